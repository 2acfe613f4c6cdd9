import { pageAt } from '../../../platform/lists/page-at.ts';
import type { Services } from '../../../platform/services.ts';
import { presentRemoved } from '../comment.presenter.ts';
import { tables } from '../tables.ts';
import { pagesOfComments } from './pages-of-comments.ts';

const PAGE_SIZE = 20;

/** Every review that was taken down, newest first, with the page that it stood on; of pages that are public. */
export async function removedReviews(services: Pick<Services, 'db' | 'subjects'>, wanted: number) {
  const { db } = services;
  const hidden = tables.selectFrom('comment').where('removedAt', 'is not', null);
  const counted = await db.read.row(hidden.select(eb => eb.fn.countAll<number>().as('count')));
  const count = Number(counted?.count ?? 0);
  const { page, pages, offset } = pageAt(count, wanted, PAGE_SIZE);
  const rows = await db.read.rows(
    hidden
      .select(['id', 'kind', 'entityId', 'removedAt', 'removalReason'])
      .orderBy('removedAt', 'desc')
      .orderBy('id', 'desc')
      .limit(PAGE_SIZE)
      .offset(offset),
  );
  const pageOf = await pagesOfComments(services, rows);
  return {
    count,
    page,
    pages,
    items: rows.map(row => ({
      ...presentRemoved(row),
      ...pageOf(row),
    })),
  };
}
