import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { listStaffLibrary } from '../library/queries/staff-library.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { diseaseKind } from './disease.kind.ts';
import { diseaseStaffCalls } from './staff-contract.ts';

/** Calls of the console about diseases. */
export const diseaseStaffRoutes = (services: Services): readonly Endpoint[] =>
  recordRoutes(services, diseaseKind, diseaseStaffCalls, query => listStaffLibrary(services, diseaseKind, query));
