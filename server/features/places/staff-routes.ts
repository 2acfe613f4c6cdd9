import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { pictureStaffRoutes } from '../records/staff-pictures.ts';
import { placeKind } from './place.kind.ts';
import { listStaffPlaces } from './queries/staff-places.ts';
import { placePictureCalls, placeStaffCalls } from './staff-contract.ts';

/** Calls of the console about places. */
export const placeStaffRoutes = (services: Services): readonly Endpoint[] => [
  ...recordRoutes(services, placeKind, placeStaffCalls, query => listStaffPlaces(services, query)),
  ...pictureStaffRoutes(services, placePictureCalls, placeKind),
];
