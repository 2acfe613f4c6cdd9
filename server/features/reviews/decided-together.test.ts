import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { addReviewers, type Reviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { decisionResults, MAX_DECISIONS } from '../contributions/staff-contract.ts';
import { staffComment } from './staff-contract.ts';

let app: TestApp;
let reviewers: Reviewers;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  reviewers = await addReviewers(app);
});
afterAll(() => app.close());

const PUBLISH = { decision: 'publish' };
const REMOVE = { decision: 'remove', reason: 'advertising' };
const TAKEN = { status: 409, detail: 'Nhận xét này đã được xử lý. Xin tải lại trang.' };

const decideMany = (decisions: readonly object[]) =>
  post(reviewers.moderator, '/api/admin/comments/decisions/', { decisions });
const detailOf = async (id: number) =>
  staffComment.parse(await (await reviewers.moderator(`/api/admin/comments/${id}/`)).json());

/** Reviews that wait for staff; answers their ids. */
async function waiting(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let nth = 0; nth < count; nth += 1) {
    const review = reviewers.review({ place: PLACES.clinic.id });
    const answer = await reviewers.create(reviewers.visitor(), 'place', review);
    ids.push((await answer.json()).id);
  }
  return ids;
}

describe('several reviews', () => {
  it('are decided in one call, which answers each and takes the others where one is refused', async () => {
    const [first = 0, second = 0, third = 0] = await waiting(3);
    await reviewers.decide(third, PUBLISH);
    const answer = await decideMany([
      { id: first, decided: PUBLISH },
      { id: third, decided: PUBLISH },
      { id: 2_000_000_000, decided: PUBLISH },
      { id: second, decided: REMOVE },
    ]);
    expect(answer.status).toBe(200);
    expect(decisionResults.parse(await answer.json()).results).toEqual([
      { id: first, refusal: null },
      { id: third, refusal: TAKEN },
      { id: 2_000_000_000, refusal: { status: 404, detail: expect.any(String) } },
      { id: second, refusal: null },
    ]);
    expect((await detailOf(first)).status).toBe('published');
    expect(await detailOf(second)).toMatchObject({ status: 'rejected', removal_reason: 'advertising' });
  });

  it('that two moderators decide on at once are each decided by one of them', async () => {
    const ids = await waiting(6);
    const decisions = ids.map(id => ({ id, decided: PUBLISH }));
    const answers = await Promise.all([decideMany(decisions), decideMany(decisions.toReversed())]);
    const results = await Promise.all(answers.map(async answer => decisionResults.parse(await answer.json()).results));
    for (const id of ids) {
      const refusals = results.flat().flatMap(each => (each.id === id ? [each.refusal] : []));
      expect(refusals).toHaveLength(2);
      expect(refusals).toEqual(expect.arrayContaining([null, TAKEN]));
    }
  });

  it('are at least one and not too many, each with a decision that is right', async () => {
    const [id = 0] = await waiting(1);
    const refusalOf = async (decisions: readonly object[]) => {
      const answer = await decideMany(decisions);
      return [answer.status, await answer.json()];
    };
    expect(await refusalOf([])).toEqual([422, expect.objectContaining({ decisions: ['Xin chọn ít nhất một mục.'] })]);
    const tooMany = Array.from({ length: MAX_DECISIONS + 1 }, () => ({ id, decided: PUBLISH }));
    expect(await refusalOf(tooMany)).toEqual([
      422,
      expect.objectContaining({ decisions: ['Mỗi lần xử lý tối đa 100 mục.'] }),
    ]);
    const wrong = [
      { id, decided: PUBLISH },
      { id, decided: { decision: 'remove', reason: 'không có' } },
    ];
    expect((await refusalOf(wrong))[0]).toBe(422);
    expect((await detailOf(id)).status).toBe('pending');
  });
});

describe('the page of a review', () => {
  it('says what became of everything that its author has written', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const kept: number[] = [];
    for (const place of [PLACES.clinic, PLACES.dental, PLACES.hospital]) {
      const { name: _, email: __, ...review } = Object(reviewers.review({ place: place.id }));
      kept.push((await (await reviewers.create(user, 'place', review)).json()).id);
    }
    const [first = 0, second = 0, third = 0] = kept;
    const before = (await detailOf(third)).author_past;
    await decideMany([
      { id: first, decided: PUBLISH },
      { id: second, decided: REMOVE },
    ]);
    const { author_past } = await detailOf(third);
    expect(author_past).toEqual({
      shown: (before?.shown ?? 0) + 1,
      removed: (before?.removed ?? 0) + 1,
      waiting: (before?.waiting ?? 0) - 2,
    });
  });

  it('says nothing of the past of a visitor who has no account', async () => {
    const [id = 0] = await waiting(1);
    expect((await detailOf(id)).author_past).toBeNull();
  });
});
