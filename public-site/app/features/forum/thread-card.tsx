import type { ThreadCard as Thread } from '@antam/server/features/forum/contract.ts';
import { BadgeCheck } from 'lucide-react';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { drawn } from '../../ui/drawn/drawn.ts';
import { formatNumber } from '../../ui/text/format-number.ts';
import { TimeAgo } from '../../ui/time/time-ago.tsx';
import styles from './thread-card.module.css';

type ThreadCardProps = {
  thread: Thread /** Level of the title as a heading; 2 below a page's title. */;
  level?: 2 | 3;
};

/** A question in a list: what was asked, who answered, and what came of it. The whole card opens the page. */
export function ThreadCard({ thread, level = 2 }: ThreadCardProps) {
  const { title, excerpt, speciality, created_by, published_at, replies, thanks, answered_by } = thread;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <p className={styles.line}>
        {speciality && <Badge tone="brand">{speciality.name}</Badge>}
        <span>
          {created_by.name} · <TimeAgo at={published_at} />
        </span>
      </p>
      <Heading className={styles.title}>
        <CardLink to={thread.absolute_url}>{title}</CardLink>
      </Heading>
      {excerpt !== '' && <p className={styles.excerpt}>{excerpt}</p>}
      <div className={styles.foot}>
        {answered_by ? (
          <p className={styles.answered}>
            <Avatar
              name={answered_by.name}
              size={28}
              image={answered_by.thumbnail === null ? null : { src: answered_by.thumbnail }}
            />
            <span>
              <strong>{answered_by.name}</strong> đã trả lời
            </span>
            <BadgeCheck aria-hidden="true" />
          </p>
        ) : (
          <p className={styles.open}>Chưa có bác sĩ trả lời</p>
        )}
        <p className={styles.counts}>
          {replies > 0 && <span className={drawn('replies')}>{formatNumber(replies)} trả lời</span>}
          {thanks > 0 && <span className={drawn('heart')}>{formatNumber(thanks)} cảm ơn</span>}
        </p>
      </div>
    </Card>
  );
}
