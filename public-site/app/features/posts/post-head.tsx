import type { PostAnswer } from '@antam/server/features/posts/contract.ts';
import { BadgeCheck, Building2, CalendarPlus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './post.module.css';

/** Whose words a post is: of who replied in the name of a page, else of its author. */
export const authorOf = ({ replyer, created_by }: PostAnswer): string => replyer?.name ?? created_by.name;

/** When a post was written, and that it was changed since. */
export function PostTime({ post: { created_at, modified_at } }: { post: PostAnswer }) {
  return (
    <>
      <TimeAgo at={created_at} />
      {modified_at !== null && ' · đã sửa'}
    </>
  );
}

/** Who wrote a post, as everybody does; `children` say more of them. */
export function MemberHead({ post, children }: { post: PostAnswer; children?: ReactNode }) {
  const name = authorOf(post);
  return (
    <header className={styles.head}>
      <Avatar name={name} size={44} image={thumbnailOf(post)} />
      <div className={styles.who}>
        <p className={styles.name}>{name}</p>
        <p className={styles.line}>
          {children}
          <PostTime post={post} />
        </p>
      </div>
    </header>
  );
}

/** Who answered, where it was a professional, a place or the site: what they are, and where they are met. */
export function AnswerHead({ post }: { post: PostAnswer }) {
  const { replyer, answer_type } = post;
  const name = authorOf(post);
  // Of an author who hides the name a page learns only as what they answered.
  const isHidden = replyer === null;
  const isSite = replyer?.type === 'official';
  return (
    <header className={styles.head}>
      {isSite ? (
        <img src="/favicon.svg" width={56} height={56} alt="" />
      ) : (
        <Avatar name={name} size={56} image={thumbnailOf(post)} />
      )}
      <div className={styles.who}>
        <p className={styles.name}>
          {replyer?.absolute_url ? <a href={replyer.absolute_url}>{name}</a> : name}
          {answer_type === 'professional' && (isHidden || replyer.is_verified) && (
            <Badge tone="good" icon={<BadgeCheck aria-hidden="true" />}>
              Bác sĩ đã xác minh
            </Badge>
          )}
          {answer_type === 'official' && (
            <Badge tone="brand" icon={<Building2 aria-hidden="true" />}>
              Trả lời chính thức
            </Badge>
          )}
        </p>
        {replyer && (replyer.label !== '' || replyer.specialities.length > 0) && (
          <p className={styles.label}>{[replyer.label, ...replyer.specialities].filter(Boolean).join(' · ')}</p>
        )}
        <p className={styles.line}>
          <PostTime post={post} />
        </p>
      </div>
      {replyer?.booking_url && (
        <LinkButton
          to={replyer.booking_url}
          size="s"
          variant="outline"
          className={styles.booking}
          icon={<CalendarPlus aria-hidden="true" />}
          aria-label={`Đặt khám với ${name}`}
        >
          Đặt khám
        </LinkButton>
      )}
    </header>
  );
}

const thumbnailOf = ({ replyer }: PostAnswer) => (replyer?.thumbnail ? { src: replyer.thumbnail } : null);
