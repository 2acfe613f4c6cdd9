import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { lexiconOf } from '../../query-reading/lexicon.ts';
import { meaningsOf, type ReadPart } from '../../query-reading/rules/query-meaning.ts';
import { readQuery } from '../../query-reading/rules/read-query.ts';
import { otherKeys, readAsked } from '../rules/asked-words.ts';
import { WORKS_THERE } from './in-areas.ts';
import { wordsIn } from './words-in.ts';

/** As many as the public list can be paged through. */
const MAX_MATCHES = 10_000;

/**
 * What a text of staff may mean, the likeliest first: a further meaning counts only where nothing fits those before.
 * Each is a condition on rows: their name, phone number, street or licence and the areas that the text names fit, or the
 * public search finds them in the district that the text names; at last by what it reads in the words, such as "gv" for Gò Vấp. Guesses at what may have
 * been meant are left to visitors. One meaning without conditions for a text without words.
 */
export async function askedRecords(
  { db, search }: Pick<Services, 'db' | 'search'>,
  table: FacetKind,
  text = '',
): Promise<Array<readonly Condition[]>> {
  const lexicon = await lexiconOf(db);
  const fitting = (typed: string) => wordsIn(db.engine, table, readAsked(typed, lexicon.areas));
  const words = fitting(text);
  if (words === undefined) return [[]];
  const { text: read, parts } = readQuery(lexicon, text);
  const within = inDistricts(db.engine, table, parts);
  const findable = async (query: string): Promise<Condition | undefined> => {
    const { items, similar } = await search.match({ kind: table, query, limit: MAX_MATCHES });
    const ids = similar ? [] : items.map(({ entityId }) => entityId);
    const list = listSql(db.engine);
    if (ids.length === 0) return undefined;
    return { sql: `(${list.hasId('id')} and ${within.sql})`, params: [list.ids(ids), ...within.params] };
  };
  const found = await findable(text);
  const first = found ? { sql: `${words.sql} or ${found.sql}`, params: [...words.params, ...found.params] } : words;
  const other = otherKeys(text);
  const second = other === undefined ? undefined : fitting(other);
  const third = found || read === '' || read === text ? undefined : await findable(read);
  return [first, second, third].flatMap(condition => (condition ? [[condition]] : []));
}

/** Rows in one of the districts that a query names, professionals also by any of their places, or in none that is known. */
function inDistricts(engine: Engine, table: FacetKind, parts: readonly ReadPart[]): Condition {
  const ids = meaningsOf({ parts }, 'area').flatMap(({ area }) => (area.level === 'district' ? [area.id] : []));
  if (ids.length === 0) return { sql: '1 = 1', params: [] };
  const list = listSql(engine);
  const own = `district_id is null or ${list.hasId('district_id')}`;
  if (table === 'place') return { sql: `(${own})`, params: [list.ids(ids)] };
  const works = `id in (${WORKS_THERE} ${list.hasId('place.district_id')})`;
  return { sql: `(${own} or ${works})`, params: [list.ids(ids), list.ids(ids)] };
}
