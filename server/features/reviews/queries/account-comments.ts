import { pageAt } from '../../../platform/lists/page-at.ts';
import type { Services } from '../../../platform/services.ts';
import type { AccountComments } from '../contract.ts';
import { commentHtml } from '../rules/comment-html.ts';
import { tables } from '../tables.ts';
import { pagesOfComments } from './pages-of-comments.ts';

const PAGE_SIZE = 20;

/** One page of everything that an account wrote, newest first, whether others see it or not. */
export async function accountComments(
  services: Pick<Services, 'db' | 'subjects'>,
  accountId: number,
  wanted: number,
): Promise<AccountComments> {
  const { db } = services;
  const own = tables.selectFrom('comment').where('account', '=', accountId);
  const counted = await db.primary.row(own.select(eb => eb.fn.countAll<number>().as('count')));
  const count = Number(counted?.count ?? 0);
  const { page, pages, offset } = pageAt(count, wanted, PAGE_SIZE);
  const rows = await db.primary.rows(
    own
      .select(['id', 'kind', 'entityId', 'parentId', 'status', 'overall', 'body', 'isVerified'])
      .select(['removalReason', 'createdAt'])
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
      id: row.id,
      kind: row.kind,
      ...pageOf(row),
      is_reply: row.parentId !== null,
      // To its author a reported review is one that everybody reads.
      status: row.status === 'reported' ? 'published' : row.status,
      overall_rating: row.overall,
      comment_html: commentHtml(row.body),
      is_verified: row.isVerified,
      reason: row.removalReason,
      created_at: row.createdAt.toISOString(),
    })),
  };
}
