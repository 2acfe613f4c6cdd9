import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { imageSizes, sizeKey } from '../../platform/images/image-sizes.ts';
import { addPostWriters, type PostWriters, sendJson, smallPicture, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { handleDeleteFiles } from './commands/delete-post-images.ts';
import { editConflict, post as postShape } from './contract.ts';

let app: TestApp;
let writers: PostWriters;
let member: Request;
let doctor: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
  await writers.trust(await writers.accountId('user'));
  [member, doctor] = [await writers.as('user'), await writers.as('doctor')];
});
afterAll(() => app.close());

async function reply(vary: Readonly<Record<string, string | boolean | readonly string[]>> = {}, pictures = 0) {
  const { id } = await writers.thread();
  const images = await Promise.all(Array.from({ length: pictures }, smallPicture));
  const { post_data } = await writers.stored(member, { thread_id: id, body: words(), ...vary }, images);
  return { thread: id, ...post_data };
}

describe('editing a post', () => {
  async function edit() {
    const { id } = await reply({ captions: ['Cũ'] }, 1);
    const body = words();
    const fields = { body, hiding_creator: true, captions: ['Mới', 'Thêm'], version: '1' };
    const answer = await writers.edit(member, id, fields, [await smallPicture()]);
    return { id, body, edited: postShape.parse(await answer.json()) };
  }

  it('[FORUM-49] answers when the post was changed, and is what everybody reads then', async () => {
    const { id, edited } = await edit();
    expect(Date.parse(edited.modified_at ?? '')).toBeGreaterThanOrEqual(Date.parse(edited.created_at));
    expect(await writers.read(app.request, id)).toEqual(edited);
  });

  it('[API-26] [API-27] changes captions and adds pictures', async () => {
    const { edited } = await edit();
    expect(edited.images.map(({ caption }) => caption)).toEqual(['Mới', 'Thêm']);
  });

  it('[ROLE-13] [FORUM-50] changes words and name', async () => {
    const { body, edited } = await edit();
    expect(edited).toMatchObject({ body: `<p>${body}</p>`, hiding_creator: true, version: 2 });
    expect(edited.created_by.name).toBe('Thành viên ẩn danh');
  });

  it('[ROLE-14] is refused to everybody else, and changes nothing', async () => {
    const { id, body } = await reply();
    for (const who of ['doctor', 'moderator', 'admin'] as const) {
      expect((await writers.edit(await writers.as(who), id, { body: words() })).status).toBe(403);
    }
    expect((await writers.edit(app.request, id, { body: words() })).status).toBe(401);
    expect((await writers.read(app.request, id)).body).toBe(body);
  });

  it('of a version that is no longer stored is refused with the stored text, and overwrites nothing', async () => {
    const { id } = await reply();
    const [first, second] = [words(), words()];
    expect((await writers.edit(member, id, { body: first, version: '1' })).status).toBe(200);
    const late = await writers.edit(member, id, { body: second, version: '1' });
    expect(late.status).toBe(409);
    const conflict: unknown = await late.json();
    expect(editConflict.parse(conflict)).toMatchObject({
      code: 'POST_CHANGED',
      current: { body_no_html: first, version: 2 },
    });
    expect((await writers.read(app.request, id)).body_no_html).toBe(first);
  });

  it('of one version by two browsers at the same moment is done once, and refused once', async () => {
    const { id } = await reply();
    const other = await writers.as('user');
    const sent = await Promise.all(
      [member, other].map(request => writers.edit(request, id, { body: words(), version: '1' })),
    );
    expect(sent.map(({ status }) => status).sort()).toEqual([200, 409]);
    expect((await writers.read(app.request, id)).version).toBe(2);
  });

  it('[FORUM-63] to more than five pictures is refused, and keeps those that stood', async () => {
    const { id, images } = await reply({}, 4);
    const two = [await smallPicture(), await smallPicture()];
    const answer = await writers.edit(member, id, { body: words() }, two);
    expect([answer.status, await answer.json()]).toMatchObject([422, { images: [expect.any(String)] }]);
    expect((await writers.read(app.request, id)).images).toEqual(images);
  });

  it('to words that a filter objects to takes the post away until staff have seen it', async () => {
    const { id, thread } = await reply();
    const answer = await writers.edit(member, id, { body: 'Bạn hãy gọi cho mình số 0912 345 678 nhé.' });
    expect(answer.status).toBe(200);
    expect((await app.request(`/api/v1/post/${id}/`)).status).toBe(404);
    const count = await textOf(app.services.db.primary).first('select reply_count from thread where id = ?', [thread]);
    expect(count).toEqual({ reply_count: 0 });
  });

  it.each(['', 'Ngắn'])('to too few words, "%s", is refused', async body => {
    const { id } = await reply();
    expect((await writers.edit(member, id, { body })).status).toBe(422);
  });
});

