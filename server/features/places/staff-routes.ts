import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/actor.ts';
import { pictureStaffRoutes } from '../records/staff-pictures.ts';
import { savePlaces } from './commands/save-places.ts';
import { createPlaceByStaff, deletePlaceByStaff, updatePlaceByStaff } from './commands/staff-places.ts';
import { findStaffPlace, listStaffPlaces } from './queries/staff-places.ts';
import { placePictureCalls, placeStaffCalls } from './staff-contract.ts';

/** Calls of the console about places. */
export function placeStaffRoutes(services: Services): readonly Endpoint[] {
  const calls = bindCalls(placeStaffCalls, {
    list: async ({ query }, context) => sendPage(context, 'places', query, await listStaffPlaces(services, query)),
    detail: async ({ params }) => findStaffPlace(services, params.id),
    create: async ({ body }, context) =>
      findStaffPlace(services, await createPlaceByStaff(services, actorOf(context), body)),
    update: async ({ params: { id }, body }, context) => {
      await updatePlaceByStaff(services, actorOf(context), id, body);
      return findStaffPlace(services, id);
    },
    remove: async ({ params: { id } }, context) => {
      await deletePlaceByStaff(services, actorOf(context), id);
      return { id };
    },
  });
  const pictures = pictureStaffRoutes(services, placePictureCalls, {
    kind: 'place',
    require: id => findStaffPlace(services, id),
    follow: id => savePlaces(services, [{ id }], { quietly: true }),
  });
  return [...calls, ...pictures];
}
