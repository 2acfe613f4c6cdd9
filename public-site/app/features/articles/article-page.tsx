import type { ArticleDetail } from '@antam/server/features/articles/contract.ts';
import { articlePages } from '@antam/server/features/articles/pages.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ContentsList } from '../../ui/contents-list/contents-list.tsx';
import { HtmlText } from '../../ui/html-text/html-text.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { Assignment } from '../posts/assignment.tsx';
import { DiscussionProvider } from '../posts/discussion-provider.tsx';
import { Replies } from '../posts/replies.tsx';
import styles from './article.module.css';
import { ArticleActs } from './article-acts.tsx';
import cards from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticlePeople } from './article-people.tsx';
import { ArticleSeo } from './article-seo.tsx';

const LOCKED = 'Bài viết này không nhận thêm trả lời.';
/** A shorter text is seen whole. */
const MIN_CONTENTS = 2;

/** An article: who checked it, its contents, the text, and what readers say. */
export function ArticlePage({ article, hasSent }: { article: ArticleDetail; hasSent: boolean }) {
  const { id, title, body, contents, topics, related, opening, replies, posts, page, pages, absolute_url } = article;
  const [topic] = topics;
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Bài viết', to: articlePages.list() },
    ...(topic ? [{ label: topic.name, to: articlePages.list({ topic: topic.slug }) }] : []),
    { label: title },
  ];
  return (
    <DiscussionProvider discussed={{ kind: 'article', id, isLocked: article.is_locked }}>
      <div className={`container ${styles.page}`} id="article-detail">
        <ArticleSeo article={article} crumbs={crumbs} />
        <Breadcrumbs items={crumbs} />
        <article className={styles.article}>
          <ArticleHead article={article}>
            <Assignment postId={opening.id} />
          </ArticleHead>
          <div className={styles.columns}>
            {contents.length >= MIN_CONTENTS && (
              <aside className={`${styles.contents} no-print`} aria-label="Mục lục">
                <ContentsList items={contents} title="Trong bài này" />
              </aside>
            )}
            <div className={styles.content}>
              <HtmlText className={`prose ${styles.body}`} html={body} />
              <p className={styles.caution}>
                Bài viết giúp bạn hiểu thêm, không thay cho buổi khám. Khi nguy cấp, hãy gọi <a href="tel:115">115</a>.
              </p>
              <ArticleActs article={article} />
              <ArticlePeople article={article} />
            </div>
          </div>
        </article>
        <section className={styles.replies} aria-labelledby="tra-loi">
          <h2 id="tra-loi">{replies > 0 ? `${formatNumber(replies)} trả lời` : 'Hỏi thêm về bài viết'}</h2>
          <Replies key={page} replies={posts} action={absolute_url} locked={LOCKED} hasSent={hasSent} />
          <Pagination
            page={page}
            pageCount={pages}
            hrefFor={to => (to === 1 ? absolute_url : `${absolute_url}?page=${to}`)}
          />
        </section>
        {related.length > 0 && (
          <section className={`${styles.related} no-print`} aria-labelledby="bai-lien-quan">
            <h2 id="bai-lien-quan">Bài viết liên quan</h2>
            <ul className={cards.grid}>
              {related.map(each => (
                <li key={each.id}>
                  <ArticleCard article={each} level={3} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
    </DiscussionProvider>
  );
}
