import type { OwnComments } from '@antam/server/features/reviews/contract.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { RichText } from '../detail/rich-text.tsx';
import styles from './acts.module.css';

/** Reviews of the visitor that nobody else sees yet. */
export function OwnWaiting({ waiting }: Pick<OwnComments, 'waiting'>) {
  return waiting.map(({ id, comment_html, created_at }) => (
    <section key={id} className={styles.waiting} aria-label="Nhận xét của bạn đang chờ duyệt" data-waiting>
      <p>
        <strong>Nhận xét của bạn đang chờ duyệt</strong> · <TimeAgo at={created_at} />
      </p>
      <RichText html={comment_html} />
    </section>
  ));
}
