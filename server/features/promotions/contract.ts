import { z } from 'zod';
import { idParam } from '../../platform/contract/fields.ts';
import { relaxedQuery } from '../../platform/contract/relaxed.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { picture } from '../media/contract.ts';

/** What can be promoted. */
export const PROMOTION_CATEGORIES = [
  'examination',
  'package',
  'test',
  'treatment',
  'dental',
  'vaccination',
  'beauty',
  'product',
] as const;
export type PromotionCategory = (typeof PROMOTION_CATEGORIES)[number];

/** `pending`: waits for staff. */
export const PROMOTION_STATUSES = ['pending', 'published', 'hidden'] as const;

export const PROMOTION_ENDED_TEXT = 'Ưu đãi đã hết hạn.';
export const PROMOTION_FULL_TEXT = 'Ưu đãi đã hết lượt.';
export const PROMOTION_CLAIMED_TEXT = 'Bạn đã nhận ưu đãi này.';
/** The code of the 409 that carries {@link PROMOTION_CLAIMED_TEXT}. */
export const PROMOTION_CLAIMED = 'PROMOTION_CLAIMED';

/** An id as bodies carry it. */
export const entityId = z
  .int()
  .min(1)
  .max(2 ** 31 - 1);

/** `extra` is added to the price of the promotion; `own` stands in its place. */
export const OPTION_PRICINGS = ['extra', 'own'] as const;

/** One choice of a group. Its number names it in claims, and is given when it is saved first. */
export const promotionOption = z.object({
  id: entityId,
  name: z.string(),
  pricing: z.enum(OPTION_PRICINGS),
  price: z.number().int(),
});
export type PromotionOption = z.infer<typeof promotionOption>;

/** Options under a heading: of `one` exactly one is chosen, the first by default; of `any` as many as one likes. */
export const promotionGroup = z.object({
  name: z.string(),
  choice: z.enum(['one', 'any']),
  options: z.array(promotionOption),
});
export type PromotionGroup = z.infer<typeof promotionGroup>;

/** What was chosen, in the words that it had then. */
export const chosenOption = z.object({ group: z.string(), option: z.string() });
export type ChosenOption = z.infer<typeof chosenOption>;

/** The place or professional whose promotion it is. */
export const promotionRecord = z.object({
  kind: z.enum(['place', 'professional']),
  id: z.number().int(),
  name: z.string(),
  absolute_url: z.string(),
  /** Street of a place; empty for professionals and where it is not known. */
  address: z.string(),
  /** The province; empty where it is not known. */
  area: z.string(),
});
export type PromotionRecord = z.infer<typeof promotionRecord>;

export const promotionState = z.enum(['upcoming', 'running', 'ended']);
export type PromotionState = z.infer<typeof promotionState>;

/** A promotion as lists show it. Prices are VND. */
export const promotionCard = z.object({
  id: z.number().int(),
  title: z.string(),
  absolute_url: z.string(),
  category: z.enum(PROMOTION_CATEGORIES),
  old_price: z.number().int().nullable(),
  /** 0 for free. */
  new_price: z.number().int(),
  /** Whole, 1 to 100; null where there is no higher old price. */
  discount_percent: z.number().int().nullable(),
  starts_at: z.string(),
  ends_at: z.string(),
  state: promotionState,
  /** Claims that are left; null for any number. */
  left: z.number().int().nullable(),
  record: promotionRecord,
  /** Of the place or professional. */
  picture: picture.nullable(),
});
export type PromotionCard = z.infer<typeof promotionCard>;

/** What is not understood counts as not asked. */
export const promotionListQuery = z.object({
  place: idParam.optional().catch(undefined),
  professional: idParam.optional().catch(undefined),
  /** Slug of a province. */
  province: rawText(60).optional().catch(undefined),
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(500)).catch(1),
});
export type PromotionListQuery = z.output<typeof promotionListQuery>;

/** Those that run, the first to end first, then those to come; twelve a page. */
export const promotionList = z.object({
  items: z.array(promotionCard),
  count: z.number().int(),
  page: z.number().int(),
  page_count: z.number().int(),
  /** Only of a province that has none: the nearest one that has some, and the whole country, `province` null. */
  relaxed: z
    .array(relaxedQuery.extend({ province: z.object({ slug: z.string(), name: z.string() }).nullable() }))
    .optional(),
});
export type PromotionList = z.infer<typeof promotionList>;

export const promotionDetail = promotionCard.extend({
  slug: z.string(),
  /** When it was answered. */
  now: z.string(),
  /** Sanitised HTML. */
  description: z.string(),
  /** Plain text, a line each. */
  terms: z.string(),
  use_until: z.string(),
  groups: z.array(promotionGroup),
});
export type PromotionDetail = z.infer<typeof promotionDetail>;

/** What of a promotion changes from moment to moment, and what the server's clock says. */
export const promotionMoment = z.object({
  now: z.string(),
  state: promotionState,
  left: z.number().int().nullable(),
});
export type PromotionMoment = z.infer<typeof promotionMoment>;

export const claimRequest = z.object({
  promotion: entityId,
  /** Numbers of the options that are wanted. */
  options: z.array(entityId).max(300).nullish(),
});

const claimState = z.enum(['open', 'redeemed', 'expired']);
export type ClaimState = z.infer<typeof claimState>;

/** A code as the account that claimed it sees it. */
export const ownClaim = z.object({
  code: z.string(),
  promotion: z.object({ id: z.number().int(), title: z.string(), absolute_url: z.string() }),
  record: promotionRecord,
  options: z.array(chosenOption),
  price: z.number().int(),
  claimed_at: z.string(),
  use_until: z.string(),
  redeemed_at: z.string().nullable(),
  state: claimState,
  /** The address at which the provider redeems it, as a QR picture; null once it cannot be redeemed. */
  qr_svg: z.string().nullable(),
});
export type OwnClaim = z.infer<typeof ownClaim>;

export const redeemRequest = z.object({
  /** As it is read out, or the address that a scanner reads: case and spaces do not matter. */
  code: rawText(200, 'Mã ưu đãi chưa đúng.'),
});

/** A code as the provider sees it before it is redeemed. */
export const shownClaim = z.object({
  code: z.string(),
  title: z.string(),
  /** Whose promotion it is. */
  record: promotionRecord,
  options: z.array(chosenOption),
  price: z.number().int(),
  use_until: z.string(),
  redeemed_at: z.string().nullable(),
  state: claimState,
});
export type ShownClaim = z.infer<typeof shownClaim>;

/** What the provider gives for the code. */
export const redeemedClaim = z.object({
  code: z.string(),
  title: z.string(),
  options: z.array(chosenOption),
  price: z.number().int(),
  claimed_at: z.string(),
  redeemed_at: z.string(),
});
export type RedeemedClaim = z.infer<typeof redeemedClaim>;

/** A promotion as its provider sees it. */
export const keptPromotion = promotionDetail.omit({ picture: true, now: true }).extend({
  status: z.enum(PROMOTION_STATUSES),
  /** Why staff refused it, for its provider; empty where they did not. */
  refusal: z.string(),
  quota: z.number().int().nullable(),
  claimed: z.number().int(),
  redeemed: z.number().int(),
  /** To be sent with a change. */
  updated_at: z.string(),
  can: z.object({ edit: z.boolean(), end: z.boolean() }),
});
export type KeptPromotion = z.infer<typeof keptPromotion>;
