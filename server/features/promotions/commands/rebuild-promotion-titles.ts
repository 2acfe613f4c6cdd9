import { rebuildNameOrder } from '../../../platform/lists/rebuild-name-order.ts';
import type { Services } from '../../../platform/services.ts';
import { titleKeys } from '../rules/title-keys.ts';

/** Makes the keys again by which titles of promotions are found and ordered. */
export const rebuildPromotionTitles = (services: Pick<Services, 'db'>): Promise<void> =>
  rebuildNameOrder(services, 'promotion', ['foldedTitle', 'sortTitle'], titleKeys, 'title');
