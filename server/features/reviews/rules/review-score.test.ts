import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { NO_SCORE, type Rated, ratingsOf, type Score, scoreOf, summaryOf } from './review-score.ts';

const given = fc.integer({ min: 0, max: 5 });
const review: fc.Arbitrary<Rated> = fc.record({
  overall: given,
  attitude: given,
  waitingTime: given,
  cleanliness: given,
  recommending: given,
  isVerified: fc.boolean(),
});
const columns = Object.keys(NO_SCORE) as Array<keyof Score>; // The compiler forgets what keys an object has.
const add = (score: Score, other: Score, times = 1): Score => ({
  ...score,
  ...Object.fromEntries(columns.map(column => [column, score[column] + times * other[column]])),
});
const total = (reviews: readonly Rated[]) => reviews.map(scoreOf).reduce((sum, score) => add(sum, score), NO_SCORE);

describe('the score of reviews', () => {
  it('is the same after one was added and taken away again', () => {
    fc.assert(
      fc.property(fc.array(review), review, (others, one) => {
        const score = total(others);
        expect(add(add(score, scoreOf(one)), scoreOf(one), -1)).toEqual(score);
      }),
    );
  });

  it('[REV-10] [REV-52] counts each review, and only those with stars in the sum of stars', () => {
    fc.assert(
      fc.property(fc.array(review), reviews => {
        const score = total(reviews);
        const rated = reviews.filter(({ overall }) => overall > 0);
        expect(score.reviews).toBe(reviews.length);
        expect(score.verified).toBe(reviews.filter(one => one.isVerified).length);
        expect(ratingsOf(score)).toEqual({
          count: rated.length,
          sum: rated.reduce((sum, { overall }) => sum + overall, 0),
        });
      }),
    );
  });

  it('is shown with means of those who rated, to one decimal', () => {
    const rest = { attitude: 4, waitingTime: 0, cleanliness: 5, recommending: 1, isVerified: true };
    const summary = summaryOf(
      total([
        { ...rest, overall: 5 },
        { ...rest, overall: 4 },
        { ...rest, overall: 4, attitude: 0 },
      ]),
    );
    expect(summary).toEqual({
      score: 4.3,
      ratings: 3,
      reviews: 3,
      verified: 3,
      distribution: [0, 0, 0, 2, 1],
      aspects: { attitude: 4, waiting_time: null, cleanliness: 5, recommending: 1 },
    });
  });

  it('of nobody is no number', () => {
    expect(summaryOf(NO_SCORE)).toMatchObject({ score: null, ratings: 0, distribution: [0, 0, 0, 0, 0] });
  });
});
