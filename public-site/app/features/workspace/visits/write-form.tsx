import { type FormEvent, useEffect, useRef, useState } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/input.tsx';
import styles from './dialog.module.css';

type WriteFormProps = { busy: boolean; onBack: () => void; onSend: (message: string) => void };

/** Asks what the provider writes to whoever booked. */
export function WriteForm({ busy, onBack, onSend }: WriteFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => box.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(message);
  };
  return (
    <form className={styles.step} onSubmit={send}>
      <Field label="Lời nhắn cho người bệnh" hint="Gửi qua email hoặc tin nhắn kèm liên kết mở lịch hẹn.">
        {control => (
          <Textarea
            {...control}
            ref={box}
            maxLength={500}
            rows={3}
            value={message}
            onChange={event => setMessage(event.target.value)}
          />
        )}
      </Field>
      <div className={styles.acts}>
        <Button type="submit" busy={busy} disabled={message.trim() === ''}>
          Gửi lời nhắn
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Quay lại
        </Button>
      </div>
    </form>
  );
}
