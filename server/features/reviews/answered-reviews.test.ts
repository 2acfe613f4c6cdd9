import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

const { mai } = PROFESSIONALS;
const { clinic } = PLACES;

describe('the owner of a page', () => {
  it('[API-07] [REV-27] [ROLE-19] answers a review of a doctor', async () => {
    const id = await reviewers.published('professional', mai.id);
    const body = { professional: mai.id, parent: id, comment: 'Cảm ơn bạn, hẹn gặp lại.', source: 'review' };
    const owner = await logIn(app, ACCOUNTS.doctor.email);
    expect((await reviewers.create(owner, 'professional', body)).status).toBe(200);
    const item = (await reviewers.list('professional', mai.id)).items.find(one => one.id === id);
    expect(item?.replies).toMatchObject([{ author_name: ACCOUNTS.doctor.name }]);
    const { professional: _, ...withoutPage } = body;
    expect((await reviewers.create(owner, 'professional', withoutPage)).status).toBe(422);
  });

  const answerTo = (id: number) => ({
    place: clinic.id,
    parent: id,
    comment: 'Cảm ơn bạn đã tin tưởng phòng khám.',
    source: 'review',
  });

  it('[API-06] [REV-24] [REV-26] answers a review of a place, under which the answer is shown', async () => {
    const id = await reviewers.published('place', clinic.id);
    const body = answerTo(id);
    const owner = await logIn(app, ACCOUNTS.clinic.email);
    const answer = await reviewers.create(owner, 'place', body);
    expect(answer.status).toBe(200);
    const item = (await reviewers.list('place', clinic.id)).items.find(one => one.id === id);
    expect(item?.replies).toMatchObject([
      { author_name: ACCOUNTS.clinic.name, comment_html: '<p>Cảm ơn bạn đã tin tưởng phòng khám.</p>' },
    ]);
    expect((await reviewers.create(owner, 'place', { ...body, parent: 2_000_000_000 })).status).toBe(404);
    const reply = item?.replies[0]?.id ?? (await answer.json()).id;
    expect((await reviewers.create(owner, 'place', { ...body, parent: reply })).status).toBe(422);
  });

  it('[REV-25] [REV-29] [ROLE-19] alone answers a review of the page', async () => {
    const body = answerTo(await reviewers.published('place', clinic.id));
    for (const other of [
      await logIn(app, ACCOUNTS.doctor.email),
      await logIn(app, ACCOUNTS.user.email),
      reviewers.visitor(),
    ]) {
      const refused = await reviewers.create(other, 'place', body);
      expect([refused.status, (await refused.json()).detail]).toEqual([
        403,
        'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý. Vui lòng liên hệ trực tiếp với cơ sở y tế hoặc bác sĩ.',
      ]);
    }
  });

  async function editable() {
    const id = await reviewers.published('professional', mai.id, { comment: 'Chờ hơi lâu nhưng bác sĩ tốt.' });
    const path = `/api/v1/professional/comment/${id}/`;
    const edit = (request: Request, comment: string) =>
      request(path, { method: 'PUT', body: JSON.stringify({ professional: mai.id, comment }) });
    return { id, path, edit };
  }

  it('[API-10] [REV-35] reads the words of a review before editing them', async () => {
    const { id, path } = await editable();
    const owner = await logIn(app, ACCOUNTS.doctor.email);
    expect(await (await owner(path)).json()).toEqual({ id, comment: 'Chờ hơi lâu nhưng bác sĩ tốt.' });
  });

  it('[API-11] [REV-37] [REV-38] edits a review, and its first words stay one click away', async () => {
    const { id, edit } = await editable();
    const owner = await logIn(app, ACCOUNTS.doctor.email);
    const edited = await edit(owner, 'Chờ hơi lâu & bác sĩ tốt.');
    expect(await edited.json()).toEqual({
      id,
      status: 'published',
      comment_html: '<p>Chờ hơi lâu &#38; bác sĩ tốt.</p>',
    });
    await edit(owner, 'Chờ lâu, bác sĩ tốt, nên đặt lịch.');
    const item = (await reviewers.list('professional', mai.id)).items.find(one => one.id === id);
    expect(item).toMatchObject({ edited_by: 'owner', original_html: '<p>Chờ hơi lâu nhưng bác sĩ tốt.</p>' });
  });

  it('[ROLE-20] [ROLE-30] alone reads and edits a review so', async () => {
    const { path, edit } = await editable();
    const stranger = await logIn(app, ACCOUNTS.user.email);
    for (const refused of [await stranger(path), await edit(stranger, 'Không phải của tôi đâu nhé.')]) {
      expect([refused.status, (await refused.json()).detail]).toEqual([
        403,
        'Bạn chỉ có thể trả lời nhận xét trên trang mà bạn quản lý.',
      ]);
    }
    expect((await reviewers.visitor()(path)).status).toBe(401);
  });
});

describe('the author of a review', () => {
  it('[API-08] [API-09] [REV-36] edits it, and it waits again where a filter objects', async () => {
    const author = await logIn(app, ACCOUNTS.favourite.email);
    const place = await reviewers.directory.addPlace();
    const { id } = await (await reviewers.create(author, 'place', reviewers.review({ place }))).json();
    await reviewers.decide(id, { decision: 'publish' });
    const path = `/api/v1/place/comment/${id}/`;
    const edit = (comment: string) => author(path, { method: 'PUT', body: JSON.stringify({ place, comment }) });
    expect((await edit('Lần sau tôi vẫn sẽ quay lại đây.')).status).toBe(200);
    expect((await reviewers.list('place', place)).items[0]).toMatchObject({
      comment_html: '<p>Lần sau tôi vẫn sẽ quay lại đây.</p>',
      edited_by: 'author',
      original_html: null,
    });
    expect((await edit('Mua thuốc tại www.ban-thuoc.example nhé mọi người.')).status).toBe(200);
    expect((await reviewers.list('place', place)).summary.reviews).toBe(0);
    const own = await (await author(`/api/v1/comment/place/${place}/own/`)).json();
    expect(own).toMatchObject({ waiting: [{ id, status: 'pending' }], authored: [id], is_owner: false });
  });
});
