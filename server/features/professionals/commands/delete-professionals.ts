import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import { linkFacets } from '../../listing/term-facets.ts';
import { deleteMediaOf } from '../../media/commands/delete-media.ts';
import type { DeleteOptions } from '../../records/commands/record-change.ts';
import { storedTerms } from '../../taxonomy/term-link.ts';
import { Professional } from '../professional.entity.ts';
import { tables } from '../tables.ts';
import { namesOfWorkers } from '../workers-tag.ts';
import { recountPlacesOf } from './count-professionals.ts';
import { facetsOfProfessional } from './professional-facts.ts';
import { storedWorkplaces, workplaceFacts } from './stored-workplaces.ts';

/**
 * Deletes professionals with all that belongs to them, in one transaction; unknown ids are passed over. Answers the ids of those
 * that were there.
 */
export async function deleteProfessionals(
  services: Services,
  ids: readonly number[],
  { also }: DeleteOptions = {},
): Promise<readonly number[]> {
  const { db, clock, facets } = services;
  const facetOf = await linkFacets(db);
  return db.transaction(async unit => {
    await lockRows(unit, db.engine, 'professional', ids);
    const rows = await unit.em.find(Professional, { id: { $in: [...ids] } });
    if (rows.length === 0) return [];
    const found = rows.map(row => row.id);
    const terms = await storedTerms(unit, 'professional_term', found);
    const workplaces = await storedWorkplaces(unit, found);
    const placeIds = [...new Set([...workplaces.values()].flat())];
    await lockRows(unit, db.engine, 'place', placeIds);
    const places = await workplaceFacts(unit, placeIds);
    for (const id of found) await deleteMediaOf(unit, { kind: 'professional', id }, clock.now());
    await services.events.cascade(unit, { kind: 'professional', ids: found });
    await unit.run(tables.deleteFrom('professional').where('id', 'in', idList(found)));
    const recounted = await recountPlacesOf(unit, placeIds);
    const changes = rows.map(row => {
      const here = (workplaces.get(row.id) ?? []).flatMap(place => places.get(place) ?? []);
      const around = { terms: terms.get(row.id) ?? [], workplaces: here.filter(({ published }) => published) };
      return { id: row.id, before: facetsOfProfessional(row, around, facetOf), after: [] };
    });
    await facets.apply(unit, 'professional', changes);
    await also?.(unit, found);
    await changed(unit, services, { subject: 'professional', ids: found, aspects: 'all' });
    await services.tags.write(unit, namesOfWorkers(placeIds));
    await changed(unit, services, { subject: 'place', ids: recounted, aspects: ['professionalCount'] });
    return found;
  });
}
