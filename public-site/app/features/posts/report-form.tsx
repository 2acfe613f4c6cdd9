import { type FormEvent, useRef } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { browserApi } from '../../api/browser-api.ts';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import styles from './acts.module.css';
import { FAILED, LOGIN } from './post-words.ts';

type ReportFormProps = { id: number; onClose: () => void; onReported: () => void };

/** What is wrong with a post, for staff. */
export function ReportForm({ id, onClose, onReported }: ReportFormProps) {
  const box = useRef<HTMLTextAreaElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const drafts = formDrafts(`post-report:${id}`);
  useDraft(form, { key: drafts });
  const { act, isBusy, failure } = useAct(
    (reason: string) => browserApi.post('/api/v1/post-report/:id/', { params: { id }, body: { reason } }),
    {
      login: LOGIN,
      form,
      onDone: () => {
        finishDraft(drafts);
        onReported();
      },
    },
  );
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void act(box.current?.value ?? '');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      <Field
        label="Bài viết này có gì không đúng?"
        error={failure ? (failure.fields.reason ?? failure.detail ?? FAILED.other) : undefined}
      >
        {control => <Textarea {...control} ref={box} name="reason" rows={3} maxLength={500} autoFocus />}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          Gửi báo cáo
        </Button>
        <Button variant="quiet" onClick={onClose}>
          Huỷ
        </Button>
      </div>
    </form>
  );
}
