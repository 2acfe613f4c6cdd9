import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { promotionKind } from './promotion.kind.ts';
import { listStaffPromotions } from './queries/staff-promotions.ts';
import { promotionStaffCalls } from './staff-contract.ts';

/** Calls of the console about promotions. */
export const promotionStaffRoutes = (services: Services): readonly Endpoint[] =>
  recordRoutes(services, promotionKind, promotionStaffCalls, query => listStaffPromotions(services, query));
