import { afterEach, describe, expect, it } from 'vitest';
import { forgetVisitor } from '../../memory/forget.ts';
import { reviewDraft } from '../../memory/review-draft.ts';
import { reviewBody } from './send-review.ts';

afterEach(() => localStorage.clear());

describe('the body of a review', () => {
  it('[REV-10] has no stars where none were chosen, and no word about being content', () => {
    const body = reviewBody({ comment: 'Khám kỹ và nhẹ nhàng.', name: 'Mai', email: 'mai@thu.example' });
    expect(body).toEqual({
      ...{ comment: 'Khám kỹ và nhẹ nhàng.', name: 'Mai', email: 'mai@thu.example', liking: null, overall_rating: 0 },
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

describe('drafts of reviews', () => {
  it('[STORE-13] are kept apart by page, and go when the visitor logs out', () => {
    reviewDraft('place', 7).write({ comment: 'Nơi này' });
    reviewDraft('professional', 7).write({ comment: 'Bác sĩ này' });
    expect(reviewDraft('place', 7).read()).toEqual({ comment: 'Nơi này' });
    expect(reviewDraft('place', 8).read()).toBeNull();
    forgetVisitor();
    expect(reviewDraft('professional', 7).read()).toBeNull();
  });

  it('hold nothing that is no field of a review', () => {
    const value = { comment: 'Có', password: 'bí mật', attitude: 4 };
    localStorage.setItem('antam:review-draft:place:7', JSON.stringify({ at: Date.now(), value }));
    expect(reviewDraft('place', 7).read()).toEqual({ comment: 'Có' });
  });
});
