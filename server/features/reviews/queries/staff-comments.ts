import type { InferResult } from 'kysely';
import type { z } from 'zod';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { namedRecords } from '../../../platform/subjects/named-records.ts';
import { authorPastOf } from '../../contributions/author-past.ts';
import { reportsOf } from '../../contributions/reports.ts';
import { presentForStaff } from '../../contributions/staff-row.ts';
import { noComment } from '../commands/comment-row.ts';
import { commentPolicy } from '../comment.policy.ts';
import type { commentFilter, StaffComment, StaffCommentRow } from '../staff-contract.ts';
import { COMMENTS, tables } from '../tables.ts';

type CommentQuery = RestQuery<z.output<typeof commentFilter>, 'id'>;

const comments = tables
  .selectFrom('comment')
  .select(['id', 'status', 'kind', 'entityId', 'parentId', 'authorName', 'overall', 'body', 'objections'])
  .select('createdAt');
type Row = InferResult<typeof comments>[number];

/** One page of all comments. The caller writes into the audit log who saw it. */
export async function listStaffComments(
  services: Pick<Services, 'db' | 'subjects'>,
  { filter, ids, sort, offset, limit }: CommentQuery,
): Promise<RestPage<StaffCommentRow>> {
  const { db } = services;
  const order: WalkOrder = { key: 'id', ...indexFor(filter) };
  const conditions = [...isEqual('status', filter.status), ...isEqual('kind', filter.kind)];
  const page = ids
    ? { ids, total: undefined }
    : await walkPage(db, { table: 'comment', order, descending: sort.descending, conditions, offset, limit });
  const rows = await rowsInOrder(db.primary, commentsOf, page.ids);
  return { rows: await presentRows(services, rows), total: page.total ?? rows.length };
}

const commentsOf = ({ ids }: { readonly ids: readonly number[] }) => comments.where('id', 'in', idList(ids));

/** The index that gives the order by id and holds what is filtered by. */
function indexFor({ status, kind }: CommentQuery['filter']): Pick<WalkOrder, 'index'> {
  if (status !== undefined) return { index: 'comment_status_id_kind_index' };
  return kind === undefined ? {} : { index: 'comment_kind_id_index' };
}

/** One comment with what was reported of it. Throws 404. The caller writes into the audit log who saw it. */
export async function findStaffComment(
  services: Pick<Services, 'db' | 'subjects'>,
  principal: Principal,
  id: number,
): Promise<StaffComment> {
  const { db } = services;
  const row = await db.primary.row(
    comments.select(['account', 'authorEmail', 'originalBody', 'removalReason', 'removedAt']).where('id', '=', id),
  );
  if (!row) throw noComment();
  const [presented] = await presentRows(services, [row]);
  if (!presented) throw noComment();
  const [reports, past] = await Promise.all([
    reportsOf(db.primary, COMMENTS, [id]),
    authorPastOf(db.primary, COMMENTS, row.account),
  ]);
  const facts = { ...row, authorId: row.account, isOnOwnPage: false, isReply: row.parentId !== null };
  return {
    ...presented,
    account_id: row.account,
    author_past: past,
    author_email: row.authorEmail,
    original_comment: row.originalBody,
    removal_reason: row.removalReason,
    removed_at: row.removedAt?.toISOString() ?? null,
    reports: reports(id),
    can: {
      publish: commentPolicy.can(principal, 'publish', facts),
      remove: commentPolicy.can(principal, 'remove', facts),
    },
  };
}

/** With the names of their records. */
async function presentRows(
  services: Pick<Services, 'db' | 'subjects'>,
  rows: readonly Row[],
): Promise<StaffCommentRow[]> {
  const recordOf = await namedRecords(services, rows);
  return rows.map(row => ({
    ...presentForStaff(row, recordOf(row)),
    parent_id: row.parentId,
    overall_rating: row.overall,
    comment: row.body,
  }));
}
