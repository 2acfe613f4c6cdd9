import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { abbreviationKind } from './abbreviation.kind.ts';
import { listAbbreviations } from './queries/list-abbreviations.ts';
import { abbreviationStaffCalls } from './staff-contract.ts';

/** Calls of the console about abbreviations. */
export const abbreviationStaffRoutes = (services: Services): readonly Endpoint[] =>
  recordRoutes(services, abbreviationKind, abbreviationStaffCalls, query => listAbbreviations(services, query));
