import type { ArticleCard as ArticleCardData } from '@antam/server/features/articles/contract.ts';
import { Clock } from 'lucide-react';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { formatDate } from '../../ui/text/format-date.ts';
import { wholeEnd } from '../../ui/text/whole-parts.ts';
import styles from './article-card.module.css';
import { ArticlePicture } from './article-picture.tsx';

type ArticleCardProps = { article: ArticleCardData; level?: 2 | 3; eager?: boolean };

/** An article with its picture or the sign of its topic. */
export function ArticleCard({ article, level = 2, eager }: ArticleCardProps) {
  const { absolute_url, title, summary, topics, published_at, reading_minutes } = article;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" padded={false} interactive className={styles.card}>
      <ArticlePicture article={article} eager={eager} />
      <div className={styles.body}>
        {topics[0] && <p className={styles.topic}>{topics[0].name}</p>}
        <Heading className={styles.title}>
          <CardLink to={absolute_url}>{wholeEnd(title)}</CardLink>
        </Heading>
        <p className={styles.summary}>{summary}</p>
        <p className={styles.facts}>
          <time dateTime={published_at}>{formatDate(published_at)}</time>
          <span className={styles.time}>
            <Clock size={16} aria-hidden="true" />
            {reading_minutes} phút đọc
          </span>
        </p>
      </div>
    </Card>
  );
}
