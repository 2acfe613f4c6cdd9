import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { findRows } from '../../../platform/lists/find-rows.ts';
import type { Services } from '../../../platform/services.ts';
import { articleUrl } from '../article-url.ts';
import type { ARTICLE_SORTS, articleFilter, StaffArticleRow } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Sort = (typeof ARTICLE_SORTS)[number];

const vietnamese = new Intl.Collator('vi', { numeric: true });

const rows = tables
  .selectFrom('article')
  .select(['id', 'slug', 'name', 'status', 'publishAt', 'publishedAt', 'replyCount', 'updatedAt']);
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
  if (field === 'updated_at') return a.updatedAt.getTime() - b.updatedAt.getTime();
  return field === 'id' ? 0 : (a.publishedAt?.getTime() ?? 0) - (b.publishedAt?.getTime() ?? 0);
}

const presentRow = (row: Row): StaffArticleRow => ({
  id: row.id,
  title: row.name,
  absolute_url: articleUrl(row),
  status: row.status,
  replies: row.replyCount,
  publish_at: row.publishAt?.toISOString() ?? null,
  published_at: row.publishedAt?.toISOString() ?? null,
  updated_at: row.updatedAt.toISOString(),
});
