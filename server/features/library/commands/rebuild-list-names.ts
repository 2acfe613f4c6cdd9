import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { listName } from '../rules/list-name.ts';

/** Makes again where the names of a kind of record of the library stand in their list. */
export const rebuildListNames =
  (table: string) =>
  (services: Pick<Services, 'db'>): Promise<void> =>
    rebuildNameOrder(services, table, ['letter', 'sortName'], listName);
