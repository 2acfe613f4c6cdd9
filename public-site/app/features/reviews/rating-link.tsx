import type { Rating } from '@antam/server/features/places/contract.ts';
import { Score } from '../../ui/stars/stars.tsx';
import styles from './rating-link.module.css';
import { REVIEWS_ID } from './review-address.ts';

/** The score at the head of a page; it leads to the reviews that it comes from. */
export function RatingLink({ rating: { score, count } }: { rating: Rating }) {
  return (
    <a className={styles.link} href={`#${REVIEWS_ID}`}>
      {score === null ? 'Chưa có nhận xét' : <Score score={score} count={count} size={20} />}
    </a>
  );
}
