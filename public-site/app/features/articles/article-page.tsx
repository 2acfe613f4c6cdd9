import type { ArticleDetail } from '@antam/server/features/articles/contract.ts';
import { articlePages } from '@antam/server/features/articles/pages.ts';
import { Printer } from 'lucide-react';
import { breadcrumbList, type Crumb } from '../../seo/breadcrumb-list.ts';
import { JsonLd } from '../../seo/json-ld.tsx';
import { Seo, useOrigin } from '../../seo/seo.tsx';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { ContentsList } from '../../ui/contents-list/contents-list.tsx';
import { HtmlText } from '../../ui/html-text/html-text.tsx';
import { Pagination } from '../../ui/pagination/pagination.tsx';
import reading from '../../ui/reading/reading.module.css';
import { Caution, Reading } from '../../ui/reading/reading.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { truncate } from '../../ui/text/truncate.ts';
import { ShareButton } from '../forum/share-button.tsx';
import acts from '../posts/acts.module.css';
import { Assignment } from '../posts/assignment.tsx';
import { DiscussionProvider } from '../posts/discussion-provider.tsx';
import { Replies } from '../posts/replies.tsx';
import { ThankButton } from '../posts/thank-button.tsx';
import styles from './article.module.css';
import cards from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';
import { ArticleHead } from './article-head.tsx';
import { ArticlePeople } from './article-people.tsx';
import { medicalPage } from './medical-page.ts';

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
          <Reading
            contents={contents.length >= MIN_CONTENTS && <ContentsList items={contents} title="Trong bài này" />}
            className={styles.content}
          >
            <HtmlText className={`prose ${reading.body}`} html={body} />
            <Caution>
              Bài viết giúp bạn hiểu thêm, không thay cho buổi khám. Khi nguy cấp, hãy gọi <a href="tel:115">115</a>.
            </Caution>
            <ArticleActs article={article} />
            <ArticlePeople article={article} />
          </Reading>
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

/** What a reader does with an article: thank, share, print. */
function ArticleActs({ article: { title, absolute_url, opening } }: { article: ArticleDetail }) {
  return (
    <div className={`${styles.acts} no-print`}>
      <ThankButton id={opening.id} thanks={opening.thanks} of={opening.created_by.name} />
      <ShareButton title={title} path={absolute_url} />
      <button type="button" className={acts.act} onClick={() => window.print()}>
        <Printer aria-hidden="true" />
        <span className={acts.word}>In bài viết</span>
      </button>
    </div>
  );
}

/** What search engines read of an article. */
function ArticleSeo({ article, crumbs }: { article: ArticleDetail; crumbs: readonly Crumb[] }) {
  const origin = useOrigin();
  const { title, summary, absolute_url, page, picture } = article;
  return (
    <>
      <Seo
        title={page > 1 ? `${title}, trang ${page}` : title}
        description={truncate(summary, 150)}
        path={page > 1 ? `${absolute_url}?page=${page}` : absolute_url}
        image={picture}
        type="article"
      />
      <JsonLd data={medicalPage(article, origin)} />
      <JsonLd data={breadcrumbList(origin, crumbs)} />
    </>
  );
}
