import { z } from 'zod';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UndoSteps } from '../../../platform/transfer/undo.ts';
import { storedLinks, termLink } from '../../taxonomy/term-link.ts';
import { deletePlaces } from '../commands/delete-places.ts';
import type { PlaceDraft } from '../commands/place-draft.ts';
import { savePlaces } from '../commands/save-places.ts';
import { openingHours } from '../contract.ts';
import { PLACE_STATUSES } from '../place.entity.ts';
import { tables } from '../tables.ts';
import { COLUMNS } from './known-places.ts';

/** What an import changed of a place, as it was. Latitude and longitude are one field: half of a position is none. */
const earlier = z
  .object({
    name: z.string(),
    status: z.enum(PLACE_STATUSES),
    placeType: z.int(),
    address: z.string(),
    ward: z.int().nullable(),
    district: z.int().nullable(),
    province: z.int(),
    position: z.object({ lat: z.number().nullable(), long: z.number().nullable() }),
    phone: z.string().nullable(),
    website: z.string().nullable(),
    email: z.string().nullable(),
    openingHours: openingHours.nullable(),
    source: z.string(),
    licence: z.string(),
    acceptsBhyt: z.boolean(),
    phoneIsPublic: z.boolean(),
    description: z.string(),
    terms: z.array(termLink),
  })
  .partial()
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
