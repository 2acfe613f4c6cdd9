import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { nameKeys } from '../rules/name-keys.ts';

/** Makes again what the names of places are ordered and compared by. */
export const rebuildPlaceNames = (services: Pick<Services, 'db'>): Promise<void> =>
  rebuildNameOrder(services, 'place', ['foldedName', 'sortName'], nameKeys);
