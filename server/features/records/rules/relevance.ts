/** Ratings before the first vote: as if so many people had given the stars that are usual for the kind. */
const PRIOR_VOTES = 8;

/** What is usual, in thousandths of a star, where too few have rated. */
export const DEFAULT_PRIOR = 3_800;

/** With fewer ratings on the whole site, chance would say what is usual. */
const ENOUGH_RATINGS = 100;

/** Reviews beyond this number add nothing to the order. */
const MANY_REVIEWS = 500;

/** Points that each part can give. */
const COMPLETENESS_POINTS = 450_000;
const RATING_POINTS = 350_000;
const REVIEWS_POINTS = 200_000;

/**
 * A rating for ordering, in thousandths of a star: few votes stay near the prior, so that one vote of five stars does
 * not come before a hundred of four and a half.
 * @param prior what is usual for the kind of record, in thousandths of a star
 */
export function ratingRank(sum: number, count: number, prior: number): number {
  return Math.round((prior * PRIOR_VOTES + 1_000 * sum) / (PRIOR_VOTES + count));
}

/** What is usual for a kind of record, in thousandths of a star, by all ratings that its records were given. */
export function priorOf({ sum, count }: { readonly sum: number; readonly count: number }): number {
  return count < ENOUGH_RATINGS ? DEFAULT_PRIOR : Math.round((1_000 * sum) / count);
}

/** What people say of a record, as it is stored. */
export interface Rating {
  readonly ratingSum?: number | undefined;
  readonly ratingCount?: number | undefined;
  readonly reviewCount?: number | undefined;
}

/** The stored columns by which lists are ordered. */
export interface Rank {
  /** Points for a profile that is filled in. */
  readonly completeness: number;
  readonly ratingRank: number;
  /** The default order, higher first: a whole number from 0 to 1,000,000. */
  readonly relevance: number;
}

/**
 * Where a record stands among others.
 * @param share how much of its profile is filled in, from 0 to 1
 * @param prior as in {@link ratingRank}
 */
export function rankOf(share: number, rating: Rating, prior: number): Rank {
  const points = Math.round(COMPLETENESS_POINTS * clamp(share));
  return {
    completeness: points,
    ratingRank: ratingRank(rating.ratingSum ?? 0, rating.ratingCount ?? 0, prior),
    relevance: points + ratingPoints(rating, prior),
  };
}

/** The part of the default order that comes from what people say; the rest are the points for completeness. */
export function ratingPoints({ ratingSum = 0, ratingCount = 0, reviewCount = 0 }: Rating, prior: number): number {
  const stars = (ratingRank(ratingSum, ratingCount, prior) / 1_000 - 1) / 4;
  const reviews = Math.log1p(Math.min(reviewCount, MANY_REVIEWS)) / Math.log1p(MANY_REVIEWS);
  return Math.round(RATING_POINTS * clamp(stars) + REVIEWS_POINTS * clamp(reviews));
}

function clamp(share: number): number {
  return Math.min(1, Math.max(0, share));
}

/** The share of the weights whose fact is there. */
export function completeness(facts: ReadonlyArray<readonly [present: boolean, weight: number]>): number {
  const total = facts.reduce((sum, [, weight]) => sum + weight, 0);
  const present = facts.reduce((sum, [isPresent, weight]) => sum + (isPresent ? weight : 0), 0);
  return total === 0 ? 0 : present / total;
}
