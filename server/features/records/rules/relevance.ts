/** Ratings before anyone has voted: as if so many people had given this many stars. */
const PRIOR_VOTES = 8;
const PRIOR_STARS = 3.8;

/** Reviews beyond this number add nothing to the order. */
const MANY_REVIEWS = 500;

/** Points that each part can give. */
const COMPLETENESS_POINTS = 450_000;
const RATING_POINTS = 350_000;
const REVIEWS_POINTS = 200_000;

/**
 * A rating for ordering, in thousandths of a star: few votes stay near the prior, so that one vote of five stars does
 * not come before a hundred of four and a half.
 */
export function ratingRank(sum: number, count: number): number {
  return Math.round((1_000 * (PRIOR_STARS * PRIOR_VOTES + sum)) / (PRIOR_VOTES + count));
}

/** What the default order of lists is made from. */
export interface RelevanceFacts {
  /** How much of its profile is filled in, from 0 to 1. */
  readonly completeness: number;
  readonly ratingSum: number;
  readonly ratingCount: number;
  readonly reviewCount: number;
}

/** The default order of lists, higher first: an integer from 0 to 1,000,000. */
export function relevance({ completeness, ratingSum, ratingCount, reviewCount }: RelevanceFacts): number {
  const stars = (ratingRank(ratingSum, ratingCount) / 1_000 - 1) / 4;
  const reviews = Math.log1p(Math.min(reviewCount, MANY_REVIEWS)) / Math.log1p(MANY_REVIEWS);
  return Math.round(
    COMPLETENESS_POINTS * clamp(completeness) + RATING_POINTS * clamp(stars) + REVIEWS_POINTS * clamp(reviews),
  );
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
