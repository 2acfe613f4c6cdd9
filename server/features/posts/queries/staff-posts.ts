import type { InferResult } from 'kysely';
import type { z } from 'zod';
import type { Principal } from '../../../platform/auth/principal.ts';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type First, walkFirst } from '../../../platform/lists/walk-first.ts';
import { type Condition, type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { namedRecords } from '../../../platform/subjects/named-records.ts';
import { authorPastOf } from '../../contributions/author-past.ts';
import { reportsOf } from '../../contributions/reports.ts';
import { presentForStaff } from '../../contributions/staff-row.ts';
import { postPolicy } from '../post.policy.ts';
import type { postFilter, StaffPost, StaffPostRow } from '../staff-contract.ts';
import { POSTS, tables } from '../tables.ts';
import { imagesOfPosts } from './post-parts.ts';
import { noPost } from './post-row.ts';

type PostQuery = RestQuery<z.output<typeof postFilter>, 'id'>;

const posts = tables
  .selectFrom('post')
  .select(['id', 'status', 'kind', 'entityId', 'position', 'authorName', 'hidingCreator', 'answerType'])
  .select(['bodyNoHtml', 'objections', 'removalReason', 'account', 'createdAt']);
type Row = InferResult<typeof posts>[number];

/**
 * One page of all posts, of those that wait, or of one discussion. The caller writes into the audit log who saw it.
 */
export async function listStaffPosts(
  services: Pick<Services, 'db' | 'subjects'>,
  principal: Principal,
  { filter, ids, sort, offset, limit }: PostQuery,
): Promise<RestPage<StaffPostRow>> {
  const { db } = services;
  const { first, ...walk } = walkOf(filter);
  const request = { ...walk, table: 'post', descending: sort.descending, offset, limit };
  const walked = () => (first ? walkFirst(db, request, first) : walkPage(db, request));
  const page = ids ? { ids, total: undefined } : await walked();
  const rows = await rowsInOrder(db.primary, postsOf, page.ids);
  return { rows: await presentRows(services, principal, rows), total: page.total ?? rows.length };
}

const postsOf = ({ ids }: { readonly ids: readonly number[] }) => posts.where('id', 'in', idList(ids));

interface Walk {
  readonly order: WalkOrder;
  readonly conditions: Condition[];
  readonly first?: First;
}

/** What cannot wait comes first among what waits. */
const URGENT_FIRST: First = { index: 'post_urgent_index', condition: 'is_urgent' };

/**
 * Of what waits there is an index, which engines take where the query repeats its condition, and one of each
 * discussion.
 */
function walkOf({ status, kind, entity_id }: PostQuery['filter']): Walk {
  if (kind !== undefined && entity_id !== undefined) {
    return {
      order: { key: 'position', index: 'post_kind_entity_id_position_unique' },
      conditions: [...isEqual('kind', kind), ...isEqual('entity_id', entity_id), ...isEqual('status', status)],
    };
  }
  if (status === undefined) return { order: { key: 'id' }, conditions: [] };
  const waits = { sql: "status in ('pending', 'reported')", params: [] };
  return {
    order: { key: 'id', index: 'post_waiting_index' },
    conditions: [waits, ...isEqual('status', status)],
    first: URGENT_FIRST,
  };
}

/** One post with what was reported of it. Throws 404. The caller writes into the audit log who saw it. */
export async function findStaffPost(
  services: Pick<Services, 'db' | 'subjects'>,
  principal: Principal,
  id: number,
): Promise<StaffPost> {
  const { primary } = services.db;
  const row = await primary.row(posts.select(['replyerType', 'replyerId', 'body', 'modifiedAt']).where('id', '=', id));
  if (!row) throw noPost();
  const [presented] = await presentRows(services, principal, [row]);
  if (!presented) throw noPost();
  return {
    ...presented,
    account_id: row.account,
    author_past: await authorPastOf(primary, POSTS, row.account),
    replyer_type: row.replyerType,
    replyer_id: row.replyerId,
    body: row.body,
    modified_at: row.modifiedAt?.toISOString() ?? null,
  };
}

/** With the names of their records, their pictures and what is reported of them. */
async function presentRows(
  services: Pick<Services, 'db' | 'subjects'>,
  principal: Principal,
  rows: readonly Row[],
): Promise<StaffPostRow[]> {
  const { primary } = services.db;
  const ids = rows.map(({ id }) => id);
  const [recordOf, imagesOf, reportsBy] = await Promise.all([
    namedRecords(services, rows),
    imagesOfPosts(primary, ids),
    reportsOf(primary, POSTS, ids),
  ]);
  return rows.map(row => ({
    ...presentForStaff(row, recordOf(row)),
    position: row.position,
    hiding_creator: row.hidingCreator,
    answer_type: row.answerType,
    text: row.bodyNoHtml,
    reports: reportsBy(row.id),
    images: imagesOf(row.id),
    removal_reason: row.removalReason,
    can: rightsOf(principal, row),
  }));
}

function rightsOf(principal: Principal, { account, position, status }: Row): StaffPostRow['can'] {
  const { publish, remove } = postPolicy.rightsOf(principal, { authorId: account, position, status });
  return { publish, remove };
}
