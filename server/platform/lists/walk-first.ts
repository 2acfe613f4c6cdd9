import type { Database } from '../db/database.ts';
import { listSql } from '../db/id-list.ts';
import { type Condition, type WalkRequest, walkPage } from './walk-page.ts';

/** Rows that stand before all others: an index holds them alone, by their ids. */
export interface First {
  readonly index: string;
  readonly condition: string;
}

/** More rows do not stand first at once. */
const MAX_FIRST = 500;

/** As {@link walkPage}, with some rows before all others, in the same order; of rows in the order of their ids. */
export async function walkFirst(
  db: Database,
  request: WalkRequest,
  { index, condition }: First,
): Promise<{ ids: number[]; total: number }> {
  const { conditions, offset, limit } = request;
  const { ids } = await walkPage(db, {
    ...request,
    order: { key: 'id', index },
    conditions: [...conditions, { sql: condition, params: [] }],
    offset: 0,
    limit: MAX_FIRST,
  });
  const first = ids.slice(offset, offset + limit);
  const rest = await walkPage(db, {
    ...request,
    conditions: [...conditions, ...isNoneOf(db, ids)],
    offset: Math.max(0, offset - ids.length),
    limit: limit - first.length,
  });
  return { ids: [...first, ...rest.ids], total: ids.length + rest.total };
}

/** By ids, as the indexes of the others do not hold what the first ones are known by. */
function isNoneOf({ engine }: Database, ids: readonly number[]): Condition[] {
  if (ids.length === 0) return [];
  const list = listSql(engine);
  return [{ sql: `not (${list.hasId('id')})`, params: [list.ids(ids)] }];
}
