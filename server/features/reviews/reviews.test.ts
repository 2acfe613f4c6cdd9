import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ratedTables } from '../../platform/subjects/subject-tables.ts';
import { manyVisitors, post } from '../../testing/account-visits.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { ratingPrior } from '../records/queries/rating-prior.ts';
import { accountComments, commentList } from './contract.ts';

let app: TestApp;
let visitor: () => Request;
let moderator: Request;
/** Of records that nobody has reviewed yet. */
let directory: Directory;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitor = manyVisitors(app);
  directory = await createDirectory(app.services);
  moderator = await logIn(app, ACCOUNTS.moderator.email);
});
afterAll(() => app.close());

const { bare: bareDoctor, mai } = PROFESSIONALS;
const { bare: barePlace, clinic, draft } = PLACES;

let sent = 0;
/** A review of a visitor who has no account. */
const review = (vary: Record<string, unknown> = {}) => {
  sent += 1;
  return {
    ...{ name: 'Trần Thị Khách', email: `khach-${sent}@thu.example`, liking: true, overall_rating: 4 },
    comment: `Tôi được khám kỹ và giải thích rõ ràng, lần thứ ${sent}.`,
    ratings: { attitude: 5, waiting_time: 3, cleanliness: 4, recommending: 0 },
    ...vary,
  };
};
const create = (request: Request, kind: 'place' | 'professional', body: object) =>
  post(request, `/api/v1/${kind}/comment/create/`, body);
const decide = (id: number, decision: object) => post(moderator, `/api/admin/comments/${id}/decision/`, decision);
const list = async (kind: string, id: number, query = '') =>
  commentList.parse(await (await app.request(`/api/v1/comment/${kind}/${id}/${query}`)).json());
const detail = async (kind: string, id: number) => (await app.request(`/api/v1/${kind}/${id}/`)).json();

/** A review that everybody can read; answers its id. */
async function published(kind: 'place' | 'professional', id: number, vary: Record<string, unknown> = {}) {
  const answer = await create(visitor(), kind, review({ [kind]: id, ...vary }));
  const posted = await answer.json();
  expect(answer.status, JSON.stringify(posted)).toBe(200);
  expect((await decide(posted.id, { decision: 'publish' })).status).toBe(200);
  return Number(posted.id);
}

