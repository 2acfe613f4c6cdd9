import type { RemovedReview } from '@antam/server/features/reviews/contract.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { formatDate } from '../../ui/text/format-date.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { REASON_NAMES } from './review-words.ts';
import styles from './reviews.module.css';

type RemovedReviewsProps = {
  /** The latest. */
  removed: readonly RemovedReview[];
  /** How many reviews were removed in all. */
  count: number;
};

/** The trace that reviews leave which staff took down: when, and why. */
export function RemovedReviews({ removed, count }: RemovedReviewsProps) {
  if (count === 0) return null;
  return (
    <details className={styles.removed}>
      <summary>{formatNumber(count)} nhận xét đã bị gỡ</summary>
      <ul>
        {removed.map(({ id, removed_at, reason }) => (
          <li key={id}>
            <time dateTime={removed_at}>{formatDate(removed_at)}</time>: gỡ vì {REASON_NAMES[reason]}
          </li>
        ))}
      </ul>
      <a href={transparencyPage()}>Mọi nhận xét đã bị gỡ trên An Tâm</a>
    </details>
  );
}
