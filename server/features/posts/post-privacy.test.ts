import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { imageSizes, sizeKey } from '../../platform/images/image-sizes.ts';
import { addPostWriters, type PostWriters, sendJson, smallPicture, words } from '../../testing/post-writers.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportParts } from '../privacy/queries/export-archive.ts';
import { deletePostsOf } from './commands/delete-posts.ts';
import { postData } from './personal-data.ts';

let app: TestApp;
let writers: PostWriters;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
});
afterAll(() => app.close());

/** A doctor's censored answer in a thread, which a colleague agrees with, and what the doctor did elsewhere. */
async function busyDoctor() {
  const [doctor, moderator] = [await writers.as('doctor'), await writers.as('moderator')];
  const [{ id: thread, question }, other] = [await writers.thread(), await writers.thread()];
  const { post_data } = await writers.stored(doctor, { thread_id: thread, body: words(), censor_images: true }, [
    await smallPicture(),
  ]);
  await sendJson(doctor, 'POST', '/api/v1/forum-post-feedback/', { id: question });
  await sendJson(doctor, 'POST', `/api/v1/post-report/${other.question}/`, { reason: 'Riêng tư' });
  const assigned_to = await writers.accountId('doctor');
  await sendJson(moderator, 'POST', '/api/v1/post-assignment/', {
    action: 'new',
    post_id: other.question,
    assigned_to,
  });
  return { thread, question, id: post_data.id, image: post_data.images[0]?.id ?? 0, accountId: assigned_to };
}

it('an account that asks for its data gets their posts, pictures, thanks, reports and assignments', async () => {
  const { id, image, question, accountId } = await busyDoctor();
  const parts = await exportParts(app.services, accountId);
  const rows = (file: string) => parts.find(part => part.file === file)?.rows ?? [];
  expect(rows('posts.json')).toContainEqual(expect.objectContaining({ id }));
  expect(rows('post-images.json')).toContainEqual(expect.objectContaining({ id: image, post_id: id }));
  expect(rows('post-thanks.json')).toContainEqual(expect.objectContaining({ post_id: question }));
  expect(rows('post-reports.json')).toContainEqual(expect.objectContaining({ reason: 'Riêng tư' }));
  expect(rows('post-assignments.json')).toContainEqual(expect.objectContaining({ is_asked: true, state: 'open' }));
});

it('of an account that is erased the words stay under nobody’s name, and the pictures go', async () => {
  const { id, accountId, thread } = await busyDoctor();
  await app.services.db.transaction(async unit => postData(app.services).erase?.(unit, accountId));
  const post = await writers.read(app.request, id);
  expect(post).toMatchObject({
    created_by: { name: 'Thành viên ẩn danh', official: false },
    replyer: null,
    images: [],
  });
  expect(post.answer_type).toBe('professional');
  const { primary } = app.services.db;
  for (const table of ['post', 'post_thanks', 'post_agreement', 'post_report']) {
    const sql = `select count(*) as count from ${table} where account_id = ?`;
    expect([table, Number((await textOf(primary).first<{ count: number }>(sql, [accountId]))?.count)]).toEqual([
      table,
      0,
    ]);
  }
  const told = `select count(*) as count from outbox_message where topic = 'post.delete-files'`;
  expect(Number((await textOf(primary).first<{ count: number }>(told))?.count)).toBeGreaterThan(0);
  expect(await textOf(primary).first('select reply_count from thread where id = ?', [thread])).toEqual({
    reply_count: 1,
  });
});

it('with a deleted record go its posts, and the files of their pictures', async () => {
  const { thread, id } = await busyDoctor();
  const { db } = app.services;
  const kept = await textOf(db.primary).first<{ key: string }>('select key from post_image where post_id = ?', [id]);
  await db.transaction(unit => deletePostsOf(app.services, unit, { kind: 'thread', ids: [thread] }));
  expect(
    await textOf(db.primary).first(`select id from post where kind = 'thread' and entity_id = ?`, [thread]),
  ).toBeUndefined();
  const messages = await textOf(db.primary).all<{ payload: unknown }>(
    `select payload from outbox_message where topic = 'post.delete-files'`,
  );
  expect(messages.some(({ payload }) => JSON.stringify(payload).includes(kept?.key ?? 'không có'))).toBe(true);
  expect(imageSizes(40, 30).map(({ side }) => sizeKey(kept?.key ?? '', side))).toHaveLength(1);
});
