import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { foldedTitle } from '../rules/title-columns.ts';

/** Makes the keys again by which staff find titles of threads. */
export const rebuildThreadTitles = (services: Pick<Services, 'db'>): Promise<void> =>
  rebuildNameOrder(services, 'thread', ['foldedName'], title => ({ foldedName: foldedTitle(title) }));
