import type { ThreadDetail } from '@antam/server/features/forum/contract.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { truncate } from '../../ui/text/truncate.ts';
import { DiscussionProvider } from '../posts/discussion-provider.tsx';
import { Replies } from '../posts/replies.tsx';
import { UrgentBanner } from '../posts/urgent-banner.tsx';
import forum from './forum.module.css';
import { Question } from './question.tsx';
import { questionPage } from './question-page-data.ts';
import styles from './thread.module.css';
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

/** What search engines read of a question. */
function ThreadSeo({ thread, crumbs }: { thread: ThreadDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { title, question, absolute_url, page } = thread;
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, trang ${page}` : title}
        description={truncate(question.body_no_html, 150)}
        path={page > 1 ? `${absolute_url}?page=${page}` : absolute_url}
        type="article"
      />
      <JsonLd data={questionPage(thread, origin)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
