import type { Database } from '../../../platform/db/database.ts';
import { idRows } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Slice } from '../../../platform/lists/list-table.ts';
import type { MemberOrder } from '../../../platform/lists/select-page.ts';
import { tables } from '../tables.ts';

const scanned = statement((p: Parameters<Slice & { kind: string }>) =>
  tables
    .selectFrom('next_free')
    .select('entityId as id')
    .where('kind', '=', p.kind)
    .where('nextAt', 'is not', null)
    .orderBy('nextAt')
    .orderBy('entityId')
    .limit(p.limit)
    .offset(p.offset),
);

/* The cross join makes SQLite begin with the given records. */
const sorted = statement((p: Parameters<Slice & { kind: string; records: readonly number[] }>) =>
  tables
    .selectFrom(idRows(p.records).as('chosen'))
    .crossJoin('next_free')
    .select('entityId as id')
    .where('kind', '=', p.kind)
    .whereRef('entityId', '=', 'chosen.value')
    .where('nextAt', 'is not', null)
    .orderBy('nextAt')
    .orderBy('entityId')
    .limit(p.limit)
    .offset(p.offset),
);

/** A kind's records with a free time, the soonest first. */
export function soonestFirst({ read }: Database, kind: string): MemberOrder {
  const idsOf = (rows: readonly { readonly id: number }[]) => rows.map(({ id }) => id);
  return {
    scan: async slice => idsOf(await read.rows(scanned({ ...slice, kind }))),
    sort: async (slice, members) =>
      idsOf(await read.rows(sorted({ ...slice, kind, records: [...members.toUint32Array()] }))),
  };
}
