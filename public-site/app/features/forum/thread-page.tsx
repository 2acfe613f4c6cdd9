import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { DiscussionProvider } from '../posts/discussion-provider.tsx';
import { Replies } from '../posts/replies.tsx';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import forum from './forum.module.css';
import { Question } from './question.tsx';
import styles from './thread.module.css';
import { ThreadSeo } from './thread-seo.tsx';
import { ThreadSide } from './thread-side.tsx';
import { ThreadStatus } from './thread-status.tsx';

const LOCKED = 'Câu hỏi này không nhận thêm trả lời. Nếu bạn có câu hỏi tương tự, hãy đặt câu hỏi mới.';

/** A question with its replies, and the form of a reply. */
export function ThreadPage({ thread, hasSent }: { thread: ThreadDetail; hasSent: boolean }) {
  const { id, title, speciality, is_locked, replies, reply_count, page, pages, absolute_url } = thread;
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Hỏi bác sĩ', to: forumPages.list() },
    ...(speciality ? [{ label: speciality.name, to: forumPages.list({ speciality: speciality.slug }) }] : []),
    { label: title },
  ];
  return (
    <DiscussionProvider discussed={{ kind: 'thread', id, isLocked: is_locked }}>
      <div className={`container ${styles.page}`} id="thread-detail">
        <ThreadSeo thread={thread} crumbs={crumbs} />
        <Breadcrumbs items={crumbs} />
        <UrgentBanner urgency={thread.emergency} />
        <ThreadStatus thread={thread} />
        <div className={forum.columns}>
          <div className={styles.content}>
            <Question thread={thread} />
            <section className={styles.replies} aria-labelledby="tra-loi">
              <h2 id="tra-loi" className={styles.heading}>
                {reply_count > 0 ? `${formatNumber(reply_count)} trả lời` : 'Chưa có trả lời'}
              </h2>
              {reply_count === 0 && (
                <p className={styles.none}>
                  Bác sĩ đọc câu hỏi mới mỗi ngày. Bạn theo dõi câu hỏi để được báo khi có trả lời.
                </p>
              )}
              <Replies key={page} replies={replies} action={absolute_url} locked={LOCKED} hasSent={hasSent} />
              <Pagination
                page={page}
                pageCount={pages}
                hrefFor={to => (to === 1 ? absolute_url : `${absolute_url}?page=${to}`)}
              />
            </section>
          </div>
          <ThreadSide thread={thread} />
        </div>
      </div>
    </DiscussionProvider>
  );
}
