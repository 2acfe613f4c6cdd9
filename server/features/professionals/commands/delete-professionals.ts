import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { deletionOf, type Ties } from '../../records/commands/delete-records.ts';
import { Professional, type ProfessionalRow } from '../professional.entity.ts';
import { namesOfWorkers } from '../workers-tag.ts';
import { recountPlacesOf } from './count-professionals.ts';
import { facetsOfProfessional } from './professional-facts.ts';
import { storedWorkplaces, workplaceFacts } from './stored-workplaces.ts';

/** Deletes professionals; the places where they worked are recounted. */
export const deleteProfessionals = deletionOf({
  name: 'professional',
  terms: 'professional_term',
  find: (unit, ids) => unit.em.find(Professional, { id: { $in: [...ids] } }),
  ties: lockWorkplaces,
});

async function lockWorkplaces(
  { db }: Services,
  unit: UnitOfWork,
  professionals: readonly number[],
): Promise<Ties<ProfessionalRow>> {
  const workplaces = await storedWorkplaces(unit, professionals);
  const placeIds = [...new Set([...workplaces.values()].flat())];
  await lockRows(unit, db.engine, 'place', placeIds);
  const places = await workplaceFacts(unit, placeIds);
  return {
    facetsOf: (row, terms, facetOf) => {
      const here = (workplaces.get(row.id) ?? []).flatMap(place => places.get(place) ?? []);
      return facetsOfProfessional(row, { terms, workplaces: here.filter(({ published }) => published) }, facetOf);
    },
    cut: async () => {
      const recounted = await recountPlacesOf(unit, placeIds);
      const change = { subject: 'place', ids: recounted, aspects: ['professionalCount'] };
      return { tags: namesOfWorkers(placeIds), changes: [change] };
    },
  };
}
