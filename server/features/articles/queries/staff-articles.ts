import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import { articleUrl } from '../article-url.ts';
import type { ARTICLE_SORTS, articleFilter, StaffArticle, StaffArticleRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { noArticle } from './article-detail.ts';

type Sort = (typeof ARTICLE_SORTS)[number];

const vietnamese = new Intl.Collator('vi', { numeric: true });

const rows = tables
  .selectFrom('article')
  .select(['id', 'slug', 'name', 'status', 'publish_at', 'published_at', 'reply_count', 'updated_at']);
const details = rows
  .select(['summary', 'body', 'author_name', 'author_id', 'reviewer_name', 'reviewer_id', 'reviewed_on'])
  .select('is_locked');
type Row = Awaited<ReturnType<typeof allRows>>[number];

const allRows = ({ db }: Pick<Services, 'db'>) => db.primary.rows(rows);

/** One page of all articles. There are some hundreds, so they are searched and sorted in memory. */
export async function listStaffArticles(
  services: Pick<Services, 'db'>,
  query: RestQuery<z.output<typeof articleFilter>, Sort>,
): Promise<RestPage<StaffArticleRow>> {
  const { status } = query.filter;
  const found = findRows(await allRows(services), query, {
    textsOf: row => [row.name],
    matches: row => status === undefined || row.status === status,
    compare: (a, b) => compareBy(query.sort.field, a, b),
  });
  return { rows: found.rows.map(presentRow), total: found.total };
}

function compareBy(field: Sort, a: Row, b: Row): number {
  if (field === 'title') return vietnamese.compare(a.name, b.name);
  if (field === 'updated_at') return a.updated_at.getTime() - b.updated_at.getTime();
  return field === 'id' ? 0 : (a.published_at?.getTime() ?? 0) - (b.published_at?.getTime() ?? 0);
}

const presentRow = (row: Row): StaffArticleRow => ({
  id: row.id,
  title: row.name,
  absolute_url: articleUrl(row),
  status: row.status,
  replies: row.reply_count,
  publish_at: row.publish_at?.toISOString() ?? null,
  published_at: row.published_at?.toISOString() ?? null,
  updated_at: row.updated_at.toISOString(),
});

/** One article with everything that staff may edit. Throws 404. */
export async function findStaffArticle({ db }: Pick<Services, 'db'>, id: number): Promise<Omit<StaffArticle, 'can'>> {
  const [row, topics] = await Promise.all([
    db.primary.row(details.where('id', '=', id)),
    db.primary.rows(
      tables.selectFrom('article_topic').select('term_id').where('article_id', '=', id).orderBy('position'),
    ),
  ]);
  if (!row) throw noArticle();
  return {
    ...presentRow(row),
    summary: row.summary,
    body: row.body,
    topics: topics.map(({ term_id }) => term_id),
    author_name: row.author_name,
    author: row.author_id,
    is_locked: row.is_locked,
    reviewer_name: row.reviewer_name,
    reviewer: row.reviewer_id,
    reviewed_on: row.reviewed_on,
  };
}
