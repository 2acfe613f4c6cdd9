import type { CommentList } from '@antam/server/features/reviews/contract.ts';
import { transparencyPage } from '@antam/server/features/reviews/pages.ts';
import { useLocation } from 'react-router';
import { Link } from '../../ui/link/link.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import type { DetailSection } from '../detail/section.tsx';
import { OwnWaiting } from './own-waiting.tsx';
import { RemovedReviews } from './removed-reviews.tsx';
import { REVIEWS_ID, reviewAddress, reviewChoice } from './review-address.ts';
import { ReviewControls } from './review-controls.tsx';
import { ReviewItem } from './review-item.tsx';
import { ReviewSummary } from './review-summary.tsx';
import styles from './reviews.module.css';
import { type Acting, useActing } from './use-acting.ts';
import { type Reviewed, WriteReview } from './write-review.tsx';

/** What people say of a place or a professional; it is there when nobody has said anything, too. */
export const reviewsSection = (reviews: CommentList, of: Reviewed): DetailSection => ({
  id: REVIEWS_ID,
  title: 'Nhận xét',
  content: <Reviews reviews={reviews} of={of} />,
});

function Reviews({ reviews, of }: { reviews: CommentList; of: Reviewed }) {
  const { summary, removed } = reviews;
  const acting = useActing(of.kind, of.id);
  const write = (
    <>
      <WriteReview key={`${of.kind}:${of.id}`} {...of} />
      {acting.own && <OwnWaiting waiting={acting.own.waiting} />}
    </>
  );
  return (
    <div className={styles.reviews}>
      {summary.reviews === 0 ? (
        <div className={styles.empty}>
          <p>
            <strong>Chưa có nhận xét</strong>
          </p>
          <p className={styles.none}>Bạn đã khám ở đây? Hãy là người đầu tiên kể lại, để người đến sau dễ chọn hơn.</p>
          {write}
        </div>
      ) : (
        <>
          <ReviewSummary summary={summary} />
          {write}
          <ReviewList reviews={reviews} acting={acting} />
        </>
      )}
      <RemovedReviews removed={removed} />
      <p className="muted small">
        Điểm là trung bình cộng của các đánh giá đang hiện, không ai trả tiền để đổi được.{' '}
        <a href={transparencyPage()}>Điểm được tính thế nào</a>
      </p>
    </div>
  );
}

type ReviewListProps = { reviews: CommentList; acting: Acting };

function ReviewList({ reviews: { summary, items, count, page, pages }, acting }: ReviewListProps) {
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
