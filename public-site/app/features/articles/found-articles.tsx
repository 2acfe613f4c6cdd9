import type { ArticleCard as Article } from '@antam/server/features/articles/contract.ts';
import { articlePages } from '@antam/server/features/articles/pages.ts';
import { Link } from '../../ui/link/link.tsx';
import cards from './article-card.module.css';
import { ArticleCard } from './article-card.tsx';
import styles from './articles.module.css';

/** As many as fill a row. */
const MAX_ARTICLES = 3;

/** Articles that hold the words that the visitor searches for, below everything else that was found. */
export function FoundArticles({ q, articles }: { q: string; articles: readonly Article[] }) {
  if (articles.length === 0) return null;
  return (
    <section className={styles.found} aria-labelledby="bai-viet" data-results>
      <div className={styles.foundHead}>
        <h2 id="bai-viet">Bài viết</h2>
        {articles.length > MAX_ARTICLES && (
          <Link to={articlePages.list({ q })} className="more-link">
            Xem tất cả
          </Link>
        )}
      </div>
      <ul className={cards.grid}>
        {articles.slice(0, MAX_ARTICLES).map(article => (
          <li key={article.id}>
            <ArticleCard article={article} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
