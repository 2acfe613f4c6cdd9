import type { z } from 'zod';
import type { RestQuery } from '../../../platform/contract/rest-query.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { isEqual } from '../../../platform/lists/conditions.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { type WalkOrder, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import type { auditFilter, StaffAuditEntry } from '../staff-contract.ts';
import { tables } from '../tables.ts';

type Filter = z.output<typeof auditFilter>;

const rowsOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('audit_entry')
    .select(['id', 'at', 'actorId', 'action', 'subjectKind', 'subjectId', 'fields', 'requestId'])
    .where('id', 'in', idList(p.ids)),
);

/** One page of the audit log, with the names of those who acted. */
export async function listAudit({ db }: Services, query: RestQuery<Filter, 'id'>): Promise<RestPage<StaffAuditEntry>> {
  const { filter, ids, sort, offset, limit } = query;
  const conditions = (['actor_id', 'action', 'subject_kind', 'subject_id'] as const).flatMap(column =>
    isEqual(column, filter[column]),
  );
  const { descending } = sort;
  const page = ids
    ? { ids, total: undefined }
    : await walkPage(db, { table: 'audit_entry', order: orderOf(filter), descending, conditions, offset, limit });
  const rows = await rowsInOrder(db.primary, rowsOf, page.ids);
  const names = await namesOf(
    { db },
    rows.flatMap(row => row.actorId ?? []),
  );
  return { rows: rows.map(row => present(row, names)), total: page.total ?? rows.length };
}

/** The index that begins with what is asked for; entries of one actor or subject lie in it in their order. */
function orderOf({ actor_id, subject_kind, subject_id }: Filter): WalkOrder {
  if (subject_kind !== undefined && subject_id !== undefined) {
    return { key: 'id', index: 'audit_entry_subject_kind_subject_id_id_index' };
  }
  if (actor_id !== undefined) return { key: 'id', index: 'audit_entry_actor_id_id_index' };
  return { key: 'id', index: 'audit_entry_id_subject_kind_action_index' };
}

async function namesOf({ db }: Pick<Services, 'db'>, ids: readonly number[]): Promise<ReadonlyMap<number, string>> {
  const rows = await db.primary.rows(
    tables
      .selectFrom('account')
      .select(['id', 'name'])
      .where('id', 'in', idList([...new Set(ids)])),
  );
  return new Map(rows.map(({ id, name }) => [id, name]));
}

function present(row: RowOf<typeof rowsOf>, names: ReadonlyMap<number, string>): StaffAuditEntry {
  return {
    id: row.id,
    at: row.at.toISOString(),
    actor_id: row.actorId,
    actor_name: names.get(row.actorId ?? 0) ?? null,
    action: row.action,
    subject_kind: row.subjectKind,
    subject_id: row.subjectId,
    fields: row.fields,
    request_id: row.requestId,
  };
}
