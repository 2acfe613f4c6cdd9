import { touchContent } from '../../../platform/cache/changed-tags.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { emptyLogLater } from '../jobs/empty-log.ts';

/**
 * Takes everything away that names an address beside its account. Cached pages may show the name, so all of them are
 * rendered again; files of pictures go after the commit. The account of the address goes after this: messages to its
 * phone are found by it.
 */
export async function eraseAddress(unit: UnitOfWork, services: Services, email: string): Promise<void> {
  for (const { byAddress = [] } of services.personalData) {
    for (const { erase } of byAddress) await erase(unit, email);
  }
  await touchContent(unit, services);
  await emptyLogLater(unit, services.clock.now());
}
