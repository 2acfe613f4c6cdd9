import type { CommentAnswer } from '@antam/server/features/reviews/contract.ts';
import { clsx } from 'clsx';
import { useState } from 'react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import { Stars } from '../../ui/stars/stars.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import { RichText } from '../detail/rich-text.tsx';
import { CommentText } from './comment-text.tsx';
import styles from './item.module.css';
import { ReviewActs } from './review-acts.tsx';
import { ASPECT_NAMES, ASPECTS, likingText } from './review-words.ts';
import type { Acting } from './use-acting.ts';

type ReviewItemProps = { review: CommentAnswer; acting: Acting };

/** One review with the answers of the page's owner. */
export function ReviewItem({ review, acting }: ReviewItemProps) {
  const { id, author_name, overall_rating, liking, is_verified, created_at, replies } = review;
  const [sent, setSent] = useState<CommentAnswer['replies']>([]);
  const answers = [...replies, ...sent.filter(reply => !replies.some(known => known.id === reply.id))];
  return (
    <article className={styles.item} aria-label={`Nhận xét của ${author_name}`} data-comment={id}>
      <Avatar name={author_name} size={44} />
      <p className={styles.name}>{author_name}</p>
      <p className={clsx(styles.line, styles.when)}>
        <TimeAgo at={created_at} />
        {is_verified && (
          <Badge tone="good" className={drawnAs(styles.verified)}>
            Đã khám
          </Badge>
        )}
      </p>
      {(overall_rating > 0 || liking !== null) && (
        <p
          className={clsx(
            styles.line,
            liking !== null && [styles.liking, drawnAs(liking ? styles.pleased : styles.displeased)],
          )}
        >
          {overall_rating > 0 && <Stars score={overall_rating} />}
          {liking !== null && likingText(liking)}
        </p>
      )}
      <ReviewText review={review} acting={acting} />
      <Aspects ratings={review.ratings} />
      <ReviewActs acting={acting} review={review} onReplied={reply => setSent(before => [...before, reply])} />
      {answers.map(reply => (
        <article key={reply.id} className={styles.reply} aria-label={`Trả lời của ${reply.author_name}`}>
          <p className={styles.line}>
            <strong>{reply.author_name}</strong> trả lời · <TimeAgo at={reply.created_at} />
            {reply.edited && <span className="muted">· đã sửa</span>}
          </p>
          <CommentText acting={acting} id={reply.id} html={reply.comment_html} />
        </article>
      ))}
    </article>
  );
}

/** What was written; the first words stay one click away where the owner of the page has changed them. */
function ReviewText({ review, acting }: ReviewItemProps) {
  const { id, comment_html } = review;
  const [isChanged, setChanged] = useState(false);
  const isByAuthor = acting.own?.authored.includes(id) === true;
  const edited_by = isChanged && review.edited_by !== 'owner' ? (isByAuthor ? 'author' : 'owner') : review.edited_by;
  const original_html = review.original_html ?? (isChanged && !isByAuthor ? comment_html : null);
  return (
    <CommentText acting={acting} id={id} html={comment_html} onSaved={() => setChanged(true)}>
      {edited_by === 'author' && <p className="muted small">Người viết đã sửa</p>}
      {edited_by === 'owner' && original_html === null && <p className={styles.edited}>Đã được chủ trang chỉnh sửa</p>}
      {edited_by === 'owner' && original_html !== null && (
        <details className={styles.original}>
          <summary>
            Đã được chủ trang chỉnh sửa <span className={styles.open}>Xem bản gốc</span>
          </summary>
          <div className="inset">
            <RichText html={original_html} />
          </div>
        </details>
      )}
    </CommentText>
  );
}

function Aspects({ ratings }: Pick<CommentAnswer, 'ratings'>) {
  const rated = ASPECTS.filter(aspect => ratings[aspect] > 0);
  if (rated.length === 0) return null;
  return (
    <ul className={styles.aspects}>
      {rated.map(aspect => (
        <li key={aspect}>
          {ASPECT_NAMES[aspect]} <Stars score={ratings[aspect]} />
        </li>
      ))}
    </ul>
  );
}
