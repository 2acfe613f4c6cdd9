import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { articleUrl } from '../article-url.ts';
import type { ArticleCard, ArticleTopicRef } from '../contract.ts';
import { tables } from '../tables.ts';

/** The columns that a card is presented from. */
export const CARD_COLUMNS = [
  'article.id',
  'article.slug',
  'article.name',
  'article.summary',
  'article.picture',
  'article.readingMinutes',
  'article.createdAt',
  'article.publishedAt',
  'article.replyCount',
] as const;

export interface ArticleRow {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  readonly picture: string;
  readonly readingMinutes: number;
  readonly createdAt: Date;
  readonly publishedAt: Date | null;
  readonly replyCount: number;
}

const rowsByIds = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('article')
    .select(CARD_COLUMNS)
    .where('id', 'in', idList(p.ids))
    .where('status', '=', literal('published')),
);

/** The rows of those articles that everybody may read, in the order of the ids. */
export async function shownArticles({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<ArticleRow[]> {
  if (ids.length === 0) return [];
  const found = new Map((await db.read.rows(rowsByIds({ ids }))).map(row => [row.id, row]));
  return ids.flatMap(id => found.get(id) ?? []);
}

const topicRows = statement((p: Parameters<{ readonly articles: readonly number[] }>) =>
  tables
    .selectFrom('article_topic')
    .select(['article', 'term'])
    .where('article', 'in', idList(p.articles))
    .orderBy('article')
    .orderBy('position'),
);

/** The topics of articles, the main one first. */
export async function topicsOf(
  { db }: Pick<Services, 'db'>,
  articles: readonly number[],
): Promise<(article: number) => Array<ArticleTopicRef & { readonly id: number }>> {
  if (articles.length === 0) return () => [];
  const [terms, rows] = await Promise.all([termsOf(db), db.read.rows(topicRows({ articles }))]);
  const byArticle = Map.groupBy(rows, row => row.article);
  return article =>
    (byArticle.get(article) ?? []).flatMap(({ term: id }) => {
      const term = terms.get(id);
      return term ? [{ id, slug: term.slug, name: term.name }] : [];
    });
}

/** Cards of articles, in their order. Two queries at most. */
export async function articleCards(
  services: Pick<Services, 'db'>,
  rows: readonly ArticleRow[],
): Promise<ArticleCard[]> {
  const topics = await topicsOf(
    services,
    rows.map(({ id }) => id),
  );
  return rows.map(row => ({
    id: row.id,
    absolute_url: articleUrl(row),
    title: row.name,
    summary: row.summary,
    picture: row.picture === '' ? null : row.picture,
    reading_minutes: row.readingMinutes,
    topics: topics(row.id).map(({ slug, name }) => ({ slug, name })),
    published_at: (row.publishedAt ?? row.createdAt).toISOString(),
  }));
}
