import type { InferResult } from 'kysely';
import { literal } from '../../../platform/db/expressions.ts';
import { tables } from '../tables.ts';

/** A promotion with the place or professional whose it is; the query that selects from it chooses the columns. */
const promotions = tables
  .selectFrom('promotion')
  .leftJoin('place', 'place.id', 'promotion.place')
  .leftJoin('professional', 'professional.id', 'promotion.professional');

const OWNER = [
  'promotion.place',
  'place.name as placeName',
  'place.slug as placeSlug',
  'place.address as placeAddress',
  'place.province as placeProvince',
  'promotion.professional',
  'professional.name as professionalName',
  'professional.slug as professionalSlug',
  'professional.honorific as professionalHonorific',
  'professional.province as professionalProvince',
] as const;

const CARD = [
  'promotion.id',
  'promotion.slug',
  'promotion.title',
  'promotion.category',
  'promotion.oldPrice',
  'promotion.newPrice',
  'promotion.startsAt',
  'promotion.endsAt',
  'promotion.quota',
  'promotion.claimed',
] as const;

const DETAIL = [
  'promotion.description',
  'promotion.terms',
  'promotion.groups',
  'promotion.useUntil',
  'promotion.status',
  'promotion.refusal',
  'promotion.updatedAt',
] as const;

/** Every promotion with what its card shows. */
export const cardRows = promotions.select(OWNER).select(CARD);

/** Every promotion with what its page shows. */
export const detailRows = cardRows.select(DETAIL);
export type DetailRow = InferResult<typeof detailRows>[number];

/** What cards show of public promotions: published, of a place or a professional that is public too. */
export const shownCards = promotions
  .where('promotion.status', '=', literal('published'))
  .where(eb =>
    eb.or([eb('place.status', '=', literal('published')), eb('professional.status', '=', literal('published'))]),
  )
  .select(OWNER)
  .select(CARD);
export type CardRow = InferResult<typeof shownCards>[number];

/** Public promotions with what their pages show. */
export const shownDetails = shownCards.select(DETAIL);

/** By what it is presented whose a promotion is; for queries that join the tables themselves. */
export const OWNER_COLUMNS = OWNER;
export type OwnerRow = Pick<
  CardRow,
  | 'place'
  | `place${'Name' | 'Slug' | 'Address' | 'Province'}`
  | 'professional'
  | `professional${'Name' | 'Slug' | 'Honorific' | 'Province'}`
>;
