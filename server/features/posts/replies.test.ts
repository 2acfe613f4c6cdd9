import { anArticle } from '@antam/fixtures/factories/articles.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addPostWriters, type PostWriters, smallPicture, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { ownPosts } from './contract.ts';

let app: TestApp;
let writers: PostWriters;
let member: Request;
let doctor: Request;
let official: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  [member, doctor, official] = [await writers.as('user'), await writers.as('doctor'), await writers.as('official')];
});
afterAll(() => app.close());

const own = async (request: Request, id: number) =>
  ownPosts.parse(await (await request(`/api/v1/discussion/thread/${id}/own/`)).json());
const counts = (id: number) =>
  textOf(app.services.db.primary).first('select reply_count, answer_count from thread where id = ?', [id]);

describe('a reply', () => {
  async function illustrated() {
    const { id } = await writers.thread();
    const pictures = [await smallPicture(), await smallPicture()];
    const fields = {
      thread_id: id,
      body: words(),
      hiding_creator: false,
      censor_images: false,
      captions: ['Một', 'Hai'],
    };
    return { id, fields, ...(await writers.stored(member, fields, pictures)) };
  }

  it('[API-28] of a member is there at once, and says so', async () => {
    const { post_data, message } = await illustrated();
    expect(message).toBe('Trả lời thành công!');
    expect(post_data).toMatchObject({ status: 'published', position: 1, answer_type: 'member', replyer: null });
  });

  it('[FORUM-31] [FORUM-32] belongs to its thread with its words, and counts there', async () => {
    const { id, fields, post_data } = await illustrated();
    expect((await writers.read(app.request, post_data.id)).body_no_html).toBe(fields.body);
    expect(await counts(id)).toEqual({ reply_count: 1, answer_count: 0 });
  });

  it('[FORUM-33] [FORUM-51] names its author where the name is not hidden', async () => {
    const { post_data } = await illustrated();
    expect(post_data.created_by).toEqual({ name: ACCOUNTS.user.name, official: false });
  });

  it('[FORUM-37] [FORUM-70] has the captions of its pictures in their order', async () => {
    const { post_data } = await illustrated();
    expect(post_data.images.map(({ caption }) => caption)).toEqual(['Một', 'Hai']);
  });

  it('[FORUM-34] [FORUM-38] [FORUM-69] has its pictures with an id each, uncensored and re-encoded', async () => {
    const { post_data } = await illustrated();
    expect(post_data.images).toHaveLength(2);
    expect(post_data.images.every(image => image.id > 0 && !image.is_censored)).toBe(true);
    expect((await app.request(post_data.images[0]?.url ?? '')).headers.get('content-type')).toBe('image/webp');
  });

  it('[ROLE-12] is refused to a visitor without an account', async () => {
    const { id } = await writers.thread();
    expect((await writers.send(app.request, { thread_id: id, body: words() })).status).toBe(401);
  });

  it('[FORUM-56] with its name hidden reveals to nobody whose it is', async () => {
    const { id } = await writers.thread();
    const { post_data } = await writers.stored(doctor, { thread_id: id, body: words(), hiding_creator: true });
    const seen = await (await app.request(`/api/v1/post/${post_data.id}/`)).text();
    expect(JSON.parse(seen).post_data).toMatchObject({
      created_by: { name: 'Thành viên ẩn danh', official: false },
      replyer: null,
      hiding_creator: true,
      answer_type: 'professional',
    });
    expect(seen).not.toContain('Mai');
  });

  it.each(['doctor', 'official'] as const)('[ROLE-24] of a %s hides the name where its author wants it', async who => {
    const { id } = await writers.thread();
    const author = who === 'doctor' ? doctor : official;
    const { post_data } = await writers.stored(author, { thread_id: id, body: words(), hiding_creator: true });
    const seen = await (await app.request(`/api/v1/thread/${id}/`)).text();
    const [reply] = JSON.parse(seen).replies;
    expect([reply.id, reply.created_by, reply.replyer]).toEqual([
      post_data.id,
      { name: 'Thành viên ẩn danh', official: false },
      null,
    ]);
    expect(JSON.stringify(reply)).not.toContain(ACCOUNTS[who].name);
  });

  it('sent twice by a double click is one reply', async () => {
    const { id } = await writers.thread();
    const fields = { thread_id: id, body: words() };
    const sent = await Promise.all([1, 2, 3].map(() => writers.stored(member, fields, [])));
    expect(new Set(sent.map(({ post_data }) => post_data.id)).size).toBe(1);
    expect(await counts(id)).toMatchObject({ reply_count: 1 });
  });

  it.each([
    ['to a locked discussion', { locked: true }, 403],
    ['to a discussion that waits', { status: 'pending' }, 404],
    ['to a discussion that was taken down', { status: 'hidden' }, 404],
  ] as const)('%s is refused', async (_, options, status) => {
    const { id } = await writers.thread(options);
    expect((await writers.send(doctor, { thread_id: id, body: words() })).status).toBe(status);
  });

  it('to the id of a record of another kind is refused: an article is no thread, nor a thread an article', async () => {
    const { id: thread } = await writers.thread();
    const { id: article } = await anArticle(app.services.db, { id: 990_001 });
    for (const [field, parent] of [
      ['thread_id', article],
      ['article_id', thread],
    ] as const) {
      expect((await writers.send(doctor, { [field]: parent, body: words() })).status).toBe(404);
    }
    for (const parent of [`thread/${article}`, `article/${thread}`]) {
      expect((await doctor(`/api/v1/discussion/${parent}/own/`)).status).toBe(404);
    }
    expect(await counts(thread)).toMatchObject({ reply_count: 0 });
  });

  it.each([
    ['too short', { body: 'Ngắn quá' }, 'body'],
    ['without its discussion', { thread_id: '' }, 'thread_id'],
    ['to two discussions', { article_id: 1 }, 'thread_id'],
    ['by an identity that nobody can read', { reply_as_type: 'thần y' }, 'reply_as_id'],
  ])('%s is refused with the field that is wrong', async (_, vary, field) => {
    const { id } = await writers.thread();
    const answer = await writers.send(official, { thread_id: id, body: words(), ...vary });
    expect([answer.status, await answer.json()]).toMatchObject([422, { [field]: [expect.any(String)] }]);
  });

  it('[FORUM-63] with six pictures, or with a file that is no picture, is refused, and nothing of it stays', async () => {
    const { id } = await writers.thread();
    const picture = await smallPicture();
    const six = await writers.send(
      member,
      { thread_id: id, body: words() },
      Array.from({ length: 6 }, () => picture),
    );
    expect(six.status).toBe(422);
    const text = await writers.send(member, { thread_id: id, body: words() }, [
      picture,
      Buffer.from('GIF89a, thật đấy'),
    ]);
    const why = 'Ảnh 2 (anh.png): Chỉ nhận ảnh PNG hoặc JPEG, xin vui lòng chọn ảnh khác.';
    expect([text.status, await text.json()]).toMatchObject([415, { code: 'IMAGE_TYPE_UNSUPPORTED', images: [why] }]);
    const large = await writers.send(member, { thread_id: id, body: words() }, [Buffer.alloc(8 * 1_048_576 + 1)]);
    expect([large.status, await large.json()]).toMatchObject([
      413,
      { code: 'TOO_LARGE', images: ['Có tệp lớn hơn 8 MB, xin vui lòng chọn tệp nhỏ hơn.'] },
    ]);
    expect(await counts(id)).toMatchObject({ reply_count: 0 });
  });

  it('holds as many words as are allowed, in Vietnamese and with markup', async () => {
    const { id } = await writers.thread();
    const body = `<p>${'<b>ậ</b>'.repeat(100)}${'ể '.repeat(2_400)}</p>`;
    const { post_data } = await writers.stored(doctor, { thread_id: id, body });
    expect(post_data.body_no_html).toHaveLength(4_899);
  });
});

