import type { InferResult } from 'kysely';
import { literal } from '../../../platform/db/expressions.ts';
import { tables } from '../tables.ts';

/** A promotion with the place or professional whose it is; the query that selects from it chooses the columns. */
const promotions = tables
  .selectFrom('promotion')
  .leftJoin('place', 'place.id', 'promotion.place_id')
  .leftJoin('professional', 'professional.id', 'promotion.professional_id');

const OWNER = [
  ...(['promotion.place_id', 'place.name as place_name', 'place.slug as place_slug'] as const),
  ...(['place.address as place_address', 'place.province_id as place_province'] as const),
  ...(['promotion.professional_id', 'professional.name as professional_name'] as const),
  ...(['professional.slug as professional_slug', 'professional.honorific as professional_honorific'] as const),
  'professional.province_id as professional_province',
] as const;

const CARD = [
  ...(['promotion.id', 'promotion.slug', 'promotion.title', 'promotion.category'] as const),
  ...(['promotion.old_price', 'promotion.new_price', 'promotion.starts_at', 'promotion.ends_at'] as const),
  ...(['promotion.quota', 'promotion.claimed'] as const),
] as const;

const DETAIL = [
  ...(['promotion.description', 'promotion.terms', 'promotion.groups', 'promotion.use_until'] as const),
  ...(['promotion.status', 'promotion.refusal', 'promotion.updated_at'] as const),
] as const;

/** Every promotion with what its page shows. */
export const detailRows = promotions.select(OWNER).select(CARD).select(DETAIL);
export type DetailRow = InferResult<typeof detailRows>[number];

/** What cards show of public promotions: published, of a place or a professional that is public too. */
export const shownCards = promotions
  .where('promotion.status', '=', literal('published'))
  .where(eb => eb.or([eb('place.status', '=', 'published'), eb('professional.status', '=', 'published')]))
  .select(OWNER)
  .select(CARD);
export type CardRow = InferResult<typeof shownCards>[number];

/** Public promotions with what their pages show. */
export const shownDetails = shownCards.select(DETAIL);

/** By what it is presented whose a promotion is; for queries that join the tables themselves. */
export const OWNER_COLUMNS = OWNER;
export type OwnerRow = Pick<
  CardRow,
  | `place_${'id' | 'name' | 'slug' | 'address' | 'province'}`
  | `professional_${'id' | 'name' | 'slug' | 'honorific' | 'province'}`
>;
