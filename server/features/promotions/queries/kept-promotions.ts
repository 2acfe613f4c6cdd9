import type { PolicyActor } from '../../../platform/auth/policy.ts';
import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { ownedIds } from '../../providers/queries/owned-ids.ts';
import type { KeptPromotion } from '../contract.ts';
import { promotionPolicy } from '../promotion.policy.ts';
import { presentDetail } from '../promotion.presenter.ts';
import { tables } from '../tables.ts';
import { noPromotion } from './promotion-detail.ts';
import { type DetailRow, detailRows } from './promotion-rows.ts';

const MAX_PROMOTIONS = 100;

type Reading = Pick<Services, 'db' | 'clock'>;

interface Wanted {
  readonly place?: number | undefined;
  readonly professional?: number | undefined;
}

/** Promotions of pages that an account owns, of one page or of all, the last to end first; at most {@link MAX_PROMOTIONS}. */
export async function keptPromotions(services: Reading, actor: PolicyActor, wanted: Wanted): Promise<KeptPromotion[]> {
  let query = ownedBy(actor.accountId);
  if (wanted.place !== undefined) query = query.where('promotion.place', '=', wanted.place);
  if (wanted.professional !== undefined) query = query.where('promotion.professional', '=', wanted.professional);
  const rows = await services.db.primary.rows(
    query.orderBy('promotion.endsAt', 'desc').orderBy('promotion.id', 'desc').limit(MAX_PROMOTIONS),
  );
  return present(services, actor, rows);
}

/** One of them. Throws 404 for those of others. */
export async function keptPromotion(services: Reading, actor: PolicyActor, id: number): Promise<KeptPromotion> {
  const rows = await services.db.primary.rows(ownedBy(actor.accountId).where('promotion.id', '=', id));
  const [kept] = await present(services, actor, rows);
  if (!kept) throw noPromotion();
  return kept;
}

/* Both ways are found by themselves: of an `or` of two lists PostgreSQL looks through all promotions. */
const ownedBy = (accountId: number) =>
  detailRows.where('promotion.id', 'in', idsOf('place', accountId).unionAll(idsOf('professional', accountId)));

const idsOf = (kind: 'place' | 'professional', accountId: number) =>
  tables.selectFrom('promotion as own').select('own.id').where(`own.${kind}`, 'in', ownedIds(kind, accountId));

async function present(
  { db, clock }: Reading,
  actor: PolicyActor,
  rows: readonly DetailRow[],
): Promise<KeptPromotion[]> {
  const [areas, redeemed] = await Promise.all([areasOf(db), redeemedOf(db, rows)]);
  const pictures = { place: new Map(), professional: new Map() };
  const now = clock.now();
  return rows.map(row => {
    const { picture: _, now: _now, ...shown } = presentDetail(row, { areas, pictures, now });
    const subject = { isOwned: true, state: shown.state };
    return {
      ...shown,
      status: row.status,
      refusal: row.refusal,
      quota: row.quota,
      claimed: row.claimed,
      redeemed: redeemed.get(row.id) ?? 0,
      updated_at: row.updatedAt.toISOString(),
      can: { edit: promotionPolicy.can(actor, 'edit', subject), end: promotionPolicy.can(actor, 'end', subject) },
    };
  });
}

const redeemedCounts = statement((p: Parameters<{ readonly ids: readonly number[] }>) =>
  tables
    .selectFrom('promotion_claim')
    .select(eb => ['promotion', eb.fn.count<number>('redeemedAt').as('redeemed')])
    .where('promotion', 'in', idList(p.ids))
    .groupBy('promotion'),
);

/** How many codes of each promotion were redeemed; one of which none was is absent. */
export async function redeemedOf(
  db: Services['db'],
  promotions: ReadonlyArray<{ readonly id: number }>,
): Promise<ReadonlyMap<number, number>> {
  const rows = await db.primary.rows(redeemedCounts({ ids: promotions.map(({ id }) => id) }));
  return new Map(rows.map(row => [row.promotion, Number(row.redeemed)]));
}
