import { randomCode } from '../../../platform/auth/random-code.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, invalid, Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { PROMOTION_CLAIMED, PROMOTION_CLAIMED_TEXT, PROMOTION_ENDED_TEXT, PROMOTION_FULL_TEXT } from '../contract.ts';
import { announceClaim } from '../promotion-tags.ts';
import { shownPromotion } from '../queries/promotion-detail.ts';
import { chosenOptions } from '../rules/chosen-options.ts';
import { promotionState } from '../rules/promotion-state.ts';
import { tables } from '../tables.ts';

interface WantedClaim {
  readonly promotion: number;
  /** Numbers of the options that are wanted. */
  readonly options: readonly number[];
}

/**
 * Claims a promotion for an account: once, which the unique key decides, and within the quota, which the condition of
 * the update decides, however many claim at the same moment. Throws 404 for what is not public, 422 for options that
 * are not on offer, and 409 where it was claimed already, does not run, or is used up.
 */
export function claimPromotion(
  services: Pick<Services, 'db' | 'clock' | 'tags'>,
  accountId: number,
  { promotion: id, options }: WantedClaim,
): Promise<void> {
  const { db, clock } = services;
  return db.transaction(async unit => {
    const now = clock.now();
    const promotion = await shownPromotion(unit, id);
    const choice = chosenOptions(promotion.groups, promotion.newPrice, options);
    if (!choice) throw invalid({ options: ['Lựa chọn này không còn nữa, xin vui lòng tải lại trang.'] });
    const claimed = await unit.run(
      tables
        .insertInto('promotion_claim')
        .values({
          code: randomCode(),
          promotion: id,
          account: accountId,
          claimedAt: now,
          options: choice.options,
          price: choice.price,
        })
        .onConflict(same => same.columns(['promotion', 'account']).doNothing()),
    );
    if (claimed === 0) throw new Problem(409, PROMOTION_CLAIMED, PROMOTION_CLAIMED_TEXT);
    const state = promotionState({ startsAt: promotion.startsAt, endsAt: promotion.endsAt }, now);
    if (state === 'ended') throw conflict(PROMOTION_ENDED_TEXT);
    if (state === 'upcoming') throw conflict('Ưu đãi chưa bắt đầu.');
    const taken = await takeOne(unit, id);
    if (!taken) throw conflict(PROMOTION_FULL_TEXT);
    await announceClaim(unit, services, { id, isLast: taken.claimed === taken.quota });
  });
}

/** Counts a claim; undefined where the quota is used up. */
const takeOne = (unit: UnitOfWork, id: number) =>
  unit.row(
    tables
      .updateTable('promotion')
      .set(eb => ({ claimed: eb('claimed', '+', 1) }))
      .where('id', '=', id)
      .where(eb => eb.or([eb('quota', 'is', null), eb('claimed', '<', eb.ref('quota'))]))
      .returning(['claimed', 'quota']),
  );
