import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { completeness, DEFAULT_PRIOR, ratingRank as rankBy, rankOf } from './relevance.ts';

const ratingRank = (sum: number, count: number) => rankBy(sum, count, DEFAULT_PRIOR);

const votes = fc
  .nat(5_000)
  .chain(count => fc.record({ count: fc.constant(count), sum: fc.integer({ min: count, max: 5 * count }) }));

describe('ratingRank', () => {
  it('[LIST-35] puts many good votes before a single perfect one, and none before bad ones', () => {
    expect(ratingRank(450, 100)).toBeGreaterThan(ratingRank(5, 1));
    expect(ratingRank(5, 1)).toBeGreaterThan(ratingRank(0, 0));
    expect(ratingRank(0, 0)).toBeGreaterThan(ratingRank(20, 10));
    expect(ratingRank(0, 0)).toBe(3_800);
  });

  it('never falls with one more vote of five, and nears the mean', () => {
    fc.assert(fc.property(votes, ({ sum, count }) => ratingRank(sum + 5, count + 1) >= ratingRank(sum, count)));
    fc.assert(
      fc.property(votes, ({ sum, count }) => ratingRank(sum, count) >= 1_000 && ratingRank(sum, count) <= 5_000),
    );
    expect(ratingRank(4_500_000, 1_000_000)).toBe(4_500);
  });
});

describe('relevance', () => {
  const facts = fc.record({
    completeness: fc.double({ min: 0, max: 1, noNaN: true }),
    votes,
    reviewCount: fc.nat(100_000),
  });
  const of = ({
    completeness,
    votes,
    reviewCount,
  }: {
    completeness: number;
    votes: { sum: number; count: number };
    reviewCount: number;
  }) => rankOf(completeness, { ratingSum: votes.sum, ratingCount: votes.count, reviewCount }, DEFAULT_PRIOR).relevance;

  it('[LIST-35] is a whole number that fits, and grows with each of its parts', () => {
    fc.assert(
      fc.property(facts, fact => {
        const value = of(fact);
        expect(Number.isInteger(value) && value >= 0 && value <= 1_000_000).toBe(true);
        expect(of({ ...fact, completeness: 1 })).toBeGreaterThanOrEqual(value);
        expect(of({ ...fact, reviewCount: fact.reviewCount + 1 })).toBeGreaterThanOrEqual(value);
        expect(of({ ...fact, votes: { sum: fact.votes.sum + 5, count: fact.votes.count + 1 } })).toBeGreaterThanOrEqual(
          value,
        );
      }),
    );
  });
});

describe('completeness', () => {
  it('is the share of the weights that are there', () => {
    expect(
      completeness([
        [true, 3],
        [false, 1],
      ]),
    ).toBe(0.75);
    expect(completeness([])).toBe(0);
  });
});
