import { type FormEvent, type ReactNode, useEffect, useRef } from 'react';
import { useDraft } from '../../../forms/drafts/use-draft.ts';
import type { FieldValues } from '../../../memory/draft-store.ts';
import { finishDraft } from '../../../memory/finish-draft.ts';
import { Button } from '../../../ui/button/button.tsx';
import { Field } from '../../../ui/form/field.tsx';
import { Textarea } from '../../../ui/form/input.tsx';
import styles from './dialog.module.css';

export type MessageFormProps = {
  /** Where the draft of the message is kept. */
  drafts: string;
  /** What of a draft goes with what the message is about, where that changes. */
  fitting?: ((values: FieldValues) => FieldValues) | undefined;
  busy: boolean;
  onBack: () => void;
  /** Answers whether it was done. */
  onSend: (message: string) => Promise<boolean>;
  /** What the draft keeps beside the message. */
  children?: ReactNode;
};

/** Asks what the message to the patient says when a visit is cancelled. */
export function CancelForm({ drafts, fitting, busy, onBack, onSend, children }: MessageFormProps) {
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  useEffect(() => box.current?.focus(), []);
  useDraft(form, { key: drafts, fitting });
  const send = async (event: FormEvent) => {
    event.preventDefault();
    if (await onSend(box.current?.value ?? '')) finishDraft(drafts);
  };
  return (
    <form ref={form} className={styles.step} onSubmit={event => void send(event)}>
      {children}
      <Field
        label="Lời nhắn cho người bệnh"
        optional
        hint="Người bệnh được báo ngay. Bạn nên nói vì sao và khi nào có thể đến."
      >
        {control => <Textarea {...control} ref={box} name="message" maxLength={500} rows={3} />}
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
