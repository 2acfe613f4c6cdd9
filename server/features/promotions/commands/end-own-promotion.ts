import type { PolicyActor } from '../../../platform/auth/policy.ts';
import type { Services } from '../../../platform/services.ts';
import { announcePromotions } from '../promotion-tags.ts';
import { tables } from '../tables.ts';
import { requireOwnPromotion } from './require-own-promotion.ts';

/**
 * Ends an own promotion at this moment; codes stay good as long as before. Throws 404 for those of others, and 403 for one that
 * is over.
 */
export async function endOwnPromotion(services: Services, actor: PolicyActor, id: number): Promise<void> {
  await services.db.transaction(async unit => {
    const now = services.clock.now();
    const ended = await requireOwnPromotion(unit, services, actor, { id, action: 'end' });
    await unit.run(tables.updateTable('promotion').set({ endsAt: now, updatedAt: now }).where('id', '=', id));
    await announcePromotions(unit, services, [ended]);
  });
}
