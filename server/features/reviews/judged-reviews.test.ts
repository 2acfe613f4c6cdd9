import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { post } from '../../testing/account-visits.ts';
import { logIn } from '../../testing/log-in.ts';
import { addReviewers, type Reviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

let app: TestApp;
let reviewers: Reviewers;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  reviewers = await addReviewers(app);
});
afterAll(() => app.close());

const { clinic } = PLACES;

describe('a vote', () => {
  async function reviewWithVotes() {
    const id = await reviewers.published('place', PLACES.hospital.id);
    const vote = async (who: Request, useful: boolean, vary: object = {}) => {
      const body = { vote_for: 'place', useful, comment_id: id, first_time: true, ...vary };
      const answer = await post(who, '/api/v1/comment-voting/', body);
      return [answer.status, await answer.json()];
    };
    return { id, vote };
  }

  it('[REV-39] [REV-40] [ROLE-08] says that a review was useful or not, by an account', async () => {
    const { vote } = await reviewWithVotes();
    const user = await logIn(app, ACCOUNTS.user.email);
    const other = await logIn(app, ACCOUNTS.newcomer.email);
    expect(await vote(user, true)).toEqual([200, { useful: 1, not_useful: 0 }]);
    expect(await vote(other, false)).toEqual([200, { useful: 1, not_useful: 1 }]);
    expect((await vote(reviewers.visitor(), true))[0]).toBe(401);
  });

  it('[API-12] [REV-41] [REV-43] names a review and the kind of its page', async () => {
    const { vote } = await reviewWithVotes();
    const user = await logIn(app, ACCOUNTS.user.email);
    expect((await vote(user, true, { vote_for: 'professional' }))[0]).toBe(422);
    expect((await vote(user, true, { comment_id: 2_000_000_000 }))[0]).toBe(404);
  });

  it('[REV-44] [REV-46] [REV-47] takes the other one of the account back', async () => {
    const { vote } = await reviewWithVotes();
    const user = await logIn(app, ACCOUNTS.user.email);
    await vote(user, true);
    expect(await vote(user, false, { first_time: false })).toEqual([200, { useful: 0, not_useful: 1 }]);
  });

  it('[REV-42] [REV-45] [REV-53] counts once for each account, however often it is sent', async () => {
    const { id, vote } = await reviewWithVotes();
    const user = await logIn(app, ACCOUNTS.user.email);
    expect(await vote(user, true)).toEqual([200, { useful: 1, not_useful: 0 }]);
    expect(await vote(user, true)).toEqual([200, { useful: 1, not_useful: 0 }]);
    const other = await logIn(app, ACCOUNTS.newcomer.email);
    await Promise.all(Array.from({ length: 8 }, () => vote(other, false)));
    const { items } = await reviewers.list('place', PLACES.hospital.id);
    expect(items.find(item => item.id === id)).toMatchObject({ useful: 1, not_useful: 1 });
    const own = await (await other(`/api/v1/comment/place/${PLACES.hospital.id}/own/`)).json();
    expect(own.votes).toContainEqual({ comment_id: id, useful: false });
  });

  it('makes no cached page stale but those that show the review', async () => {
    const id = await reviewers.published('place', clinic.id);
    const reader = await logIn(app, ACCOUNTS.user.email);
    const told: string[] = [];
    app.services.tags.onChange(names => void told.push(...names));
    const body = { vote_for: 'place', useful: true, comment_id: id };
    expect((await post(reader, '/api/v1/comment-voting/', body)).status).toBe(200);
    expect(told).toEqual(['counts:votes-place', `counts:votes-place:${clinic.id}`]);
  });

  it('on one’s own review is refused', async () => {
    const author = await logIn(app, ACCOUNTS.newcomer.email);
    const place = PLACES.hospital.id;
    const { id } = await (await reviewers.create(author, 'place', reviewers.review({ place }))).json();
    await reviewers.decide(id, { decision: 'publish' });
    const body = { vote_for: 'place', useful: true, comment_id: id };
    expect((await post(author, '/api/v1/comment-voting/', body)).status).toBe(403);
  });
});

