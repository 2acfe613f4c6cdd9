import type { CommentAnswer } from '@antam/server/features/reviews/contract.ts';
import { BadgeCheck, Frown, Smile } from 'lucide-react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { RichText } from '../detail/rich-text.tsx';
import styles from './item.module.css';
import { ASPECT_NAMES, ASPECTS, likingText } from './review-words.ts';

/** One review with the answers of the page's owner. */
export function ReviewItem({ review }: { review: CommentAnswer }) {
  const { id, author_name, overall_rating, liking, is_verified, created_at, replies } = review;
  const Face = liking ? Smile : Frown;
  return (
    <article className={styles.item} aria-label={`Nhận xét của ${author_name}`} data-comment={id}>
      <header className={styles.head}>
        <Avatar name={author_name} size={44} />
        <div className={styles.who}>
          <p className={styles.name}>{author_name}</p>
          <p className={styles.line}>
            <TimeAgo at={created_at} />
            {is_verified && (
              <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
                Đã khám
              </Badge>
            )}
          </p>
        </div>
      </header>
      {(overall_rating > 0 || liking !== null) && (
        <p className={styles.line}>
          {overall_rating > 0 && <Stars score={overall_rating} />}
          {liking !== null && (
            <span className={styles.liking}>
              <Face size={18} aria-hidden="true" />
              {likingText(liking)}
            </span>
          )}
        </p>
      )}
      <ReviewText review={review} />
      <Aspects ratings={review.ratings} />
      <Votes useful={review.useful} not_useful={review.not_useful} />
      {replies.map(reply => (
        <section key={reply.id} className={styles.reply} aria-label={`Trả lời của ${reply.author_name}`}>
          <p className={styles.line}>
            <strong>{reply.author_name}</strong> trả lời · <TimeAgo at={reply.created_at} />
            {reply.edited && <span className="muted">· đã sửa</span>}
          </p>
          <RichText html={reply.comment_html} />
        </section>
      ))}
    </article>
  );
}

/** What was written; the first words stay one click away where the owner of the page has changed them. */
function ReviewText({ review: { comment_html, edited_by, original_html } }: { review: CommentAnswer }) {
  return (
    <>
      <RichText html={comment_html} />
      {edited_by === 'author' && <p className="muted small">Người viết đã sửa</p>}
      {edited_by === 'owner' && original_html === null && <p className={styles.edited}>Đã được chủ trang chỉnh sửa</p>}
      {edited_by === 'owner' && original_html !== null && (
        <details className={styles.original}>
          <summary>
            Đã được chủ trang chỉnh sửa <span className={styles.open}>Xem bản gốc</span>
          </summary>
          <RichText html={original_html} />
        </details>
      )}
    </>
  );
}

function Aspects({ ratings }: Pick<CommentAnswer, 'ratings'>) {
  const rated = ASPECTS.filter(aspect => ratings[aspect] > 0);
  if (rated.length === 0) return null;
  return (
    <dl className={styles.aspects}>
      {rated.map(aspect => (
        <div key={aspect}>
          <dt>{ASPECT_NAMES[aspect]}</dt>
          <dd>
            <Stars score={ratings[aspect]} />
          </dd>
        </div>
      ))}
    </dl>
  );
}

function Votes({ useful, not_useful }: Pick<CommentAnswer, 'useful' | 'not_useful'>) {
  if (useful + not_useful === 0) return null;
  const texts = [
    useful > 0 && `${formatNumber(useful)} người thấy hữu ích`,
    not_useful > 0 && `${formatNumber(not_useful)} người thấy không hữu ích`,
  ];
  return <p className="muted small">{texts.filter(Boolean).join(' · ')}</p>;
}
