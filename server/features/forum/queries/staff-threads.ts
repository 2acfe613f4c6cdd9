import type { InferResult } from 'kysely';
import type { z } from 'zod';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { literal } from '../../../platform/db/expressions.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { hasWords, isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { walkFirst } from '../../../platform/lists/walk-first.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { assignmentOf } from '../../posts/queries/assignment-of.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import type { StaffThread, StaffThreadRow, threadFilter } from '../staff-contract.ts';
import { tables } from '../tables.ts';
import { threadPolicy } from '../thread.policy.ts';
import { readUrgency } from '../thread.presenter.ts';
import { threadUrl } from '../thread-url.ts';
import { noThread } from './thread-detail.ts';

type Query = RestQuery<z.output<typeof threadFilter>, 'id'>;

/** Threads with their questions. */
const threads = tables
  .selectFrom('thread')
  .leftJoin('post', join =>
    join
      .onRef('post.entityId', '=', 'thread.id')
      .on('post.kind', '=', literal('thread'))
      .on('post.position', '=', literal(0)),
  )
  .select(['thread.id', 'thread.slug', 'thread.name', 'thread.status', 'thread.speciality', 'thread.replyCount'])
  .select(['thread.isLocked', 'thread.createdAt', 'thread.updatedAt', 'thread.account as authorId'])
  .select(['thread.authorEmail', 'thread.removalReason', 'thread.mergedInto', 'thread.urgency'])
  .select(['post.id as questionId', 'post.authorName', 'post.hidingCreator', 'post.objections', 'post.body']);
type Row = InferResult<typeof threads>[number];

/** Questions that cannot wait come first among those that wait. */
const URGENT_FIRST = { index: 'thread_urgent_index', condition: 'urgency is not null' };

/** One page of all threads, the words being looked for in their titles. The caller writes into the audit log who saw it. */
export async function listStaffThreads(
  { db }: Pick<Services, 'db'>,
  { filter, ids, sort, offset, limit }: Query,
): Promise<RestPage<StaffThreadRow>> {
  const terms = await termsOf(db);
  const { status, speciality, q } = filter;
  const conditions = [
    ...isEqual('status', status),
    // Of one that is not known there are none.
    ...isEqual('speciality_id', speciality && (terms.bySlug('speciality', speciality)?.id ?? 0)),
    ...hasWords(db.engine, ['folded_name'], q),
  ];
  const byState: WalkOrder = status === undefined ? { key: 'id' } : { key: 'id', index: 'thread_state_index' };
  const isWider = speciality !== undefined || q !== undefined;
  const order: WalkOrder = isWider ? { key: 'id', index: 'thread_staff_index' } : byState;
  const request = { table: 'thread', order, descending: sort.descending, conditions, offset, limit };
  const walked = () => (status === 'pending' ? walkFirst(db, request, URGENT_FIRST) : walkPage(db, request));
  const page = ids ? { ids, total: undefined } : await walked();
  const rows = await rowsInOrder(db.primary, threadsOf, page.ids);
  return { rows: rows.map(row => presentRow(row, terms)), total: page.total ?? rows.length };
}

const threadsOf = ({ ids }: { readonly ids: readonly number[] }) => threads.where('thread.id', 'in', idList(ids));

/** One thread with what staff need to decide on it. Throws 404. The caller writes into the audit log who saw it. */
export async function findStaffThread(
  { db }: Pick<Services, 'db'>,
  principal: Principal,
  id: number,
): Promise<StaffThread> {
  const row = await db.primary.row(threads.where('thread.id', '=', id));
  if (!row) throw noThread();
  const { publish, hide, reject, edit, lock, merge, assign } = threadPolicy.rightsOf(principal, row);
  const assigned = row.questionId === null ? null : await assignmentOf(db.primary, row.questionId);
  return {
    ...presentRow(row, await termsOf(db)),
    account_id: row.authorId,
    author_email: row.authorEmail,
    body: row.body ?? '',
    question_id: row.questionId,
    assignment: assigned,
    removal_reason: row.removalReason,
    merged_into: row.mergedInto,
    updated_at: row.updatedAt.toISOString(),
    can: { publish, hide, reject, edit, lock, merge, assign },
  };
}

function presentRow(row: Row, terms: Terms): StaffThreadRow {
  const speciality = row.speciality === null ? undefined : terms.get(row.speciality);
  return {
    id: row.id,
    status: row.status,
    title: row.name,
    url: threadUrl(row),
    speciality: speciality?.slug ?? null,
    speciality_name: speciality?.name ?? '',
    author_name: row.authorName ?? '',
    is_hiding_creator: row.hidingCreator ?? false,
    urgency: readUrgency(row.urgency),
    objections: [...(row.objections ?? [])],
    replies: row.replyCount,
    is_locked: row.isLocked,
    created_at: row.createdAt.toISOString(),
  };
}
