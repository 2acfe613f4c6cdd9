import type { OwnComments } from '@antam/server/features/reviews/contract.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './acts.module.css';
import { CommentText } from './comment-text.tsx';
import type { Acting } from './use-acting.ts';

type OwnWaitingProps = Pick<OwnComments, 'waiting'> & { acting: Acting };

/** Reviews of the visitor that nobody else sees yet, and which their author may still change. */
export function OwnWaiting({ waiting, acting }: OwnWaitingProps) {
  return waiting.map(({ id, comment_html, created_at }) => (
    <article key={id} className={styles.waiting} data-waiting>
      <p>
        <strong>Nhận xét của bạn đang chờ duyệt</strong> · <TimeAgo at={created_at} />
      </p>
      <CommentText acting={acting} id={id} html={comment_html} />
    </article>
  ));
}
