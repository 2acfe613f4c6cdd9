import { describe, expect, it } from 'vitest';
import { reviewBody } from './send-review.ts';

describe('the body of a review', () => {
  it('[REV-10] has no stars where none were chosen, and no word about being content', () => {
    const body = reviewBody({ comment: 'Khám kỹ và nhẹ nhàng.', name: 'Mai', email: 'mai@thu.example' });
    expect(body).toEqual({
      comment: 'Khám kỹ và nhẹ nhàng.',
      name: 'Mai',
      email: 'mai@thu.example',
      liking: null,
      overall_rating: 0,
      ratings: { attitude: 0, waiting_time: 0, cleanliness: 0, recommending: 0 },
    });
  });

  it.each([
    ['yes', true],
    ['no', false],
    ['else', null],
  ])('[REV-03] says by "%s" whether the author was content: %s', (liking, expected) => {
    expect(reviewBody({ liking }).liking).toBe(expected);
  });
});