describe('posting a review', () => {
  it.each([
    ['[API-06] [REV-04] of a place', 'place', barePlace.id],
    ['[API-07] [REV-05] of a professional', 'professional', bareDoctor.id],
  ] as const)(
    '[ROLE-03] [REV-06..09] [REV-11..14] [REV-51] %s without an account waits for staff, and is shown once they publish it',
    async (_, kind, id) => {
      const answer = await create(
        visitor(),
        kind,
        review({ [kind]: id, comment: 'Bác sĩ <b>tận tâm</b>, rất đúng giờ.' }),
      );
      const posted = await answer.json();
      expect([answer.status, posted.status]).toEqual([200, 'pending']);
      expect((await list(kind, id)).items.map(item => item.id)).not.toContain(posted.id);
      expect((await decide(posted.id, { decision: 'publish' })).status).toBe(200);
      const { items, summary } = await list(kind, id);
      expect(items[0]).toMatchObject({
        id: posted.id,
        author_name: 'Trần Thị Khách',
        liking: true,
        overall_rating: 4,
        ratings: { attitude: 5, waiting_time: 3, cleanliness: 4, recommending: 0 },
        comment_html: '<p>Bác sĩ &#60;b&#62;tận tâm&#60;/b&#62;, rất đúng giờ.</p>',
      });
      expect(JSON.stringify(items)).not.toContain('@thu.example');
      expect(summary).toMatchObject({ score: 4, ratings: 1, reviews: 1, distribution: [0, 0, 0, 1, 0] });
      expect(summary.aspects).toEqual({ attitude: 5, waiting_time: 3, cleanliness: 4, recommending: null });
      expect((await detail(kind, id)).rating).toEqual({ score: 4, count: 1, reviews: 1 });
    },
  );

  it('[REV-10] without stars counts as a review, and not in the mean', async () => {
    const place = await directory.addPlace();
    await published('place', place, { overall_rating: 0 });
    expect((await list('place', place)).summary).toMatchObject({ score: null, ratings: 0, reviews: 1 });
  });

  it('[ROLE-04] [ERR-04] with the address of an account is answered by a list that begins with LOGIN_REQUIRED', async () => {
    const answer = await create(visitor(), 'place', review({ place: barePlace.id, email: ACCOUNTS.user.email }));
    expect([answer.status, await answer.json()]).toEqual([401, ['LOGIN_REQUIRED']]);
  });

  it('by an account takes the name of the account, and is refused a second time within twelve months', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const body = review({ professional: bareDoctor.id, name: 'Tên khác', email: 'khac@thu.example' });
    const first = await (await create(user, 'professional', body)).json();
    await decide(first.id, { decision: 'publish' });
    const { items } = await list('professional', bareDoctor.id);
    expect(items.find(({ id }) => id === first.id)?.author_name).toBe(ACCOUNTS.user.name);
    const again = await create(user, 'professional', review({ professional: bareDoctor.id }));
    expect([again.status, (await again.json()).detail]).toEqual([409, expect.stringContaining('12 tháng')]);
  });

  it('is listed for the account that wrote it, with its state and its page, and for no other account', async () => {
    const doctor = await logIn(app, ACCOUNTS.doctor.email);
    const posted = await (await create(doctor, 'place', review({ place: PLACES.withoutLat.id }))).json();
    const mine = async (who: Request) =>
      accountComments
        .parse(await (await who('/api/v1/account/comment/')).json())
        .items.filter(({ id }) => id === posted.id);
    const { name, path } = PLACES.withoutLat;
    const about = { kind: 'place', name, absolute_url: path, is_reply: false };
    expect(await mine(doctor)).toEqual([expect.objectContaining({ ...about, status: 'pending', reason: null })]);
    await decide(posted.id, { decision: 'remove', reason: 'off-topic' });
    expect(await mine(doctor)).toEqual([expect.objectContaining({ status: 'rejected', reason: 'off-topic' })]);
    expect(await mine(await logIn(app, ACCOUNTS.user.email))).toEqual([]);
  });

  it('many times at once by one visitor stores one', async () => {
    const body = review({ place: PLACES.imported.id });
    const answers = await Promise.all(Array.from({ length: 6 }, () => create(visitor(), 'place', body)));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['a rating above five', { overall_rating: 6 }, 'overall_rating'],
    ['[REV-52] a rating of an aspect below zero', { ratings: { attitude: -1 } }, 'ratings'],
    ['half a star', { overall_rating: 2.5 }, 'overall_rating'],
    ['a text of nine characters', { comment: '123456789' }, 'comment'],
    ['a text of 2,001 characters', { comment: 'a'.repeat(2_001) }, 'comment'],
    ['no name', { name: '' }, 'name'],
    ['no e-mail address', { email: null }, 'email'],
    ['no page', { place: null }, 'place'],
    ['a satisfaction that is no flag', { liking: 'yes' }, 'liking'],
  ])('with %s is refused with a text at its field', async (_, vary, field) => {
    const answer = await create(visitor(), 'place', review({ place: barePlace.id, ...vary }));
    expect(answer.status).toBe(422);
    expect(Object.keys(await answer.json()).join()).toContain(field);
  });

  it.each([[draft.id], [2_000_000_000]])('of a page that nobody can see (%d) is 404', async place => {
    expect((await create(visitor(), 'place', review({ place }))).status).toBe(404);
  });

  it('notes for staff what filters object to', async () => {
    const [first, second] = [visitor(), visitor()];
    const text = 'Xem thêm tại https://quang-cao.example hoặc gọi 0912 345 678 ngay.';
    const place = PLACES.binhDuong.id;
    await create(first, 'place', review({ place, comment: text }));
    const posted = await (await create(second, 'place', review({ place, comment: text, name: mai.name }))).json();
    const seen = await (await moderator(`/api/admin/comments/${posted.id}/`)).json();
    expect(seen.objections).toEqual([
      'Có liên kết',
      'Có số điện thoại',
      'Trùng với nhận xét đã gửi',
      'Dùng tên của một bác sĩ trên An Tâm',
    ]);
  });
});

