import { deletionOf } from '../../records/commands/delete-records.ts';
import { Place } from '../place.entity.ts';
import { facetsOfPlace } from '../place-facets.ts';

/** Deletes places; those who work there follow after the commit. */
export const deletePlaces = deletionOf({
  name: 'place',
  terms: 'place_term',
  find: (unit, ids) => unit.em.find(Place, { id: { $in: [...ids] } }),
  ties: async () => ({ facetsOf: facetsOfPlace }),
});
