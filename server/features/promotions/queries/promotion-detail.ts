import type { Database } from '../../../platform/db/database.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import type { PromotionDetail, PromotionMoment } from '../contract.ts';
import { presentDetail } from '../promotion.presenter.ts';
import { claimsLeft, promotionState } from '../rules/promotion-state.ts';
import { ownerPictures } from './owner-pictures.ts';
import { type DetailRow, detailRows, shownCards, shownDetails } from './promotion-rows.ts';

export const noPromotion = () => notFound('Không tìm thấy ưu đãi này.');

interface ById {
  readonly id: number;
}

const anyById = statement((p: Parameters<ById>) => detailRows.where('promotion.id', '=', p.id));
const shownById = statement((p: Parameters<ById>) => shownDetails.where('promotion.id', '=', p.id));
const shownCardById = statement((p: Parameters<ById>) => shownCards.where('promotion.id', '=', p.id));

/** A public promotion, also one that is over; for a preview one in any state. Throws 404. */
export async function shownPromotion(read: Pick<Reader, 'row'>, id: number, isPreview = false): Promise<DetailRow> {
  const row = await read.row(isPreview ? anyById({ id }) : shownById({ id }));
  if (!row) throw noPromotion();
  return row;
}

/** Whether everybody may see a promotion: one of a record that is not public is not, either. */
export const isShown = async (db: Database, id: number): Promise<boolean> =>
  (await db.primary.row(shownCardById({ id }))) !== undefined;

/** What the page of a promotion shows. */
export async function promotionDetail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  row: DetailRow,
): Promise<PromotionDetail> {
  const [areas, pictures] = await Promise.all([areasOf(db), ownerPictures(db, [row])]);
  return presentDetail(row, { areas, pictures, now: clock.now() });
}

/** How it is at this moment; 404 for what is not public. */
export async function promotionMoment(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
): Promise<PromotionMoment> {
  const row = await shownPromotion(db.primary, id);
  const now = clock.now();
  return {
    now: now.toISOString(),
    state: promotionState({ startsAt: row.startsAt, endsAt: row.endsAt }, now),
    left: claimsLeft(row),
  };
}
