import type { PolicyActor } from '../../../platform/auth/policy.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import type { ShownClaim } from '../contract.ts';
import { promotionPolicy } from '../promotion.policy.ts';
import { claimState, presentRecord } from '../promotion.presenter.ts';
import { promotionState } from '../rules/promotion-state.ts';
import { storedCode } from '../rules/stored-code.ts';
import { claimRows } from './own-claims.ts';
import { ownsPromotion } from './owns-promotion.ts';

export const noSuchCode = () => notFound('Không có mã này trong các ưu đãi của bạn. Xin kiểm tra lại từng ký tự.');

/**
 * What a code is good for, for the owner of the page whose promotion it is. Throws 404 for codes that are unknown or of
 * other pages, which have the same answer.
 */
export async function shownClaim(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: PolicyActor,
  typed: string,
): Promise<ShownClaim> {
  const row = await db.primary.row(claimRows.where('claim.code', '=', storedCode(typed)));
  const isOwned = row !== undefined && (await ownsPromotion(db.primary, actor.accountId, row));
  const now = clock.now();
  const state = row ? promotionState({ startsAt: row.startsAt, endsAt: row.endsAt }, now) : 'ended';
  if (!row || !promotionPolicy.can(actor, 'redeem', { isOwned, state })) throw noSuchCode();
  const { code, title, options, price, useUntil, redeemedAt } = row;
  return {
    code,
    title,
    price,
    options: [...options],
    record: presentRecord(row, await areasOf(db)),
    use_until: useUntil.toISOString(),
    redeemed_at: redeemedAt?.toISOString() ?? null,
    state: claimState(row, now),
  };
}
