import type { CommentAnswer, CommentEdited } from '@antam/server/features/reviews/contract.ts';
import { useRootData } from '../../loading/root-data.ts';
import { formDrafts } from '../../memory/draft-keys.ts';
import { TextForm } from '../contributions/text-form.tsx';
import { FAILED, replyTo, reportComment, saveComment } from './act-on-comment.ts';
import styles from './acts.module.css';
import type { Acting } from './use-acting.ts';

/** What all texts about a comment have alike. */
const COMMENT = {
  styles,
  name: 'comment',
  maxLength: 2_000,
  login: { tab: 'login', source: 'session' },
} as const;

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
    <TextForm
      {...COMMENT}
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
    <TextForm
      {...COMMENT}
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
    <TextForm
      {...COMMENT}
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
