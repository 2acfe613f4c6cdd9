import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { listStaffLibrary } from '../library/queries/staff-library.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { drugKind } from './drug.kind.ts';
import { drugStaffCalls } from './staff-contract.ts';

/** Calls of the console about drugs. */
export const drugStaffRoutes = (services: Services): readonly Endpoint[] =>
  recordRoutes(services, drugKind, drugStaffCalls, query => listStaffLibrary(services, drugKind, query));
