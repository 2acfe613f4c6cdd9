import { listSql } from '../../../platform/db/id-list.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { changed } from '../../../platform/events/changed.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import { linkFacets } from '../../listing/term-facets.ts';
import { deleteMediaOf } from '../../media/commands/delete-media.ts';
import type { DeleteOptions } from '../../records/commands/record-change.ts';
import { storedTerms } from '../../taxonomy/term-link.ts';
import { Place } from '../place.entity.ts';
import { facetsOfPlace } from '../place-facets.ts';
import { placeMoved } from '../place-moved.ts';
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
  const list = listSql(db.engine);
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'place', ids);
    const rows = await unit.em.find(Place, { id: { $in: [...ids] } });
    if (rows.length === 0) return [];
    const found = rows.map(row => row.id);
    const terms = await storedTerms(unit, db.engine, 'place_term', found);
    /* Asked before the rows go, as their links go with them. */
    const workers = await unit.sql<{ id: number }>(
      `select distinct professional_id as id from workplace where ${list.hasId('place_id')}`,
      [list.ids(found)],
    );
    const now = clock.now();
    for (const id of found) await deleteMediaOf(unit, { kind: 'place', id }, now);
    await unit.run(tables.deleteFrom('place').where('id', 'in', idList(found)));
    await services.events.cascade(unit, { kind: 'place', ids: found });
    const professionals = workers.map(({ id }) => id);
    const left = rows.map(({ province, district }) => ({ province, district: district ?? null }));
    if (professionals.length > 0) await enqueue(unit, placeMoved, { places: [], professionals, left }, { now });
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
