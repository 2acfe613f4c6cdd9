import type { CommentList } from '@antam/server/features/reviews/contract.ts';
import { useLocation } from 'react-router';
import { Link } from '../../ui/link/link.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { reviewAddress, reviewChoice } from './review-address.ts';
import { ReviewControls } from './review-controls.tsx';
import { ReviewItem } from './review-item.tsx';
import styles from './reviews.module.css';
import type { Acting } from './use-acting.ts';

type ReviewListProps = { reviews: CommentList; acting: Acting };

/** The reviews that the open page's address asks for, with what narrows and orders them. */
export function ReviewList({ reviews: { summary, items, count, page, pages }, acting }: ReviewListProps) {
  const { pathname, search } = useLocation();
  const asked = new URLSearchParams(search);
  const addressOf = (change: Parameters<typeof reviewAddress>[2]) => reviewAddress(pathname, asked, change);
  const choice = reviewChoice(asked);
  return (
    <>
      <ReviewControls summary={summary} choice={choice} count={count} addressOf={addressOf} />
      {items.length === 0 ? (
        <p className={styles.none}>
          Không có nhận xét nào khớp.{' '}
          <Link to={addressOf({ stars: null, verified: null })} preventScrollReset>
            Xem tất cả nhận xét
          </Link>
        </p>
      ) : (
        <ol className={styles.items}>
          {items.map(item => (
            <li key={item.id}>
              <ReviewItem review={item} acting={acting} />
            </li>
          ))}
        </ol>
      )}
      <Pagination page={page} pageCount={pages} hrefFor={number => addressOf({ page: String(number) })} />
    </>
  );
}
