import type { CommentList, OwnComments } from '@antam/server/features/reviews/contract.ts';
import { transparencyPage, writeReviewPages } from '@antam/server/features/reviews/pages.ts';
import { useParams } from 'react-router';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import type { DetailSection } from '../detail/section.tsx';
import actsStyles from './acts.module.css';
import { CommentText } from './comment-text.tsx';
import { RemovedReviews } from './removed-reviews.tsx';
import { REVIEWS_ID } from './review-address.ts';
import { ReviewList } from './review-list.tsx';
import { ReviewSummary } from './review-summary.tsx';
import { MAY_NOT_WRITE } from './review-words.ts';
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
  const { slugId = '' } = useParams();
  const write = (
    <>
      {acting.own === null || acting.own.may_write ? (
        <WriteReview key={`${of.kind}:${of.id}`} {...of} />
      ) : (
        <p className="muted">
          {acting.own.is_owner ? (
            MAY_NOT_WRITE.owner
          ) : (
            <>
              {MAY_NOT_WRITE.written} <a href={writeReviewPages[of.kind]({ slugId })}>Sửa nhận xét</a>
            </>
          )}
        </p>
      )}
      {acting.own && <OwnWaiting waiting={acting.own.waiting} acting={acting} />}
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
      <RemovedReviews removed={removed} count={reviews.removed_count} />
      <p className="muted small">
        Điểm là trung bình cộng của các đánh giá đang hiện, không ai trả tiền để đổi được.{' '}
        <a href={transparencyPage()}>Điểm được tính thế nào</a>
      </p>
    </div>
  );
}

type OwnWaitingProps = Pick<OwnComments, 'waiting'> & { acting: Acting };

/** Reviews of the visitor that nobody else sees yet, and which their author may still change. */
function OwnWaiting({ waiting, acting }: OwnWaitingProps) {
  return waiting.map(({ id, comment_html, created_at }) => (
    <article key={id} className={actsStyles.waiting} data-waiting>
      <p>
        <strong>Nhận xét của bạn đang chờ duyệt</strong> · <TimeAgo at={created_at} />
      </p>
      <CommentText acting={acting} id={id} html={comment_html} />
    </article>
  ));
}
