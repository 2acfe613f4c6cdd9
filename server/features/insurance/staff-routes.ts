import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { recordRoutes } from '../records/record-routes.ts';
import { planKind } from './plan.kind.ts';
import { listStaffPlans } from './queries/staff-plans.ts';
import { insuranceStaffCalls } from './staff-contract.ts';

/** Calls of the console about insurance plans. */
export const insuranceStaffRoutes = (services: Services): readonly Endpoint[] =>
  recordRoutes(services, planKind, insuranceStaffCalls, query => listStaffPlans(services, query));
