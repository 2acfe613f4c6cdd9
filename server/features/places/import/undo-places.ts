import { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';
import { storedLinks, termLink } from '../../taxonomy/term-link.ts';
import { deletePlaces } from '../commands/delete-places.ts';
import { type PlaceDraft, placeColumns, savePlaces } from '../commands/save-places.ts';
import { tables } from '../tables.ts';
import { COLUMNS } from './known-places.ts';

/** What an import changed of a place, as it was. Latitude and longitude are one field: half of a position is none. */
const earlier = placeColumns
  .omit({ lat: true, long: true })
  .extend({
    position: z.object({ lat: z.number().nullable(), long: z.number().nullable() }).optional(),
    terms: z.array(termLink).optional(),
  })
  .transform(({ position, ...fields }) => ({ ...fields, ...position })) satisfies z.ZodType<PlaceDraft>;

/** How imports of places are taken back. */
export const undoPlaces: UndoSteps = {
  record: 'place',
  own: ['place_term'],
  states: async (read, ids) => {
    const rows = await read.rows(tables.selectFrom('place').select(COLUMNS).where('id', 'in', idList(ids)));
    const links = await storedLinks(read, 'place_term', ids);
    return new Map(
      rows.map(({ id, externalId: _, lat, long, ...fields }) => [
        id,
        { ...fields, position: { lat, long }, terms: links.get(id) ?? [] },
      ]),
    );
  },
  restore: (services, records, also) =>
    savePlaces(
      services,
      records.map(({ id, before }) => ({ ...earlier.parse(before), id })),
      { also },
    ),
  remove: (services, ids, also) => deletePlaces(services, ids, { also }),
};
