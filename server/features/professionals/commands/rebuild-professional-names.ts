import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { foldedName, sortName } from '../rules/names.ts';

/** Makes again what the names of professionals are ordered and compared by. */
export const rebuildProfessionalNames = (services: Pick<Services, 'db'>): Promise<void> =>
  rebuildNameOrder(services, 'professional', ['foldedName', 'sortName'], name => ({
    foldedName: foldedName(name),
    sortName: sortName(name),
  }));
