import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { RestPage } from '../../../platform/http/send-page.ts';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import { walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import type { StaffErasure } from '../staff-contract.ts';
import { tables } from '../tables.ts';

interface Asked {
  readonly ids: readonly number[] | undefined;
  readonly descending: boolean;
  readonly offset: number;
  readonly limit: number;
}

const erasuresOf = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables.selectFrom('address_erasure').select(['id', 'erasedAt', 'rows']).where('id', 'in', idList(p.ids)),
);

/** One page of when people were erased, and how much of each. */
export async function listErased(
  { db }: Pick<Services, 'db'>,
  { ids, descending, offset, limit }: Asked,
): Promise<RestPage<StaffErasure>> {
  const order = { key: 'id' };
  const page = ids
    ? { ids, total: ids.length }
    : await walkPage(db, { table: 'address_erasure', order, descending, conditions: [], offset, limit });
  const rows = await rowsInOrder(db.primary, erasuresOf, page.ids);
  const sum = (counts: Record<string, number>) => Object.values(counts).reduce((total, count) => total + count, 0);
  return {
    rows: rows.map(row => ({ id: row.id, erased_at: row.erasedAt.toISOString(), rows: sum(row.rows) })),
    total: page.total,
  };
}
