import type { PolicyActor } from '../../../platform/auth/policy.ts';
import { vietnamDate, vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { RedeemedClaim } from '../contract.ts';
import { promotionPolicy } from '../promotion.policy.ts';
import { ownsPromotion } from '../queries/owns-promotion.ts';
import { noSuchCode } from '../queries/shown-claim.ts';
import { promotionState } from '../rules/promotion-state.ts';
import { storedCode } from '../rules/stored-code.ts';
import { tables } from '../tables.ts';

/**
 * Redeems a code for the owner of the page whose promotion it is. Throws 404 for codes that are unknown or of other
 * pages, which have the same answer, and 409 where it was redeemed before, with the time, or where its time is over.
 */
export function redeemClaim(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  actor: PolicyActor,
  typed: string,
): Promise<RedeemedClaim> {
  return db.transaction(async unit => {
    const now = clock.now();
    const claim = await unit.row(byCode(storedCode(typed)));
    const isOwned = claim !== undefined && (await ownsPromotion(unit, actor.accountId, claim));
    const state = claim ? promotionState({ startsAt: claim.startsAt, endsAt: claim.endsAt }, now) : 'ended';
    if (!claim || !promotionPolicy.can(actor, 'redeem', { isOwned, state })) {
      throw noSuchCode();
    }
    if (claim.redeemedAt === null && now >= claim.useUntil) {
      throw conflict(`Mã này đã hết hạn dùng từ ${vietnamDate(claim.useUntil)}.`);
    }
    const redeemed = await redeemOnce(unit, claim.id, now);
    if (!redeemed) {
      const before = await unit.row(byCode(claim.code));
      throw conflict(`Mã này đã được dùng lúc ${vietnamTime(before?.redeemedAt ?? now)}.`);
    }
    const { code, title, options, price, claimedAt } = claim;
    return {
      code,
      title,
      price,
      options: [...options],
      claimed_at: claimedAt.toISOString(),
      redeemed_at: now.toISOString(),
    };
  });
}

const byCode = (code: string) =>
  tables
    .selectFrom('promotion_claim as claim')
    .innerJoin('promotion', 'promotion.id', 'claim.promotion')
    .select(['claim.id', 'claim.code', 'claim.options', 'claim.price', 'claim.claimedAt', 'claim.redeemedAt'])
    .select(['promotion.title', 'promotion.startsAt', 'promotion.endsAt', 'promotion.useUntil'])
    .select(['promotion.place', 'promotion.professional'])
    .where('claim.code', '=', code);

/** The condition decides between two who redeem at the same moment. */
const redeemOnce = async (unit: UnitOfWork, id: number, now: Date): Promise<boolean> =>
  (await unit.run(
    tables.updateTable('promotion_claim').set({ redeemedAt: now }).where('id', '=', id).where('redeemedAt', 'is', null),
  )) > 0;
