import type { PolicyActor } from '../../../platform/auth/policy.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { forbidden } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { promotionPolicy } from '../promotion.policy.ts';
import type { OwnerIds } from '../promotion-tags.ts';
import { ownsPromotion } from '../queries/owns-promotion.ts';
import { noPromotion } from '../queries/promotion-detail.ts';
import { promotionState } from '../rules/promotion-state.ts';
import { tables } from '../tables.ts';

interface Wanted {
  readonly id: number;
  readonly action: 'edit' | 'end';
}

type OwnPromotion = OwnerIds & { readonly id: number };

/**
 * An own promotion that nobody else changes until the transaction ends. Throws 404 for those of others, and 403 for what cannot
 * be done any more.
 */
export async function requireOwnPromotion(
  unit: UnitOfWork,
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: PolicyActor,
  { id, action }: Wanted,
): Promise<OwnPromotion> {
  await lockRows(unit, db.engine, 'promotion', [id]);
  const stored = await unit.row(
    tables.selectFrom('promotion').select(['id', 'place', 'professional', 'startsAt', 'endsAt']).where('id', '=', id),
  );
  if (!stored || !(await ownsPromotion(unit, actor.accountId, stored))) throw noPromotion();
  const state = promotionState(stored, clock.now());
  if (!promotionPolicy.can(actor, action, { isOwned: true, state })) throw forbidden('Ưu đãi này đã kết thúc.');
  return stored;
}
