import type { Activity } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { Card } from '../../ui/card/card.tsx';
import { NeighbourPages } from '../../ui/pagination/neighbour-pages.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import { PostItem } from '../posts/post-item.tsx';
import styles from './forum.module.css';

/** What was asked and answered lately, the newest first. */
export function ActivityPage({ activity: { items, next } }: { activity: Activity }) {
  return (
    <div className={`container ${styles.page} ${styles.narrow}`} id="activity-list">
      <Breadcrumbs
        items={[
          { label: 'Trang chủ', to: '/' },
          { label: 'Hỏi bác sĩ', to: forumPages.list() },
          { label: 'Hoạt động' },
        ]}
      />
      <header className={styles.head}>
        <h1>Hoạt động hỏi đáp</h1>
        <LinkButton to={forumPages.ask()}>Đặt câu hỏi</LinkButton>
      </header>
      {items.length === 0 ? (
        <EmptyState drawing="letter" title="Chưa có ai viết gì">
          Câu hỏi và câu trả lời mới sẽ hiện ra ở đây.
        </EmptyState>
      ) : (
        <ul id="list" className={styles.cards}>
          {items.map(({ post, title, absolute_url, is_question }) => (
            <Card as="li" key={post.id} className={styles.act}>
              <p className={styles.where}>
                {is_question ? 'Câu hỏi mới: ' : 'Trả lời cho: '}
                <a href={absolute_url}>{title}</a>
              </p>
              <PostItem post={post} />
            </Card>
          ))}
        </ul>
      )}
      <NeighbourPages previous={null} next={next === null ? null : forumPages.activity({ after: next })} />
    </div>
  );
}