describe('who owns a page', () => {
  it('[REV-53] neither votes, reports nor reviews there, and is not offered to; answering stays', async () => {
    const owner = await logIn(app, ACCOUNTS.clinic.email);
    const id = await reviewers.published('place', clinic.id);
    const vote = { vote_for: 'place', useful: true, comment_id: id };
    const answers = [
      await post(owner, '/api/v1/comment-voting/', vote),
      await post(owner, `/api/v1/comment-report/${id}/`, { reason: 'Không đúng.' }),
      await reviewers.create(owner, 'place', reviewers.review({ place: clinic.id })),
    ];
    expect(answers.map(({ status }) => status)).toEqual([403, 403, 403]);
    for (const answer of answers) expect((await answer.json()).detail).toContain('Bạn quản lý trang này');
    const own = await (await owner(`/api/v1/comment/place/${clinic.id}/own/`)).json();
    expect(own).toMatchObject({ is_owner: true, may_write: false });
  });
});

describe('an author', () => {
  it('is offered to write once in twelve months, edits what waits, and reads when an edit waits for staff', async () => {
    const author = await logIn(app, ACCOUNTS.user.email);
    const { id: place } = PLACES.binhDuong;
    const own = async () => (await author(`/api/v1/comment/place/${place}/own/`)).json();
    expect(await own()).toMatchObject({ waiting: [], written: null, may_write: true });
    const { id } = await (await reviewers.create(author, 'place', reviewers.review({ place }))).json();
    expect(await own()).toMatchObject({ waiting: [{ id }], written: { id }, authored: [id], may_write: false });
    const edit = async (comment: string) => {
      const sent = { method: 'PUT', body: JSON.stringify({ comment, place }) };
      const answer = await author(`/api/v1/place/comment/${id}/`, sent);
      return [answer.status, (await answer.json()).status];
    };
    expect(await edit('Bác sĩ xem kỹ, giải thích rõ ràng và rất dễ hiểu.')).toEqual([200, 'pending']);
    await reviewers.decide(id, { decision: 'publish' });
    expect(await edit('Bác sĩ xem kỹ, dặn dò thêm nhiều điều cần thiết.')).toEqual([200, 'published']);
    expect(await edit('Bạn gọi cho tôi theo số 0912 345 678 nhé, tôi kể thêm.')).toEqual([200, 'pending']);
    expect(await own()).toMatchObject({ waiting: [{ id }], written: { id }, authored: [id], may_write: false });
    expect(await edit('Bác sĩ xem kỹ, tôi đã bỏ số điện thoại ra rồi.')).toEqual([200, 'pending']);
  });
});

describe('taking a review down', () => {
  it('follows a report, leaves a public trace with the reason, and no text of it', async () => {
    const { id: place } = PLACES.binhDuong;
    const id = await reviewers.published('place', place, { comment: 'Nội dung mà sau này bị gỡ xuống.' });
    const reporter = await logIn(app, ACCOUNTS.user.email);
    const report = () => post(reporter, `/api/v1/comment-report/${id}/`, { reason: 'Nhận xét bịa đặt.' });
    expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
    expect((await reviewers.list('place', place)).items.map(item => item.id)).toContain(id);
    const queue = await (await reviewers.moderator('/api/admin/comments/?filter={"status":"reported"}')).json();
    const about = { record_name: PLACES.binhDuong.name, record_url: PLACES.binhDuong.path };
    expect(queue).toContainEqual(expect.objectContaining({ id, ...about }));
    const seen = await (await reviewers.moderator(`/api/admin/comments/${id}/`)).json();
    expect(seen).toMatchObject({ reports: [{ reason: 'Nhận xét bịa đặt.' }], can: { publish: true, remove: true } });
    expect((await reviewers.decide(id, { decision: 'remove', reason: 'fake' })).status).toBe(200);
    expect((await reviewers.decide(id, { decision: 'remove', reason: 'fake' })).status).toBe(409);
    const { items, removed } = await reviewers.list('place', place);
    expect(items.map(item => item.id)).not.toContain(id);
    expect(removed).toEqual([{ id, removed_at: expect.any(String), reason: 'fake' }]);
    const all = await (await app.request('/api/v1/removed-review/')).json();
    expect(all.items).toContainEqual({
      ...removed[0],
      name: PLACES.binhDuong.name,
      absolute_url: PLACES.binhDuong.path,
    });
    expect(JSON.stringify([all, removed])).not.toContain('bị gỡ xuống');
  });

  it('of one that nobody could read leaves no trace', async () => {
    const { id: place } = PLACES.hospital;
    const { id } = await (await reviewers.create(reviewers.visitor(), 'place', reviewers.review({ place }))).json();
    expect((await reviewers.decide(id, { decision: 'remove', reason: 'insult' })).status).toBe(200);
    expect((await reviewers.list('place', place)).removed).toEqual([]);
  });
});
