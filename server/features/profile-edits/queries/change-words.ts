import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { Tag } from '../contract.ts';
import type { ModeratedField, ModeratedValue } from '../rules/moderated.ts';
import { tables } from '../tables.ts';

const GONE = 'Mục này không còn nữa';

/** Names of places by their ids, whether public or not; one query. Ask the primary database. */
export async function placesById(
  primary: Pick<Reader, 'rows'>,
  ids: readonly number[],
): Promise<ReadonlyMap<number, Tag>> {
  if (ids.length === 0) return new Map();
  const rows = await primary.rows(
    tables.selectFrom('place').select(['id', 'name', 'address']).where('id', 'in', idList(ids)),
  );
  return new Map(rows.map(row => [row.id, row]));
}

/** What a moderated field holds, in words: a name each. */
export function wordsOf(
  field: ModeratedField,
  value: ModeratedValue,
  { terms, places }: { readonly terms: Terms; readonly places: ReadonlyMap<number, Tag> },
): string[] {
  if (value === null || value === '') return [];
  if (typeof value === 'string') return [value];
  const ids = typeof value === 'number' ? [value] : value;
  if (field !== 'workplaces') return ids.map(id => terms.get(id)?.name ?? GONE);
  return ids.map(id => {
    const place = places.get(id);
    return place ? [place.name, place.address].filter(Boolean).join(', ') : GONE;
  });
}

/** The ids of places that values of moderated fields hold. */
export const placeIdsIn = (values: ReadonlyArray<readonly [ModeratedField, ModeratedValue]>): number[] =>
  values.flatMap(([field, value]) => (field === 'workplaces' && typeof value === 'object' ? (value ?? []) : []));
