import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { planOrder } from '../rules/plan-order.ts';

/** Makes again what the names of plans are ordered by. */
export const rebuildPlanNames = (services: Pick<Services, 'db'>): Promise<void> =>
  rebuildNameOrder(services, 'insurance_plan', ['sortName'], name => ({ sortName: planOrder(name) }));