describe('the list of reviews', () => {
  it('is sorted, filtered and paged, and an unknown order or filter counts as none', async () => {
    const id = await directory.addPlace();
    const ids: number[] = [];
    for (const overall_rating of [3, 5, 1, 0, 5, 4, 2, 3, 5, 1, 2]) {
      ids.push(await published('place', id, { overall_rating }));
    }
    const stars = async (query: string) => (await list('place', id, query)).items.map(item => item.overall_rating);
    expect((await list('place', id)).items.map(item => item.id)).toEqual(ids.toReversed().slice(0, 10));
    expect((await list('place', id, '?page=2')).items.map(item => item.id)).toEqual(ids.slice(0, 1));
    expect(await stars('?sort=highest')).toEqual([5, 5, 5, 4, 3, 3, 2, 2, 1, 1]);
    expect(await stars('?sort=lowest')).toEqual([1, 1, 2, 2, 3, 3, 4, 5, 5, 5]);
    expect(await stars('?stars=5')).toEqual([5, 5, 5]);
    expect((await list('place', id, '?stars=5')).count).toBe(3);
    expect((await list('place', id, '?verified=1')).count).toBe(0);
    expect((await list('place', id, '?stars=5&verified=1')).count).toBe(0);
    expect(await stars('?sort=../x&stars=9&page=zero')).toHaveLength(10);
    expect((await list('place', id)).summary).toMatchObject({ score: 3.1, distribution: [2, 2, 2, 1, 3] });
  });

  it('is 404 for a page that nobody can see', async () => {
    expect((await app.request(`/api/v1/comment/place/${draft.id}/`)).status).toBe(404);
  });
});

describe('the score', () => {
  it('is exact after reviews that are published and taken away at the same moment', async () => {
    const id = await directory.addProfessional();
    const posted = await Promise.all(
      [5, 4, 3, 2, 1, 5].map(async overall_rating => {
        const answer = await create(visitor(), 'professional', review({ professional: id, overall_rating }));
        return Number((await answer.json()).id);
      }),
    );
    await Promise.all(posted.map(comment => decide(comment, { decision: 'publish' })));
    const removed = { decision: 'remove', reason: 'fake' };
    await Promise.all(posted.slice(4).map(comment => decide(comment, removed)));
    expect((await list('professional', id)).summary).toMatchObject({ score: 3.5, reviews: 4, ratings: 4 });
    expect((await detail('professional', id)).rating).toEqual({ score: 3.5, count: 4, reviews: 4 });
    const row = await app.services.db.primary.row(
      ratedTables
        .selectFrom('professional')
        .select(['completeness', 'relevance', 'rating_rank as rank'])
        .where('id', '=', id),
    );
    const prior = await ratingPrior(app.services.db.primary, 'professional');
    expect(row?.rank).toBe(Math.round((prior * 8 + 14_000) / 12));
    expect(row?.relevance).toBeGreaterThan(row?.completeness ?? 0);
  });
});

