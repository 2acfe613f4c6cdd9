import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { addReviewers, type Reviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { decideEach } from '../contributions/decide-each.ts';
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

const decideMany = (ids: readonly unknown[], decided: object) =>
  post(reviewers.moderator, '/api/admin/comments/decisions/', { ids, decided });
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
    const answer = await decideMany([first, third, 2_000_000_000, second], PUBLISH);
    expect(answer.status).toBe(200);
    expect(decisionResults.parse(await answer.json()).results).toEqual([
      { id: first, refusal: null },
      { id: third, refusal: TAKEN },
      { id: 2_000_000_000, refusal: { status: 404, detail: expect.any(String) } },
      { id: second, refusal: null },
    ]);
    expect((await detailOf(first)).status).toBe('published');
    await decideMany([second], REMOVE);
    expect(await detailOf(second)).toMatchObject({ status: 'hidden', removal_reason: 'advertising' });
  });

  it('that two moderators decide on at once are each decided by one of them', async () => {
    const ids = await waiting(6);
    const answers = await Promise.all([decideMany(ids, PUBLISH), decideMany(ids.toReversed(), PUBLISH)]);
    const results = await Promise.all(answers.map(async answer => decisionResults.parse(await answer.json()).results));
    for (const id of ids) {
      const refusals = results.flat().flatMap(each => (each.id === id ? [each.refusal] : []));
      expect(refusals).toHaveLength(2);
      expect(refusals).toEqual(expect.arrayContaining([null, TAKEN]));
    }
  });

  it('are at least one and not too many, each with a decision that is right', async () => {
    const [id = 0] = await waiting(1);
    const refusalOf = async (ids: readonly unknown[], decided: object = PUBLISH) => {
      const answer = await decideMany(ids, decided);
      return [answer.status, await answer.json()];
    };
    const withWords = (text: string) => [422, expect.objectContaining({ ids: [text] })];
    expect(await refusalOf([])).toEqual(withWords('Xin chọn ít nhất một mục.'));
    const tooMany = Array.from({ length: MAX_DECISIONS + 1 }, () => id);
    expect(await refusalOf(tooMany)).toEqual(withWords('Mỗi lần xử lý tối đa 100 mục.'));
    expect((await refusalOf([id], { decision: 'remove', reason: 'không có' }))[0]).toBe(422);
    expect((await refusalOf([id, 'một']))[0]).toBe(422);
    expect((await detailOf(id)).status).toBe('pending');
  });
});

describe('several reviews of which one meets an unexpected error', () => {
  it('are decided but for that one, whose error is logged with the id of the request', async () => {
    const [first = 0, second = 0, third = 0] = await waiting(3);
    const fails = async ({ id }: { readonly id: number }) => {
      if (id === second) throw new Error('Chuyện lạ');
    };
    const logged: unknown[] = [];
    const log = { ...app.services.log, error: (fields: unknown) => void logged.push(fields) };
    const ids = [first, second, third];
    const { results } = await decideEach({ log }, { requestId: 'yêu-cầu-1' }, { ids, decided: PUBLISH }, fails);
    expect(results.map(({ refusal }) => refusal?.status ?? 200)).toEqual([200, 500, 200]);
    expect(logged).toEqual([{ id: 'yêu-cầu-1', error: new Error('Chuyện lạ') }]);
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
    await decideMany([first], PUBLISH);
    await decideMany([second], REMOVE);
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
