import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { listName } from '../rules/list-name.ts';

/** Makes again where the names of diseases and drugs stand in their lists. */
export async function rebuildListNames(services: Pick<Services, 'db'>): Promise<void> {
  for (const table of ['disease', 'drug']) {
    await rebuildNameOrder(services, table, ['letter', 'sortName'], name => {
      const { letter, sortName } = listName(name);
      return { letter, sortName: sortName };
    });
  }
}
