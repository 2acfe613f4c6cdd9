import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { restQuery } from '../../platform/contract/rest-query.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/actor.ts';
import { savePlaces } from './commands/save-places.ts';
import { createPlaceByStaff, deletePlaceByStaff, updatePlaceByStaff } from './commands/staff-places.ts';
import { findStaffPlace, listStaffPlaces } from './queries/staff-places.ts';
import {
  deletedRecord,
  PLACE_SORTS,
  placeCreate,
  placeFilter,
  placeUpdate,
  staffPlace,
  staffPlaceRow,
} from './staff-contract.ts';
import { pictureStaffRoutes } from './staff-pictures.ts';

const path = '/api/admin/places/';
const params = z.object({ id: idParam });

/** Calls of the console about places. */
export function placeStaffRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path,
      summary: 'All places, whatever their status, a page at a time',
      access: 'staff',
      query: restQuery({ filter: placeFilter, sorts: PLACE_SORTS }),
      answer: z.array(staffPlaceRow),
      handle: async ({ query }, context) => sendPage(context, 'places', query, await listStaffPlaces(services, query)),
    }),
    endpoint({
      method: 'GET',
      path: `${path}:id/`,
      summary: 'One place with everything that staff may edit',
      access: 'staff',
      params,
      answer: staffPlace,
      handle: async ({ params }) => findStaffPlace(services, params.id),
    }),
    endpoint({
      method: 'POST',
      path,
      summary: 'A new place',
      access: 'staff',
      roles: ['editor'],
      body: placeCreate,
      answer: staffPlace,
      handle: async ({ body }, context) =>
        findStaffPlace(services, await createPlaceByStaff(services, actorOf(context), body)),
    }),
    endpoint({
      method: 'PUT',
      path: `${path}:id/`,
      summary: 'Changes a place unless somebody else has in between',
      access: 'staff',
      roles: ['editor'],
      params,
      body: placeUpdate,
      answer: staffPlace,
      handle: async ({ params: { id }, body }, context) => {
        await updatePlaceByStaff(services, actorOf(context), id, body);
        return findStaffPlace(services, id);
      },
    }),
    endpoint({
      method: 'DELETE',
      path: `${path}:id/`,
      summary: 'Deletes a place with all that belongs to it',
      access: 'staff',
      roles: ['editor'],
      params,
      answer: deletedRecord,
      handle: async ({ params: { id } }, context) => {
        await deletePlaceByStaff(services, actorOf(context), id);
        return { id };
      },
    }),
    ...pictureStaffRoutes(services, {
      kind: 'place',
      resource: 'places',
      require: id => findStaffPlace(services, id),
      follow: id => savePlaces(services, [{ id }], { quietly: true }),
    }),
  ];
}
