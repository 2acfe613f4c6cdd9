import { ASPECTS, type Aspect, type ReviewSummary } from '../contract.ts';

/** What one shown review adds to the score of its record; ratings are 1–5, 0 where not given. */
export interface Rated {
  readonly overall: number;
  readonly attitude: number;
  readonly waiting_time: number;
  readonly cleanliness: number;
  readonly recommending: number;
  readonly is_verified: boolean;
}

type AspectColumn = `${Aspect}_${'sum' | 'count'}`;
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
  attitude_sum: 0,
  attitude_count: 0,
  waiting_time_sum: 0,
  waiting_time_count: 0,
  cleanliness_sum: 0,
  cleanliness_count: 0,
  recommending_sum: 0,
  recommending_count: 0,
};

/** The score of one review alone. */
export function scoreOf(review: Rated): Score {
  const stars = Object.fromEntries(STARS.map((column, at) => [column, review.overall === at + 1 ? 1 : 0]));
  const aspects = Object.fromEntries(
    ASPECTS.flatMap(aspect => [
      [`${aspect}_sum`, review[aspect]],
      [`${aspect}_count`, review[aspect] > 0 ? 1 : 0],
    ]),
  );
  return { ...NO_SCORE, ...stars, ...aspects, reviews: 1, verified: review.is_verified ? 1 : 0 };
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
  const aspect = (name: Aspect) => mean(score[`${name}_sum`], score[`${name}_count`]);
  return {
    score: mean(sum, count),
    ratings: count,
    reviews: score.reviews,
    verified: score.verified,
    distribution: STARS.map(column => score[column]),
    aspects: {
      attitude: aspect('attitude'),
      waiting_time: aspect('waiting_time'),
      cleanliness: aspect('cleanliness'),
      recommending: aspect('recommending'),
    },
  };
}

const mean = (sum: number, count: number) => (count === 0 ? null : Math.round((10 * sum) / count) / 10);