describe('the owner of a page', () => {
  it('[API-07] [REV-25] [REV-27] [ROLE-19] answers a review of a doctor', async () => {
    const id = await published('professional', mai.id);
    const body = { professional: mai.id, parent: id, comment: 'Cảm ơn bạn, hẹn gặp lại.', source: 'review' };
    const owner = await logIn(app, ACCOUNTS.doctor.email);
    expect((await create(owner, 'professional', body)).status).toBe(200);
    const item = (await list('professional', mai.id)).items.find(one => one.id === id);
    expect(item?.replies).toMatchObject([{ author_name: ACCOUNTS.doctor.name }]);
    const { professional: _, ...withoutPage } = body;
    expect((await create(owner, 'professional', withoutPage)).status).toBe(422);
  });

  it('[API-06] [REV-24] [REV-25] [REV-26] [REV-29] [ROLE-19] answers a review, and nobody else does', async () => {
    const id = await published('place', clinic.id);
    const body = { place: clinic.id, parent: id, comment: 'Cảm ơn bạn đã tin tưởng phòng khám.', source: 'review' };
    const owner = await logIn(app, ACCOUNTS.clinic.email);
    const answer = await create(owner, 'place', body);
    expect(answer.status).toBe(200);
    const item = (await list('place', clinic.id)).items.find(one => one.id === id);
    expect(item?.replies).toMatchObject([
      { author_name: ACCOUNTS.clinic.name, comment_html: '<p>Cảm ơn bạn đã tin tưởng phòng khám.</p>' },
    ]);
    for (const other of [await logIn(app, ACCOUNTS.doctor.email), await logIn(app, ACCOUNTS.user.email), visitor()]) {
      const refused = await create(other, 'place', body);
      expect([refused.status, (await refused.json()).detail]).toEqual([
        403,
        'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý. Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.',
      ]);
    }
    expect((await create(owner, 'place', { ...body, parent: 2_000_000_000 })).status).toBe(404);
    const reply = item?.replies[0]?.id ?? (await answer.json()).id;
    expect((await create(owner, 'place', { ...body, parent: reply })).status).toBe(422);
  });

  it('[API-10] [API-11] [REV-35] [REV-37] [REV-38] [ROLE-20] [ROLE-30] edits a review, and its first words stay one click away', async () => {
    const id = await published('professional', mai.id, { comment: 'Chờ hơi lâu nhưng bác sĩ tốt.' });
    const path = `/api/v1/professional/comment/${id}/`;
    const owner = await logIn(app, ACCOUNTS.doctor.email);
    expect(await (await owner(path)).json()).toEqual({ id, comment: 'Chờ hơi lâu nhưng bác sĩ tốt.' });
    const edit = (request: Request, comment: string) =>
      request(path, { method: 'PUT', body: JSON.stringify({ professional: mai.id, comment }) });
    const edited = await edit(owner, 'Chờ hơi lâu & bác sĩ tốt.');
    expect(await edited.json()).toEqual({ id, comment_html: '<p>Chờ hơi lâu &#38; bác sĩ tốt.</p>' });
    await edit(owner, 'Chờ lâu, bác sĩ tốt, nên đặt lịch.');
    const item = (await list('professional', mai.id)).items.find(one => one.id === id);
    expect(item).toMatchObject({ edited_by: 'owner', original_html: '<p>Chờ hơi lâu nhưng bác sĩ tốt.</p>' });
    const stranger = await logIn(app, ACCOUNTS.user.email);
    for (const refused of [await stranger(path), await edit(stranger, 'Không phải của tôi đâu nhé.')]) {
      expect([refused.status, (await refused.json()).detail]).toEqual([
        403,
        'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.',
      ]);
    }
    expect((await visitor()(path)).status).toBe(401);
  });
});

describe('the author of a review', () => {
  it('[API-08] [API-09] [REV-34] [REV-36] edits it, and it waits again where a filter objects', async () => {
    const author = await logIn(app, ACCOUNTS.favourite.email);
    const place = await directory.addPlace();
    const { id } = await (await create(author, 'place', review({ place }))).json();
    await decide(id, { decision: 'publish' });
    const path = `/api/v1/place/comment/${id}/`;
    const edit = (comment: string) => author(path, { method: 'PUT', body: JSON.stringify({ place, comment }) });
    expect((await edit('Lần sau tôi vẫn sẽ quay lại đây.')).status).toBe(200);
    expect((await list('place', place)).items[0]).toMatchObject({
      comment_html: '<p>Lần sau tôi vẫn sẽ quay lại đây.</p>',
      edited_by: 'author',
      original_html: null,
    });
    expect((await edit('Mua thuốc tại www.ban-thuoc.example nhé mọi người.')).status).toBe(200);
    expect((await list('place', place)).summary.reviews).toBe(0);
    const own = await (await author(`/api/v1/comment/place/${place}/own/`)).json();
    expect(own).toMatchObject({ waiting: [{ id, status: 'pending' }], authored: [id], is_owner: false });
  });
});

