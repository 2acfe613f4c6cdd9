import { type FormEvent, useEffect, useRef } from 'react';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/input.tsx';
import styles from './dialog.module.css';

type CancelFormProps = { busy: boolean; onBack: () => void; onSend: (message: string) => void };

/** Asks what the patient is told when a visit is cancelled. */
export function CancelForm({ busy, onBack, onSend }: CancelFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  const send = (event: FormEvent) => {
    event.preventDefault();
    onSend(box.current?.value ?? '');
  };
  return (
    <form className={styles.step} onSubmit={send}>
      <Field
        label="Lời nhắn cho người bệnh"
        optional
        hint="Người bệnh được báo ngay. Bạn nên nói vì sao và khi nào có thể đến."
      >
        {control => <Textarea {...control} ref={box} maxLength={500} rows={3} />}
      </Field>
      <div className={styles.acts}>
        <Button type="submit" variant="danger" busy={busy}>
          Huỷ lịch hẹn
        </Button>
        <Button variant="quiet" onClick={onBack}>
          Giữ lại
        </Button>
      </div>
    </form>
  );
}