describe('reading a post', () => {
  const dataOf = async (id: number) => (await (await app.request(`/api/v1/post/${id}/`)).json()).post_data;
  const quoteOf = async (id: number) => (await app.request(`/api/v1/post/${id}/update/`)).json();

  it('[API-25] [FORUM-93] answers what its form of editing shows', async () => {
    const { id, body } = await reply();
    expect(await dataOf(id)).toMatchObject({ body, hiding_creator: false, created_at: expect.any(String) });
  });

  it('[API-24] [FORUM-53] [FORUM-97] answers what a reply quotes, with the name of its author', async () => {
    const { id } = await reply();
    expect(await quoteOf(id)).toEqual({
      post_data: expect.any(Object),
      replyer: { name: 'Trần Văn Minh', absolute_url: null },
    });
  });

  it('[FORUM-46] [FORUM-47] [FORUM-48] answers to a quotation the plain text, the choice of a name and the time', async () => {
    const { id } = await reply();
    const { body_no_html, created_at } = await dataOf(id);
    expect((await quoteOf(id)).post_data).toEqual({ body_no_html, hiding_creator: false, created_at });
  });

  it('[FORUM-55] quotes nobody by name who hides it', async () => {
    const { id } = await reply({ hiding_creator: true });
    const { replyer } = await (await app.request(`/api/v1/post/${id}/update/`)).json();
    expect(replyer).toEqual({ name: 'Thành viên ẩn danh', absolute_url: null });
  });
});

describe('a picture of a post', () => {
  it('[API-29] [ROLE-15] is deleted by its author alone, with its files', async () => {
    const { id, images } = await reply({ censor_images: true }, 1);
    const [image] = images;
    const path = `/api/v1/postImage/${image?.id}/`;
    expect((await doctor(path, { method: 'DELETE' })).status).toBe(403);
    const row = await textOf(app.services.db.primary).first<{ key: string; original_key: string }>(
      'select key, original_key from post_image where id = ?',
      [image?.id ?? 0],
    );
    const files = [...imageSizes(40, 30).map(({ side }) => sizeKey(row?.key ?? '', side)), row?.original_key ?? ''];
    const there = () => Promise.all(files.map(key => app.services.files.exists(key)));
    expect(new Set(await there())).toEqual(new Set([true]));
    expect((await member(path, { method: 'DELETE' })).status).toBe(200);
    const message = `select payload from outbox_message where topic = 'post.delete-files' order by id desc limit 1`;
    const { payload = '' } = (await textOf(app.services.db.primary).first<{ payload: string }>(message)) ?? {};
    const job = handleDeleteFiles(app.services.files);
    const told: unknown = typeof payload === 'string' ? JSON.parse(payload) : payload;
    await job.run(told, { messageId: 1, attempt: 1, signal: new AbortController().signal });
    expect(new Set(await there())).toEqual(new Set([false]));
    expect((await writers.read(app.request, id)).images).toEqual([]);
  });

  it('[API-30] [ROLE-16] gets its caption from its author alone', async () => {
    const { id, images } = await reply({}, 1);
    const path = `/api/v1/postImage/${images[0]?.id}/`;
    expect((await sendJson(doctor, 'PUT', path, { caption: 'Của tôi' })).status).toBe(403);
    expect(await (await sendJson(member, 'PUT', path, { caption: 'Vết thương' })).json()).toEqual({
      id: images[0]?.id,
      caption: 'Vết thương',
    });
    expect((await writers.read(app.request, id)).images[0]?.caption).toBe('Vết thương');
  });

  it('[FORUM-98] that is censored shows its original to its author, professionals and staff, and to nobody else', async () => {
    const { images, thread } = await reply({ censor_images: true }, 1);
    expect(images[0]?.is_censored).toBe(true);
    const original = async (request: Request) => request(`/api/v1/postImage/${images[0]?.id}/original/`);
    for (const who of ['doctor', 'moderator', 'editor', 'official'] as const) {
      expect((await original(await writers.as(who))).status).toBe(200);
    }
    const answer = await original(member);
    expect([answer.headers.get('content-type'), answer.headers.get('cache-control')]).toEqual([
      'image/webp',
      'private, no-store',
    ]);
    expect((await sharp(Buffer.from(await answer.arrayBuffer())).metadata()).width).toBe(40);
    for (const who of ['favourite', 'clinic', 'doctorApplicant'] as const) {
      expect((await original(await writers.as(who))).status).toBe(403);
    }
    expect((await original(app.request)).status).toBe(401);
    const told = async (request: Request) =>
      (await (await request(`/api/v1/discussion/thread/${thread}/own/`)).json()).originals;
    expect(await Promise.all([member, doctor].map(told))).toEqual([[images[0]?.id], [images[0]?.id]]);
    expect(await told(await writers.as('favourite'))).toEqual([]);
  });
});
