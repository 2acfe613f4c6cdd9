import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/input.tsx';
import type { MessageFormProps } from './cancel-form.tsx';
import styles from './dialog.module.css';
import { FormActs } from './form-acts.tsx';

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
      <FormActs busy={busy} disabled={message.trim() === ''} onBack={onBack}>
        Gửi lời nhắn
      </FormActs>
    </form>
  );
}
