import type { ReviewSummary } from '../contract.ts';

/** What one shown review adds to the score of its record; ratings are 1–5, 0 where not given. */
export interface Rated {
  readonly overall: number;
  readonly attitude: number;
  readonly waitingTime: number;
  readonly cleanliness: number;
  readonly recommending: number;
  readonly isVerified: boolean;
}

const RATED = ['attitude', 'waitingTime', 'cleanliness', 'recommending'] as const;
type RatedAspect = (typeof RATED)[number];
type AspectColumn = `${RatedAspect}${'Sum' | 'Count'}`;
const STARS = ['stars1', 'stars2', 'stars3', 'stars4', 'stars5'] as const;

/** The stored numbers of a record's shown reviews. */
export type Score = Readonly<Record<'reviews' | 'verified' | (typeof STARS)[number] | AspectColumn, number>>;

export const NO_SCORE: Score = {
  reviews: 0,
  verified: 0,
  stars1: 0,
  stars2: 0,
  stars3: 0,
  stars4: 0,
  stars5: 0,
  attitudeSum: 0,
  attitudeCount: 0,
  waitingTimeSum: 0,
  waitingTimeCount: 0,
  cleanlinessSum: 0,
  cleanlinessCount: 0,
  recommendingSum: 0,
  recommendingCount: 0,
};

/** The score of one review alone. */
export function scoreOf(review: Rated): Score {
  const stars = Object.fromEntries(STARS.map((column, at) => [column, review.overall === at + 1 ? 1 : 0]));
  const aspects = Object.fromEntries(
    RATED.flatMap(aspect => [
      [`${aspect}Sum`, review[aspect]],
      [`${aspect}Count`, review[aspect] > 0 ? 1 : 0],
    ]),
  );
  return { ...NO_SCORE, ...stars, ...aspects, reviews: 1, verified: review.isVerified ? 1 : 0 };
}

/** How many rated the whole, and the sum of their stars. */
export function ratingsOf(score: Pick<Score, (typeof STARS)[number]>): { sum: number; count: number } {
  const given = STARS.map(column => score[column]);
  return {
    count: given.reduce((sum, number) => sum + number, 0),
    sum: given.reduce((sum, number, at) => sum + number * (at + 1), 0),
  };
}

/** The score as pages show it: plain means to one decimal. */
export function summaryOf(score: Score): ReviewSummary {
  const { sum, count } = ratingsOf(score);
  const aspect = (name: RatedAspect) => mean(score[`${name}Sum`], score[`${name}Count`]);
  return {
    score: mean(sum, count),
    ratings: count,
    reviews: score.reviews,
    verified: score.verified,
    distribution: STARS.map(column => score[column]),
    aspects: {
      attitude: aspect('attitude'),
      waiting_time: aspect('waitingTime'),
      cleanliness: aspect('cleanliness'),
      recommending: aspect('recommending'),
    },
  };
}

const mean = (sum: number, count: number) => (count === 0 ? null : Math.round((10 * sum) / count) / 10);
