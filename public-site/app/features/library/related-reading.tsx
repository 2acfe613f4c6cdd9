import { articlePages } from '@antam/server/features/articles/pages.ts';
import { forumPages } from '@antam/server/features/forum/pages.ts';
import type { LibraryDetail } from '@antam/server/features/library/contract.ts';
import { MessageCircle } from 'lucide-react';
import cards from '../articles/article-card.module.css';
import { ArticleCard } from '../articles/article-card.tsx';
import { Block } from './block.tsx';
import styles from './library.module.css';

type RelatedReadingProps = { detail: Pick<LibraryDetail, 'articles' | 'threads' | 'specialities'> };

/** Questions that doctors answered, and articles. */
export function RelatedReading({ detail: { articles, threads, specialities } }: RelatedReadingProps) {
  const [main] = specialities;
  return (
    <>
      {threads.length > 0 && (
        <Block title="Bác sĩ đã trả lời" more={forumPages.ask({ speciality: main?.slug })} moreLabel="Đặt câu hỏi">
          <ul className={styles.questions}>
            {threads.map(({ id, absolute_url, title }) => (
              <li key={id}>
                <MessageCircle aria-hidden="true" />
                <a href={absolute_url}>{title}</a>
              </li>
            ))}
          </ul>
        </Block>
      )}
      {articles.length > 0 && (
        <Block title="Bài viết liên quan" more={articlePages.list({ topic: main?.slug })} moreLabel="Xem tất cả">
          <ul className={cards.grid}>
            {articles.map(each => (
              <li key={each.id}>
                <ArticleCard article={each} level={3} />
              </li>
            ))}
          </ul>
        </Block>
      )}
    </>
  );
}
