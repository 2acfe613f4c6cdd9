import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { logIn } from '../../testing/log-in.ts';
import { addReviewers, type Reviewers } from '../../testing/reviewers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { accountComments } from './contract.ts';

let app: TestApp;
let reviewers: Reviewers;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  reviewers = await addReviewers(app);
});
afterAll(() => app.close());

const { bare: bareDoctor, mai } = PROFESSIONALS;
const { bare: barePlace, draft } = PLACES;

describe('posting a review', () => {
  describe.each([
    ['a place', 'place', barePlace.id, '[API-06] [REV-04]'],
    ['a professional', 'professional', bareDoctor.id, '[API-07] [REV-05]'],
  ] as const)('of %s without an account', (_, kind, id, ids) => {
    let answer: Response;
    let posted: { readonly id: number; readonly status: string };
    let listedBefore: readonly number[];
    let list: Awaited<ReturnType<Reviewers['list']>>;
    beforeAll(async () => {
      answer = await reviewers.create(
        reviewers.visitor(),
        kind,
        reviewers.review({ [kind]: id, comment: 'Bác sĩ <b>tận tâm</b>, rất đúng giờ.' }),
      );
      posted = await answer.json();
      listedBefore = (await reviewers.list(kind, id)).items.map(item => item.id);
      expect((await reviewers.decide(posted.id, { decision: 'publish' })).status).toBe(200);
      list = await reviewers.list(kind, id);
    });

    it(`${ids} waits for staff`, () => {
      expect([answer.status, posted.status]).toEqual([200, 'pending']);
      expect(listedBefore).not.toContain(posted.id);
    });

    it('[ROLE-03] [REV-51] is shown once staff publish it', () => {
      expect(list.items[0]).toMatchObject({ id: posted.id, liking: true });
    });

    it('[REV-06] [REV-07] names its author, and never by the email address', () => {
      expect(list.items[0]).toMatchObject({ author_name: 'Trần Thị Khách' });
      expect(JSON.stringify(list.items)).not.toContain('@thu.example');
    });

    it('[REV-08] shows the comment as text, not as markup', () => {
      expect(list.items[0]).toMatchObject({
        comment_html: '<p>Bác sĩ &#60;b&#62;tận tâm&#60;/b&#62;, rất đúng giờ.</p>',
      });
    });

    it.each([
      ['REV-11', 'attitude', 5, 5],
      ['REV-12', 'waiting_time', 3, 3],
      ['REV-13', 'cleanliness', 4, 4],
      ['REV-14', 'recommending', 0, null],
    ] as const)('[%s] shows its stars for %s, and the mean of the page', (_id, aspect, stars, mean) => {
      expect(list.items[0]?.ratings[aspect]).toBe(stars);
      expect(list.summary.aspects[aspect]).toBe(mean);
    });

    it('[REV-09] counts in the score of the page', async () => {
      expect(list.items[0]).toMatchObject({ overall_rating: 4 });
      expect(list.summary).toMatchObject({ score: 4, ratings: 1, reviews: 1, distribution: [0, 0, 0, 1, 0] });
      expect((await (await app.request(`/api/v1/${kind}/${id}/`)).json()).rating).toEqual({
        score: 4,
        count: 1,
        reviews: 1,
      });
    });
  });

  it('[REV-10] without stars counts as a review, and not in the mean', async () => {
    const place = await reviewers.directory.addPlace();
    await reviewers.published('place', place, { overall_rating: 0 });
    expect((await reviewers.list('place', place)).summary).toMatchObject({ score: null, ratings: 0, reviews: 1 });
  });

  it('[ROLE-04] [ERR-04] with the address of an account is answered by a list that begins with LOGIN_REQUIRED', async () => {
    const answer = await reviewers.create(
      reviewers.visitor(),
      'place',
      reviewers.review({ place: barePlace.id, email: ACCOUNTS.user.email }),
    );
    expect([answer.status, await answer.json()]).toEqual([401, ['LOGIN_REQUIRED']]);
  });

  it('by an account takes the name of the account, and is refused a second time within twelve months', async () => {
    const user = await logIn(app, ACCOUNTS.user.email);
    const body = reviewers.review({ professional: bareDoctor.id, name: 'Tên khác', email: 'khac@thu.example' });
    const first = await (await reviewers.create(user, 'professional', body)).json();
    await reviewers.decide(first.id, { decision: 'publish' });
    const { items } = await reviewers.list('professional', bareDoctor.id);
    expect(items.find(({ id }) => id === first.id)?.author_name).toBe(ACCOUNTS.user.name);
    const again = await reviewers.create(user, 'professional', reviewers.review({ professional: bareDoctor.id }));
    expect([again.status, (await again.json()).detail]).toEqual([409, expect.stringContaining('12 tháng')]);
  });

  it('is listed for the account that wrote it, with its state and its page, and for no other account', async () => {
    const doctor = await logIn(app, ACCOUNTS.doctor.email);
    const posted = await (
      await reviewers.create(doctor, 'place', reviewers.review({ place: PLACES.withoutLat.id }))
    ).json();
    const mine = async (who: Request) =>
      accountComments
        .parse(await (await who('/api/v1/account/comment/')).json())
        .items.filter(({ id }) => id === posted.id);
    const { name, path } = PLACES.withoutLat;
    const about = { kind: 'place', name, absolute_url: path, is_reply: false };
    expect(await mine(doctor)).toEqual([expect.objectContaining({ ...about, status: 'pending', reason: null })]);
    await reviewers.decide(posted.id, { decision: 'remove', reason: 'off-topic' });
    expect(await mine(doctor)).toEqual([expect.objectContaining({ status: 'rejected', reason: 'off-topic' })]);
    expect(await mine(await logIn(app, ACCOUNTS.user.email))).toEqual([]);
  });

  it('many times at once by one visitor stores one', async () => {
    const body = reviewers.review({ place: PLACES.imported.id });
    const answers = await Promise.all(
      Array.from({ length: 6 }, () => reviewers.create(reviewers.visitor(), 'place', body)),
    );
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
    const answer = await reviewers.create(
      reviewers.visitor(),
      'place',
      reviewers.review({ place: barePlace.id, ...vary }),
    );
    expect(answer.status).toBe(422);
    expect(Object.keys(await answer.json()).join()).toContain(field);
  });

  it.each([[draft.id], [2_000_000_000]])('of a page that nobody can see (%d) is 404', async place => {
    expect((await reviewers.create(reviewers.visitor(), 'place', reviewers.review({ place }))).status).toBe(404);
  });

  it('notes for staff what filters object to', async () => {
    const [first, second] = [reviewers.visitor(), reviewers.visitor()];
    const text = 'Xem thêm tại https://quang-cao.example hoặc gọi 0912 345 678 ngay.';
    const place = PLACES.binhDuong.id;
    await reviewers.create(first, 'place', reviewers.review({ place, comment: text }));
    const posted = await (
      await reviewers.create(second, 'place', reviewers.review({ place, comment: text, name: mai.name }))
    ).json();
    const seen = await (await reviewers.moderator(`/api/admin/comments/${posted.id}/`)).json();
    expect(seen.objections).toEqual([
      'Có liên kết',
      'Có số điện thoại',
      'Trùng với nhận xét đã gửi',
      'Dùng tên của một bác sĩ trên An Tâm',
    ]);
  });
});
