import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { linkFacets } from '../../listing/term-facets.ts';
import { deleteMediaOf } from '../../media/commands/delete-media.ts';
import type { DeleteOptions } from '../../records/commands/record-change.ts';
import { storedTerms } from '../../taxonomy/term-link.ts';
import { Place } from '../place.entity.ts';
import { facetsOfPlace } from '../place-facets.ts';
import { tables } from '../tables.ts';

/**
 * Deletes places with all that belongs to them, in one transaction; unknown ids are passed over. Answers the ids of those
 * that were there.
 */
export async function deletePlaces(
  services: Services,
  ids: readonly number[],
  { also }: DeleteOptions = {},
): Promise<readonly number[]> {
  const { db, clock, facets } = services;
  const facetOf = await linkFacets(db);
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'place', ids);
    const rows = await unit.em.find(Place, { id: { $in: [...ids] } });
    if (rows.length === 0) return [];
    const found = rows.map(row => row.id);
    const terms = await storedTerms(unit, 'place_term', found);
    for (const id of found) await deleteMediaOf(unit, { kind: 'place', id }, clock.now());
    await services.events.cascade(unit, { kind: 'place', ids: found });
    await unit.run(tables.deleteFrom('place').where('id', 'in', idList(found)));
    const changes = rows.map(row => ({
      id: row.id,
      before: facetsOfPlace(row, terms.get(row.id) ?? [], facetOf),
      after: [],
    }));
    await facets.apply(unit, 'place', changes);
    await also?.(unit, found);
    await changed(unit, services, { subject: 'place', ids: found, aspects: 'all' });
    return found;
  });
}
