import { listSql } from '../../../platform/db/id-list.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { otherKeys, readAsked } from '../rules/asked-words.ts';
import { wordsIn } from './words-in.ts';

/** As many as the public list can be paged through. */
const MOST_MATCHES = 10_000;

/**
 * What a text of staff may mean, the likeliest first: a further meaning counts only where nothing fits those before.
 * Each is a condition on rows: their name, phone number, street or licence fits, or the public search finds them. Guesses
 * at what may have been meant are left to visitors. One meaning without conditions for a text without words.
 */
export async function askedRecords(
  { db, search }: Pick<Services, 'db' | 'search'>,
  table: FacetKind,
  text = '',
): Promise<Array<readonly Condition[]>> {
  const words = wordsIn(db.engine, readAsked(text));
  if (words === undefined) return [[]];
  const { items, similar } = await search.match({ kind: table, query: text, limit: MOST_MATCHES });
  const found = similar ? [] : items.map(({ entityId }) => entityId);
  const list = listSql(db.engine);
  const first =
    found.length === 0
      ? words
      : { sql: `${words.sql} or ${list.hasId('id')}`, params: [...words.params, list.ids(found)] };
  const other = otherKeys(text);
  const second = other === undefined ? undefined : wordsIn(db.engine, readAsked(other));
  return second ? [[first], [second]] : [[first]];
}
