import type { CommentAnswer, CommentEdited } from '@antam/server/features/reviews/contract.ts';
import { type FormEvent, useEffect, useId, useRef } from 'react';
import { useAct } from '../../acts/use-act.ts';
import { KeptNotice } from '../../forms/drafts/kept-notice.tsx';
import { useDraft } from '../../forms/drafts/use-draft.ts';
import type { Failure } from '../../forms/failure.ts';
import { useRootData } from '../../loading/root-data.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { finishDraft } from '../../memory/finish-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Field } from '../../ui/form/field.tsx';
import { Textarea } from '../../ui/form/input.tsx';
import { FAILED, replyTo, reportComment, saveComment } from './act-on-comment.ts';
import styles from './acts.module.css';
import type { Acting } from './use-acting.ts';

type CommentFormProps<Value> = {
  /** Where what is typed is kept, and the text that it begins with. */
  drafts: string;
  label: string;
  submit: string;
  initial?: string;
  maxLength?: number;
  send: (text: string) => Promise<Value>;
  /** What is said where it was refused. */
  failed: (failure: Failure) => string;
  onDone: (value: Value) => void;
  onClose: () => void;
};

/** A text about a comment; what was typed stays where it was refused. */
function CommentForm<Value>({
  drafts,
  label,
  submit,
  initial,
  maxLength,
  send,
  failed,
  onDone,
  onClose,
}: CommentFormProps<Value>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const box = useRef<HTMLTextAreaElement>(null);
  const draft = useDraft(form, { key: drafts, version: versionOf(initial) });
  const { act, isBusy, failure } = useAct(send, {
    login: { tab: 'login', source: 'session' },
    form,
    onDone: value => {
      finishDraft(drafts);
      onDone(value);
    },
  });
  useEffect(() => box.current?.focus(), []);
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    void act(box.current?.value ?? '');
  };
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={onSubmit}>
      {initial !== undefined && <KeptNotice draft={draft} onDropped={onClose} />}
      <Field id={id} label={label} error={failure ? failed(failure) : undefined}>
        {control => (
          <Textarea {...control} ref={box} name="comment" maxLength={maxLength ?? 2_000} defaultValue={initial} />
        )}
      </Field>
      <div className={styles.buttons}>
        <Button type="submit" busy={isBusy}>
          {submit}
        </Button>
        <Button
          variant="quiet"
          onClick={() => {
            draft?.drop();
            onClose();
          }}
        >
          Huỷ
        </Button>
      </div>
    </form>
  );
}

/** A short form of a text by which changes of it are recognised. */
const versionOf = (text = ''): string => `${text.length}:${text.slice(0, 150)}`;

type ReplyFormProps = {
  acting: Acting;
  id: number;
  onClose: () => void;
  onReplied: (reply: CommentAnswer['replies'][number]) => void;
};

/** The owner's answer to a review. */
export function ReplyForm({ acting, id, onClose, onReplied }: ReplyFormProps) {
  const viewer = useRootData()?.viewer ?? null;
  const { name = '', email = '' } = viewer ?? {};
  return (
    <CommentForm
      drafts={formDrafts(`comment-reply:${id}`)}
      label="Trả lời của bạn"
      submit="Gửi trả lời"
      send={comment => replyTo(acting, id, { comment, name, email })}
      failed={FAILED.reply}
      onDone={reply => {
        onReplied({ ...reply, author_name: name, created_at: new Date().toISOString(), edited: false });
        onClose();
      }}
      onClose={onClose}
    />
  );
}

/** What is wrong with a comment, for staff. */
export function ReportForm({ id, onClose, onReported }: { id: number; onClose: () => void; onReported: () => void }) {
  return (
    <CommentForm
      drafts={formDrafts(`comment-report:${id}`)}
      label="Nhận xét này có gì không đúng?"
      submit="Gửi báo cáo"
      maxLength={500}
      send={reason => reportComment(id, reason)}
      failed={FAILED.report}
      onDone={() => {
        onReported();
        onClose();
      }}
      onClose={onClose}
    />
  );
}

type EditFormProps = {
  acting: Acting;
  id: number;
  initial: string;
  onClose: () => void;
  onSaved: (edited: Pick<CommentEdited, 'comment_html' | 'status'>) => void;
};

/** Another text for a comment. */
export function EditForm({ acting, id, initial, onClose, onSaved }: EditFormProps) {
  return (
    <CommentForm
      drafts={formDrafts(`comment-edit:${id}`)}
      label="Sửa nhận xét"
      submit="Lưu"
      initial={initial}
      send={comment => saveComment(acting, id, comment)}
      failed={FAILED.save}
      onDone={onSaved}
      onClose={onClose}
    />
  );
}
