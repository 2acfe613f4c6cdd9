import type { OwnComments } from '@antam/server/features/reviews/contract.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { RichText } from '../detail/rich-text.tsx';
import styles from './acts.module.css';

/** Reviews of the visitor that nobody else sees yet. */
export function OwnWaiting({ waiting }: Pick<OwnComments, 'waiting'>) {
  return waiting.map(({ id, comment_html, created_at }) => (
    <article key={id} className={styles.waiting} data-waiting>
      <p>
        <strong>Nhận xét của bạn đang chờ duyệt</strong> · <TimeAgo at={created_at} />
      </p>
      <RichText html={comment_html} />
    </article>
  ));
}
