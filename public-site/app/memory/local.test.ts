import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { bookingForm } from './booking-form.ts';
import { type CommentDraft, clearCommentDraft, readCommentDraft, writeCommentDraft } from './comment-draft.ts';
import { readCommentVote, writeCommentVote } from './comment-vote.ts';
import { emailCookie } from './email.ts';
import { forgetVisitor } from './forget.ts';
import { nameCookie } from './name.ts';
import { pendingContact } from './pending-contact.ts';
import { pendingFavourite } from './pending-favourite.ts';
import { pendingPromotion } from './pending-promotion.ts';
import { phoneCookie } from './phone.ts';
import { clearQuestionDraft, readQuestionDraft, writeQuestionDraft } from './question-draft.ts';

const NOW = Date.UTC(2026, 0, 2);
const DAY = 86_400_000;
const FORM = { place: 5, professional: null, fields: { name: 'Mai', reason_booking: 'Đau lưng' } };
const DRAFT: CommentDraft = {
  comment: 'Rất tốt',
  liking: true,
  overall_rating: 4,
  ratings: { attitude: 5, waiting_time: 0, cleanliness: 3, recommending: 4 },
};

afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  localStorage.clear();
});

const forbidden = () => {
  vi.spyOn(globalThis, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
};

/** Storage that keeps everything but these keys; without keys, nothing. */
function full(...keys: string[]): void {
  const real = localStorage;
  const setItem = (key: string, text: string) => {
    if (keys.length === 0 || keys.includes(key)) throw new DOMException('full', 'QuotaExceededError');
    real.setItem(key, text);
  };
  vi.stubGlobal('localStorage', { setItem, getItem: (key: string) => real.getItem(key) });
}

/** Each kept wish, with the value that it is tried with. */
const INTENTS = [
  ['pending favourite', pendingFavourite, { type: 'place', id: 7 } as const],
  ['pending contact', pendingContact, { kind: 'professional', id: 3 } as const],
  ['pre-signup promotion choices', pendingPromotion, { promotion: 2, options: [4, 9] }],
  ['booking form', bookingForm, FORM],
] as const;

describe.each(INTENTS)('%s', (_, wish, value) => {
  // Each row's value is of its own wish's type, which the table's rows forget.
  const write = (now: number) => wish.write(value as never, now);

  it('is kept, read and cleared', () => {
    expect(write(NOW)).toBe(true);
    expect(wish.read(NOW + 1)).toEqual(value);
    wish.clear();
    expect(wish.read(NOW + 1)).toBeNull();
  });

  it('lives for 24 hours', () => {
    write(NOW);
    expect(wish.read(NOW + DAY - 1)).toEqual(value);
    expect(wish.read(NOW + DAY)).toBeNull();
    expect(localStorage.getItem(wish.key)).toBeNull();
    write(NOW);
    expect(wish.read(NOW - 1)).toBeNull();
  });

  it('is removed when it is malformed', () => {
    localStorage.setItem(wish.key, JSON.stringify({ at: NOW, value: 'none' }));
    expect(wish.read(NOW)).toBeNull();
    expect(localStorage.getItem(wish.key)).toBeNull();
  });

  it('is none when anything of it is malformed', () => {
    const text = JSON.stringify({ at: NOW, value });
    fc.assert(
      fc.property(fc.nat(text.length - 1), fc.string({ maxLength: 3 }), (at, other) => {
        localStorage.setItem(wish.key, text.slice(0, at) + other + text.slice(at + 1));
        const read = wish.read(NOW + 1);
        if (read !== null) expect(Object.keys(read)).toEqual(Object.keys(value));
      }),
    );
    fc.assert(
      fc.property(fc.json(), json => {
        localStorage.setItem(wish.key, `{"at":${NOW},"value":${json}}`);
        expect(() => wish.read(NOW)).not.toThrow();
      }),
    );
  });

  it('survives storage that is forbidden or full', () => {
    full();
    expect(write(NOW)).toBe(false);
    vi.unstubAllGlobals();
    forbidden();
    expect(write(NOW)).toBe(false);
    expect(wish.read(NOW)).toBeNull();
    expect(() => wish.clear()).not.toThrow();
  });
});

describe('comment drafts', () => {
  it('are kept apart by place and professional', () => {
    expect(writeCommentDraft('place', 5, DRAFT)).toBe(true);
    expect(writeCommentDraft('professional', 5, { ...DRAFT, comment: 'Khác', liking: null })).toBe(true);
    expect(readCommentDraft('place', 5)).toEqual(DRAFT);
    expect(readCommentDraft('professional', 5)).toEqual({ ...DRAFT, comment: 'Khác', liking: null });
    clearCommentDraft('place', 5);
    expect(readCommentDraft('place', 5)).toBeNull();
    expect(readCommentDraft('professional', 5)).not.toBeNull();
  });

  it('have ratings of 0 to 5 whatever was stored', () => {
    fc.assert(
      fc.property(fc.json(), fc.json(), fc.string(), (ratings, overall, comment) => {
        const text = `{"comment":${JSON.stringify(comment)},"ratings":${ratings},"overall_rating":${overall}}`;
        localStorage.setItem('antam:comment-draft:place:5', text);
        const draft = readCommentDraft('place', 5);
        const given = draft === null ? [] : [draft.overall_rating, ...Object.values(draft.ratings)];
        expect(given.every(rating => Number.isInteger(rating) && rating >= 0 && rating <= 5)).toBe(true);
      }),
    );
  });
});

describe('comment votes', () => {
  it('are kept by type and id', () => {
    expect(writeCommentVote('place', 9, 'useful')).toBe(true);
    expect(writeCommentVote('professional', 9, 'not-useful')).toBe(true);
    expect([readCommentVote('place', 9), readCommentVote('professional', 9)]).toEqual(['useful', 'not-useful']);
    writeCommentVote('place', 9, null);
    expect(readCommentVote('place', 9)).toBeNull();
  });

  it('are none when malformed', () => {
    localStorage.setItem('antam:comment-vote:place:9', '{"useful":1}');
    expect(readCommentVote('place', 9)).toBeNull();
  });
});

describe('question draft', () => {
  const question = { email: 'mai@example.com', name: 'Mai', title: 'Đau đầu?', body: 'Từ hôm qua.' };

  it('is kept under the keys of the specification', () => {
    expect(writeQuestionDraft(question)).toBe(true);
    expect({ ...localStorage }).toEqual({
      email: 'mai@example.com',
      name: 'Mai',
      newThreadTitle: 'Đau đầu?',
      newThreadBody: 'Từ hôm qua.',
    });
    expect(readQuestionDraft()).toEqual(question);
    clearQuestionDraft();
    expect(readQuestionDraft()).toBeNull();
  });

  it('says when a part of it was not kept', () => {
    full('newThreadBody');
    expect(writeQuestionDraft(question)).toBe(false);
  });
});

describe('forgetVisitor', () => {
  it('leaves no wish, no draft and no name to the next person', () => {
    pendingFavourite.write({ type: 'place', id: 7 });
    pendingContact.write({ kind: 'place', id: 7 });
    pendingPromotion.write({ promotion: 1, options: [] });
    bookingForm.write(FORM);
    writeCommentDraft('place', 5, DRAFT);
    writeQuestionDraft({ email: 'a@b.vn', name: 'A', title: 't', body: 'b' });
    emailCookie.write('a@b.vn');
    nameCookie.write('A');
    phoneCookie.write('0912345678');
    writeCommentVote('place', 9, 'useful');
    forgetVisitor();
    expect(Object.keys(localStorage)).toEqual(['antam:comment-vote:place:9']);
    expect([emailCookie.read(), nameCookie.read(), phoneCookie.read()]).toEqual([null, null, null]);
  });

  it('does not fail where storage is forbidden', () => {
    forbidden();
    expect(() => forgetVisitor()).not.toThrow();
  });
});
