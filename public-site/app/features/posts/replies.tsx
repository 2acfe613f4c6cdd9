import type { PostAnswer, PostStored } from '@antam/server/features/posts/contract.ts';
import { useState } from 'react';
import { useRootData } from '../../loading/root-data.ts';
import { Notice } from '../../ui/notice/notice.tsx';
import { useDiscussion } from './discussion.ts';
import { PostItem } from './post-item.tsx';
import styles from './replies.module.css';
import { ReplyForm } from './reply-form.tsx';

type RepliesProps = {
  replies: readonly PostAnswer[];
  /** Path of the page of what is discussed. */
  action: string;
  /** What stands in the place of the form where nobody may reply any more. */
  locked: string;
  /** A reply was sent without script, and waits. */
  hasSent?: boolean;
};

type Stored = PostStored['post_data'] & { removal_reason?: string };

/** What was replied, in its order, what of the visitor's waits, and the form of a reply. */
export function Replies({ replies, action, locked, hasSent }: RepliesProps) {
  const { isLocked, own } = useDiscussion();
  const [sent, setSent] = useState<readonly Stored[]>([]);
  const shown = new Set(replies.map(({ id }) => id));
  const waiting = (own?.own ?? []).filter(({ position, status }) => position > 0 && isUnseen(status));
  const mine: Stored[] = [
    ...waiting,
    ...sent.filter(({ id }) => !shown.has(id) && waiting.every(old => old.id !== id)),
  ];
  return (
    <>
      {replies.length + mine.length > 0 && (
        <ol className={styles.replies}>
          {replies.map(reply => (
            <li key={reply.id}>
              <PostItem post={reply} />
            </li>
          ))}
          {mine.map(reply => (
            <li key={reply.id} data-own-reply={reply.status}>
              <PostItem post={reply} note={<StatusNote {...reply} />} />
            </li>
          ))}
        </ol>
      )}
      {isLocked ? (
        <Notice title="Đã khoá trả lời">{locked}</Notice>
      ) : (
        <section className={`${styles.composer} no-print`} aria-label="Viết trả lời">
          <ComposerTitle />
          {hasSent && (
            <Notice tone="good" title="Đã nhận trả lời của bạn">
              An Tâm đọc trước khi hiện. Trong lúc chờ, chỉ bạn thấy trả lời này.
            </Notice>
          )}
          <ReplyForm action={action} onReplied={reply => setSent(before => [...before, reply])} />
        </section>
      )}
    </>
  );
}

const isUnseen = (status: Stored['status']) => status !== 'published' && status !== 'reported';

/** Who writes: a reply shows their name. */
function ComposerTitle() {
  const viewer = useRootData()?.viewer;
  return (
    <header>
      <h2 className={styles.title}>Viết trả lời</h2>
      {viewer && <p className="muted small">Trả lời hiện dưới tên {viewer.name}, nếu bạn không chọn khác.</p>}
    </header>
  );
}

function StatusNote({ status, removal_reason = '' }: Pick<Stored, 'status' | 'removal_reason'>) {
  if (!isUnseen(status)) return null;
  if (status === 'pending') {
    return <Notice tone="warn">Trả lời của bạn đang chờ duyệt. Hiện chỉ bạn thấy.</Notice>;
  }
  return (
    <Notice tone="bad" title={status === 'hidden' ? 'Đã bị gỡ' : 'Không được duyệt'}>
      {removal_reason !== '' && `Lý do: ${removal_reason}`}
    </Notice>
  );
}
