import type { CommentList } from '@antam/server/features/reviews/contract.ts';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { RemovedReviews } from '../reviews/removed-reviews.tsx';
import { REVIEWS_ID } from '../reviews/review-address.ts';
import { ReviewList } from '../reviews/review-list.tsx';
import { ReviewSummary } from '../reviews/review-summary.tsx';
import { useActing } from '../reviews/use-acting.ts';
import styles from './comments.module.css';
import type { Managed } from './managed.ts';

type WorkspaceCommentsProps = {
  managed: Managed;
  /** Null where the page is not public. */
  reviews: CommentList | null;
};

/** What people say of what is managed, to be answered in its place. */
export function WorkspaceComments({ managed, reviews }: WorkspaceCommentsProps) {
  if (reviews === null) {
    return (
      <EmptyState drawing="letter" title="Trang của bạn chưa hiển thị công khai">
        Khi trang được hiển thị, nhận xét của người đã khám sẽ nằm ở đây để bạn trả lời.
      </EmptyState>
    );
  }
  return <PublicComments key={`${managed.kind} ${managed.id}`} managed={managed} reviews={reviews} />;
}

function PublicComments({ managed, reviews }: { managed: Managed; reviews: CommentList }) {
  const acting = useActing(managed.kind, managed.id);
  const { summary, removed } = reviews;
  if (summary.reviews === 0) {
    return (
      <div className={styles.comments}>
        <EmptyState drawing="letter" title="Chưa có nhận xét">
          Nhận xét của người đã khám sẽ nằm ở đây. Trả lời sớm và lịch sự giúp người đến sau yên tâm hơn.
        </EmptyState>
        <RemovedReviews removed={removed} count={reviews.removed_count} />
      </div>
    );
  }
  return (
    <div className={styles.comments}>
      <ReviewSummary summary={summary} />
      <section id={REVIEWS_ID} className={styles.list} aria-label="Nhận xét">
        <p className={`muted small ${styles.scriptless}`}>Trả lời nhận xét cần JavaScript. Bạn vẫn đọc được ở đây.</p>
        <ReviewList reviews={reviews} acting={acting} />
      </section>
      <RemovedReviews removed={removed} count={reviews.removed_count} />
    </div>
  );
}
