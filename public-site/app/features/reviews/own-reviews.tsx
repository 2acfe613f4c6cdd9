import type { AccountComments } from '@antam/server/features/reviews/contract.ts';
import { ownReviewsPage } from '@antam/server/features/reviews/pages.ts';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { OwnItem, OwnList } from '../accounts/own-list.tsx';
import { STATE_BADGES } from '../contributions/state-badges.ts';
import { RichText } from '../detail/rich-text.tsx';
import styles from './own-reviews.module.css';
import { REVIEWS_ID } from './review-address.ts';
import { REASON_NAMES } from './review-words.ts';

type Own = AccountComments['items'][number];

/** Everything that the visitor wrote about places and professionals, with its state. */
export function OwnReviews({ own: { items, page, pages } }: { own: AccountComments }) {
  if (items.length === 0) {
    return (
      <p className="muted">
        Bạn chưa viết nhận xét nào. Mở trang của bác sĩ hay nơi bạn đã khám để viết nhận xét đầu tiên.
      </p>
    );
  }
  return (
    <>
      <OwnList>
        {items.map(item => (
          <OwnReview key={item.id} item={item} />
        ))}
      </OwnList>
      <Pagination
        page={page}
        pageCount={pages}
        hrefFor={number => ownReviewsPage(number > 1 ? { page: number } : {})}
      />
    </>
  );
}

function OwnReview({ item }: { item: Own }) {
  const { name, absolute_url, is_reply, status, overall_rating, comment_html, reason, created_at } = item;
  return (
    <OwnItem
      title={
        <h2>
          {is_reply && 'Trả lời tại '}
          {name === '' ? 'Trang không còn hiện' : <a href={`${absolute_url}#${REVIEWS_ID}`}>{name}</a>}
        </h2>
      }
      badge={STATE_BADGES[status]}
    >
      <p className={styles.line}>
        {overall_rating > 0 && <Stars score={overall_rating} />}
        <TimeAgo at={created_at} />
      </p>
      <RichText html={comment_html} />
      {reason !== null && <p className="muted small">Lý do: {REASON_NAMES[reason]}.</p>}
    </OwnItem>
  );
}
