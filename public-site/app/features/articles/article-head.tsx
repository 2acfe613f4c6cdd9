import type { ArticleDetail } from '@antam/server/features/articles/contract.ts';
import { articlePages } from '@antam/server/features/articles/pages.ts';
import { CalendarDays, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import { ChipLink } from '../../ui/chip/chip.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import styles from './article.module.css';
import { CheckedBy } from './checked-by.tsx';

/** Title, topics, who checked the article and how long it takes to read. */
export function ArticleHead({ article, children }: { article: ArticleDetail; children?: ReactNode }) {
  const { title, summary, topics, reviewer, reviewed_on, published_at, updated_at, reading_minutes } = article;
  const isChanged = updated_at.slice(0, 10) > published_at.slice(0, 10);
  return (
    <header className={styles.head}>
      {topics.length > 0 && (
        <div className={`${styles.topics} no-print`}>
          {topics.map(({ slug, name }) => (
            <ChipLink key={slug} to={articlePages.list({ topic: slug })}>
              {name}
            </ChipLink>
          ))}
        </div>
      )}
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.summary}>{summary}</p>
      <ul className={styles.facts}>
        <CheckedBy reviewer={reviewer} on={reviewed_on} />
        <li>
          <CalendarDays aria-hidden="true" />
          <span>
            <time dateTime={published_at}>{formatDate(published_at)}</time>
            {isChanged && (
              <>
                , sửa <time dateTime={updated_at}>{formatDate(updated_at)}</time>
              </>
            )}
          </span>
        </li>
        <li>
          <Clock aria-hidden="true" />
          <span>{reading_minutes} phút đọc</span>
        </li>
      </ul>
      {children}
    </header>
  );
}
