import type { InferResult } from 'kysely';
import { renderSVG } from 'uqr';
import type { Services } from '../../../platform/services.ts';
import { type Areas, areasOf } from '../../areas/area.repository.ts';
import type { OwnClaim } from '../contract.ts';
import { presentRecord, promotionUrl } from '../promotion.presenter.ts';
import { tables } from '../tables.ts';
import { OWNER_COLUMNS } from './promotion-rows.ts';

const MOST = 100;

const claims = tables
  .selectFrom('promotion_claim as claim')
  .innerJoin('promotion', 'promotion.id', 'claim.promotion_id')
  .leftJoin('place', 'place.id', 'promotion.place_id')
  .leftJoin('professional', 'professional.id', 'promotion.professional_id')
  .select(OWNER_COLUMNS)
  .select(['claim.code', 'claim.options', 'claim.price', 'claim.claimed_at', 'claim.redeemed_at'])
  .select(['promotion.id', 'promotion.slug', 'promotion.title', 'promotion.use_until']);

/** The codes that an account claimed, of one promotion or of all, the last first; no more than {@link MOST}. */
export async function ownClaims(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  accountId: number,
  promotion?: number,
): Promise<OwnClaim[]> {
  const own = claims.where('claim.account_id', '=', accountId);
  const [areas, rows] = await Promise.all([
    areasOf(db),
    db.primary.rows(
      (promotion === undefined ? own : own.where('claim.promotion_id', '=', promotion))
        .orderBy('claim.claimed_at', 'desc')
        .orderBy('claim.id', 'desc')
        .limit(MOST),
    ),
  ]);
  const now = clock.now();
  return rows.map(row => present(row, areas, now));
}

function present(row: InferResult<typeof claims>[number], areas: Areas, now: Date): OwnClaim {
  const { code, options, price, claimed_at, redeemed_at, use_until } = row;
  const state = redeemed_at ? 'redeemed' : now >= use_until ? 'expired' : 'open';
  return {
    ...{ code, price, state, options: [...options] },
    promotion: { id: row.id, title: row.title, absolute_url: promotionUrl(row) },
    record: presentRecord(row, areas),
    claimed_at: claimed_at.toISOString(),
    use_until: use_until.toISOString(),
    redeemed_at: redeemed_at?.toISOString() ?? null,
    qr_svg: state === 'open' ? renderSVG(code, { ecc: 'M', border: 4 }) : null,
  };
}
