import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { readRecord } from '../records/queries/read-record.ts';
import { pictureStaffRoutes } from '../records/staff-pictures.ts';
import { createStaffRecords, type StaffRecordKind } from '../records/staff-records.ts';
import { deletePlaces } from './commands/delete-places.ts';
import { preparePlace, type SentPlace } from './commands/edit-place.ts';
import type { PlaceDraft } from './commands/place-draft.ts';
import { type StoredPlace, savePlaces } from './commands/save-places.ts';
import { Place } from './place.entity.ts';
import { listStaffPlaces, presentStaffPlace } from './queries/staff-places.ts';
import { placePictureCalls, placeStaffCalls, type StaffPlace } from './staff-contract.ts';

const PLACES: StaffRecordKind<StaffPlace, StoredPlace, PlaceDraft, SentPlace> = {
  name: 'place',
  missing: 'Không tìm thấy cơ sở y tế này.',
  personal: [],
  read: (services, id) => readRecord(services, { entity: Place, terms: 'place_term' }, id),
  present: presentStaffPlace,
  restsOn: { lat: ['long', 'ward', 'district'], ward: ['province'], district: ['province'] },
  prepare: preparePlace,
  save: savePlaces,
  remove: deletePlaces,
};

/** Calls of the console about places. */
export function placeStaffRoutes(services: Services): readonly Endpoint[] {
  const places = createStaffRecords(services, PLACES);
  const calls = bindCalls(
    placeStaffCalls,
    {
      list: async ({ query }, context) => sendPage(context, 'places', query, await listStaffPlaces(services, query)),
      detail: ({ params }, context) => places.view(context, params.id),
      create: ({ body }, context) => places.create(context, { status: 'draft', ...body }),
      update: ({ params, body: { updated_at: updatedAt, ...sent } }, context) =>
        places.update(context, params.id, sent, updatedAt),
      remove: ({ params }, context) => places.remove(context, params.id),
    },
    { create: places.check, update: places.check },
  );
  const pictures = pictureStaffRoutes(services, placePictureCalls, {
    kind: 'place',
    require: places.find,
    follow: id => savePlaces(services, [{ id }], { skipTimestamps: true }),
  });
  return [...calls, ...pictures];
}
