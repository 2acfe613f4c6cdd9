import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/input.tsx';
import type { MessageFormProps } from './cancel-form.tsx';
import styles from './dialog.module.css';

/** Asks what the provider writes to the person who booked. */
export function WriteForm({ drafts, fitting, busy, onBack, onSend, children }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const [message, setMessage] = useState('');
  useEffect(() => box.current?.focus(), []);
  useDraft(form, { key: drafts, fitting });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(message)) finishDraft(drafts);
  };
  return (
    <form ref={form} className={styles.step} onSubmit={event => void send(event)}>
      {children}
      <Field label="Lời nhắn cho người bệnh" hint="Gửi qua email hoặc tin nhắn kèm liên kết mở lịch hẹn.">
        {control => (
          <Textarea
            {...control}
            ref={box}
            name="message"
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
