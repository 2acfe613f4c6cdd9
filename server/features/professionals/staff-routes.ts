import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { pictureStaffRoutes } from '../records/staff-pictures.ts';
import { professionalKind } from './professional.kind.ts';
import { listStaffProfessionals } from './queries/staff-professionals.ts';
import { professionalPictureCalls, professionalStaffCalls } from './staff-contract.ts';

/** Calls of the console about professionals. Who looks at one leaves a trace: doctors' contacts are not public. */
export const professionalStaffRoutes = (services: Services): readonly Endpoint[] => [
  ...recordRoutes(services, professionalKind, professionalStaffCalls, query => listStaffProfessionals(services, query)),
  ...pictureStaffRoutes(services, professionalPictureCalls, professionalKind),
];