describe('a vote', () => {
  it('[API-12] [REV-39..47] [REV-53] [ROLE-08] counts once for each account, and switching takes the other one back', async () => {
    const id = await published('place', PLACES.hospital.id);
    const vote = async (who: Request, useful: boolean, vary: object = {}) => {
      const body = { vote_for: 'place', useful, comment_id: id, first_time: true, ...vary };
      const answer = await post(who, '/api/v1/comment-voting/', body);
      return [answer.status, await answer.json()];
    };
    const user = await logIn(app, ACCOUNTS.user.email);
    expect(await vote(user, true)).toEqual([200, { useful: 1, not_useful: 0 }]);
    expect(await vote(user, true)).toEqual([200, { useful: 1, not_useful: 0 }]);
    expect(await vote(user, false, { first_time: false })).toEqual([200, { useful: 0, not_useful: 1 }]);
    const other = await logIn(app, ACCOUNTS.newcomer.email);
    await Promise.all(Array.from({ length: 8 }, () => vote(other, false)));
    expect((await list('place', PLACES.hospital.id)).items[0]).toMatchObject({ useful: 0, not_useful: 2 });
    const own = await (await other(`/api/v1/comment/place/${PLACES.hospital.id}/own/`)).json();
    expect(own.votes).toEqual([{ comment_id: id, useful: false }]);
    expect((await vote(visitor(), true))[0]).toBe(401);
    expect((await vote(user, true, { vote_for: 'professional' }))[0]).toBe(422);
    expect((await vote(user, true, { comment_id: 2_000_000_000 }))[0]).toBe(404);
  });

  it('makes no cached page stale but those that show the review', async () => {
    const id = await published('place', clinic.id);
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
    const { id } = await (await create(author, 'place', review({ place }))).json();
    await decide(id, { decision: 'publish' });
    const body = { vote_for: 'place', useful: true, comment_id: id };
    expect((await post(author, '/api/v1/comment-voting/', body)).status).toBe(403);
  });
});

describe('taking a review down', () => {
  it('follows a report, leaves a public trace with the reason, and no text of it', async () => {
    const { id: place } = PLACES.binhDuong;
    const id = await published('place', place, { comment: 'Nội dung mà sau này bị gỡ xuống.' });
    const reporter = await logIn(app, ACCOUNTS.user.email);
    const report = () => post(reporter, `/api/v1/comment-report/${id}/`, { reason: 'Nhận xét bịa đặt.' });
    expect([(await report()).status, (await report()).status]).toEqual([200, 200]);
    expect((await list('place', place)).items.map(item => item.id)).toContain(id);
    const queue = await (await moderator('/api/admin/comments/?filter={"status":"reported"}')).json();
    const about = { record_name: PLACES.binhDuong.name, record_url: PLACES.binhDuong.path };
    expect(queue).toContainEqual(expect.objectContaining({ id, ...about }));
    const seen = await (await moderator(`/api/admin/comments/${id}/`)).json();
    expect(seen).toMatchObject({ reports: [{ reason: 'Nhận xét bịa đặt.' }], can: { publish: true, remove: true } });
    expect((await decide(id, { decision: 'remove', reason: 'fake' })).status).toBe(200);
    expect((await decide(id, { decision: 'remove', reason: 'fake' })).status).toBe(409);
    const { items, removed } = await list('place', place);
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
    const { id } = await (await create(visitor(), 'place', review({ place }))).json();
    expect((await decide(id, { decision: 'remove', reason: 'insult' })).status).toBe(200);
    expect((await list('place', place)).removed).toEqual([]);
  });
});
