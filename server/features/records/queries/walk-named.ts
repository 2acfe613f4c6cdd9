import { listSql } from '../../../platform/db/id-list.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import { type WalkRequest, walkPage } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { foldText } from '../../../platform/text/fold-text.ts';

/** As many records of one name go before the others; the rest of a commoner name stands where the order puts it. */
const MAX_NAMED = 100;
/** As long as the longest `folded_name`. */
const MAX_LENGTH = 220;

/** Records, of the kinds that staff search. */
interface NamedWalk extends WalkRequest {
  readonly table: FacetKind;
}

/**
 * The ids of the records that are called exactly as the editor typed, marks and capitals aside, by name; at most a
 * hundred, all of which fit `conditions`. None for a text without words.
 */
export async function idsNamed(
  { db, subjects }: Pick<Services, 'db' | 'subjects'>,
  { table, conditions }: Pick<NamedWalk, 'table' | 'conditions'>,
  text: string,
): Promise<readonly number[]> {
  const folded = foldText(text);
  if (folded === '') return [];
  const name = subjects.get(table).people?.foldedName(text) ?? folded.slice(0, MAX_LENGTH);
  const { ids } = await walkPage(db, {
    table,
    descending: false,
    offset: 0,
    limit: MAX_NAMED,
    order: { key: 'folded_name', index: `${table}_folded_name_index` },
    conditions: [{ sql: 'folded_name = ?', params: [name] }, ...conditions],
  });
  return ids;
}

/** As {@link walkPage}, with the records `first` before all others; all of them fit the conditions. */
export async function walkAfter(
  { db }: Pick<Services, 'db'>,
  request: NamedWalk,
  first: readonly number[],
): Promise<{ ids: number[]; total: number }> {
  if (first.length === 0) return walkPage(db, request);
  const { offset, limit, conditions } = request;
  const list = listSql(db.engine);
  const taken = first.slice(offset, offset + limit);
  const others = await walkPage(db, {
    ...request,
    offset: Math.max(0, offset - first.length),
    limit: limit - taken.length,
    conditions: [...conditions, { sql: `not (${list.hasId('id')})`, params: [list.ids(first)] }],
  });
  return { ids: [...taken, ...others.ids], total: first.length + others.total };
}
