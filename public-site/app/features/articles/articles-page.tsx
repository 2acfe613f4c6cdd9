import type { ArticleList } from '@antam/server/features/articles/contract.ts';
import { articlePages } from '@antam/server/features/articles/pages.ts';
import { ArrowLeft, ArrowRight } from 'lucide-react';
import { Seo } from '../../seo/seo.tsx';
import titled from '../../styles/titled-page.module.css';
import { Breadcrumbs } from '../../ui/breadcrumbs/breadcrumbs.tsx';
import { LinkButton } from '../../ui/button/button.tsx';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { EmptyState } from '../../ui/states/empty-state.tsx';
import cards from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';
import styles from './articles.module.css';

/** What of the address the list shows. */
export type ArticlesQuery = { topic: string | null; q: string; isFirst: boolean };

/** How many cards are seen at once. */
const EAGER = 3;

/** Articles, the newest first, of all topics or of one. */
export function ArticlesPage({ list, query }: { list: ArticleList; query: ArticlesQuery }) {
  const { items, topics, next, previous } = list;
  const topic = topics.find(({ slug }) => slug === query.topic);
  const at = (more: { after?: string; before?: string }) =>
    articlePages.list({ ...(query.topic === null ? {} : { topic: query.topic }), ...more });
  const title = topic ? `Bài viết về ${topic.name}` : 'Bài viết sức khoẻ';
  const crumbs = [
    { label: 'Trang chủ', to: '/' },
    { label: 'Bài viết', to: articlePages.list() },
  ];
  return (
    <div className={`container ${titled.page}`}>
      <Seo
        title={title}
        description="Bài viết dễ hiểu về triệu chứng, cách chăm sóc tại nhà và khi nào cần đi khám, có bác sĩ kiểm tra nội dung."
        path={at({})}
        noindex={query.q !== '' || !query.isFirst}
      />
      <Breadcrumbs
        items={topic ? [...crumbs, { label: topic.name }] : [crumbs[0] ?? { label: '' }, { label: 'Bài viết' }]}
      />
      <h1>{query.q === '' ? title : `Bài viết về “${query.q}”`}</h1>
      <p className={titled.lead}>
        Viết cho người đang lo lắng: chuyện gì đang xảy ra, bạn làm được gì và khi nào cần đi khám.
      </p>
      <nav className={styles.topics} aria-label="Chủ đề">
        <ChipLink to={articlePages.list()} selected={query.topic === null && query.q === ''}>
          Tất cả
        </ChipLink>
        {topics.map(({ slug, name }) => (
          <ChipLink key={slug} to={articlePages.list({ topic: slug })} selected={slug === query.topic}>
            {name}
          </ChipLink>
        ))}
      </nav>
      {items.length === 0 ? (
        <EmptyState
          drawing="search"
          title="Chưa có bài viết nào ở đây"
          action={<LinkButton to={articlePages.list()}>Xem tất cả bài viết</LinkButton>}
        >
          Bạn thử gõ một từ ngắn hơn, hoặc chọn một chủ đề khác.
        </EmptyState>
      ) : (
        <ul id="list" className={cards.grid}>
          {items.map((article, index) => (
            <li key={article.id}>
              <ArticleCard article={article} eager={index < EAGER} />
            </li>
          ))}
        </ul>
      )}
      {(previous !== null || next !== null) && (
        <nav className={styles.neighbours} aria-label="Phân trang">
          {previous !== null && (
            <LinkButton to={at({ before: previous })} variant="outline" icon={<ArrowLeft aria-hidden="true" />}>
              Mới hơn
            </LinkButton>
          )}
          {next !== null && (
            <LinkButton to={at({ after: next })} variant="outline" icon={<ArrowRight aria-hidden="true" />}>
              Cũ hơn
            </LinkButton>
          )}
        </nav>
      )}
    </div>
  );
}
