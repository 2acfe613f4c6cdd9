import type { InferResult } from 'kysely';
import { renderSVG } from 'uqr';
import type { Services } from '../../../platform/services.ts';
import { type Areas, areasOf } from '../../areas/area.repository.ts';
import { workspacePages } from '../../providers/pages.ts';
import type { OwnClaim } from '../contract.ts';
import { claimState, presentRecord, promotionUrl } from '../promotion.presenter.ts';
import { tables } from '../tables.ts';
import { OWNER_COLUMNS } from './promotion-rows.ts';

const MAX_CLAIMS = 100;
/** Of a QR picture: it still reads where a sixth of it does not. */
const QR = { ecc: 'M', border: 4 } as const;

/** Claims with their promotion and whose it is. */
export const claimRows = tables
  .selectFrom('promotion_claim as claim')
  .innerJoin('promotion', 'promotion.id', 'claim.promotion')
  .leftJoin('place', 'place.id', 'promotion.place')
  .leftJoin('professional', 'professional.id', 'promotion.professional')
  .select(OWNER_COLUMNS)
  .select(['claim.code', 'claim.options', 'claim.price', 'claim.claimedAt', 'claim.redeemedAt'])
  .select(['promotion.id', 'promotion.slug', 'promotion.title', 'promotion.startsAt', 'promotion.endsAt'])
  .select('promotion.useUntil');
export type ClaimRow = InferResult<typeof claimRows>[number];

/** The codes that an account claimed, of one promotion or of all, the last first; no more than {@link MAX_CLAIMS}. */
export async function ownClaims(
  { db, clock, config: { origin } }: Pick<Services, 'db' | 'clock' | 'config'>,
  accountId: number,
  promotion?: number,
): Promise<OwnClaim[]> {
  const own = claimRows.where('claim.account', '=', accountId);
  const [areas, rows] = await Promise.all([
    areasOf(db),
    db.primary.rows(
      (promotion === undefined ? own : own.where('claim.promotion', '=', promotion))
        .orderBy('claim.claimedAt', 'desc')
        .orderBy('claim.id', 'desc')
        .limit(MAX_CLAIMS),
    ),
  ]);
  const now = clock.now();
  return rows.map(row => present(row, { areas, now, origin }));
}

function present(row: ClaimRow, { areas, now, origin }: { areas: Areas; now: Date; origin: string }): OwnClaim {
  const { code, options, price, claimedAt, redeemedAt, useUntil } = row;
  const state = claimState(row, now);
  return {
    code,
    price,
    state,
    options: [...options],
    promotion: { id: row.id, title: row.title, absolute_url: promotionUrl(row) },
    record: presentRecord(row, areas),
    claimed_at: claimedAt.toISOString(),
    use_until: useUntil.toISOString(),
    redeemed_at: redeemedAt?.toISOString() ?? null,
    qr_svg: state === 'open' ? renderSVG(origin + workspacePages.redeem({ code }), QR) : null,
  };
}
