import { versionsFrom, versionsInside } from '../../../platform/db/content-version.ts';
import type { Database } from '../../../platform/db/database.ts';
import { reference } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { type RowOf, statement } from '../../../platform/db/query.ts';
import type { Reader } from '../../../platform/db/reader.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import { AREAS, areasOf } from '../../areas/area.repository.ts';
import { mainPictureInside, mainPictureOf } from '../../media/media.repository.ts';
import type { PromotionDetail, PromotionMoment } from '../contract.ts';
import { type CardContext, presentDetail } from '../promotion.presenter.ts';
import { claimsLeft, promotionState } from '../rules/promotion-state.ts';
import { type DetailRow, detailRows, shownCards, shownDetails } from './promotion-rows.ts';

export const noPromotion = () => notFound('Không tìm thấy ưu đãi này.');

type ById = Parameters<{ readonly id: number }>;

/** What a page shows beside the promotion. */
const BESIDE = [
  mainPictureInside('place', reference<number>('promotion.place')).as('placePictures'),
  mainPictureInside('professional', reference<number>('promotion.professional')).as('professionalPictures'),
  versionsInside(AREAS).as('versions'),
] as const;

const shown = statement(({ id }: ById) => shownDetails.where('promotion.id', '=', id));
const shownCard = statement(({ id }: ById) => shownCards.where('promotion.id', '=', id));
const shownPage = statement(({ id }: ById) => shownDetails.select(BESIDE).where('promotion.id', '=', id));
const pageInAnyState = statement(({ id }: ById) => detailRows.select(BESIDE).where('promotion.id', '=', id));

/** A public promotion, also one that is over. Throws 404. */
export async function shownPromotion(read: Pick<Reader, 'row'>, id: number): Promise<DetailRow> {
  const row = await read.row(shown({ id }));
  if (!row) throw noPromotion();
  return row;
}

/** Whether everybody may see a promotion: one of a record that is not public is not, either. */
export const isShown = async (db: Database, id: number): Promise<boolean> =>
  (await db.primary.row(shownCard({ id }))) !== undefined;

/** What the page of a public promotion shows, also of one that is over; for a preview of one in any state. Throws 404. */
export async function promotionDetail(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  id: number,
  isPreview = false,
): Promise<PromotionDetail> {
  const row = await db.read.row((isPreview ? pageInAnyState : shownPage)({ id }));
  if (!row) throw noPromotion();
  const areas = await areasOf(db, versionsFrom(row.versions));
  return presentDetail(row, { areas, pictures: picturesOf(row), now: clock.now() });
}

function picturesOf(row: RowOf<typeof shownPage>): CardContext['pictures'] {
  const ofPlace = mainPictureOf(row.placePictures);
  const ofProfessional = mainPictureOf(row.professionalPictures);
  return {
    place: new Map(row.place !== null && ofPlace ? [[row.place, ofPlace]] : []),
    professional: new Map(row.professional !== null && ofProfessional ? [[row.professional, ofProfessional]] : []),
  };
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