describe('a reply that staff look at first', () => {
  it.each([
    ['of a new account', 'favourite', 'Uống nhiều nước ấm và nghỉ ngơi vài hôm nhé.'],
    ['with a link', 'user', 'Bạn xem thêm ở https://thuoc-hay.example nhé, hay lắm.'],
    ['with a phone number', 'user', 'Bạn gọi cho mình số 0912 345 678 để được tư vấn nhé.'],
  ] as const)('is one %s, which its author alone sees', async (_, who, body) => {
    const { id } = await writers.thread();
    const author = who === 'user' ? member : await writers.as(who);
    const { post_data, message } = await writers.stored(author, { thread_id: id, body });
    expect([post_data.status, message]).toEqual(['pending', expect.stringContaining('sau khi được duyệt')]);
    expect((await app.request(`/api/v1/post/${post_data.id}/`)).status).toBe(404);
    expect((await own(author, id)).own).toMatchObject([{ id: post_data.id, status: 'pending' }]);
    expect((await own(doctor, id)).own).toEqual([]);
    expect(await counts(id)).toMatchObject({ reply_count: 0 });
  });

  it('is one with the words of another author', async () => {
    const [{ id }, { id: other }] = [await writers.thread(), await writers.thread()];
    const body = words();
    await writers.stored(doctor, { thread_id: id, body });
    expect((await writers.stored(member, { thread_id: other, body: body.toUpperCase() })).post_data.status).toBe(
      'pending',
    );
  });

  it('is none of a professional with a checked licence, nor of an official', async () => {
    const { id } = await writers.thread();
    const body = 'Bạn gọi tổng đài 1900 0115 00 hoặc xem https://moh.example nhé.';
    expect((await writers.stored(doctor, { thread_id: id, body })).post_data.status).toBe('published');
    expect((await writers.stored(official, { thread_id: id, body: `${body} An Tâm.` })).post_data.status).toBe(
      'published',
    );
  });
});

it('replies of one account are thirty an hour at most, from however many addresses', async () => {
  const { id } = await writers.thread();
  const statuses: number[] = [];
  for (let sent = 0; sent < 31; sent += 1) {
    // Each login comes from an address of its own.
    const author = await writers.as('editor');
    statuses.push((await writers.send(author, { thread_id: id, body: words() })).status);
  }
  expect(statuses).toEqual([...Array.from({ length: 30 }, () => 200), 429]);
});
