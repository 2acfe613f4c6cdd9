import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { forgetSent } from '../../platform/repeats/repeats.ts';
import { visitorAt } from '../../testing/account-visits.ts';
import { addPostWriters, type PostWriters, sendJson, smallPicture, words } from '../../testing/post-writers.ts';
import { addReviewers } from '../../testing/reviewers.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const folder = mkdtempSync(path.join(tmpdir(), 'antam-mails-'));
const ELEVEN_MINUTES = 660_000;

/** Two servers on one database, as behind a balancer. */
let apps: readonly [TestApp, TestApp];
let writers: PostWriters;
let member: Request;
beforeAll(async () => {
  const mail = { kind: 'folder', folder, from: 'An Tâm <khong-tra-loi@antam.example>' } as const;
  const config = { trustProxy: 1, mail };
  const first = await startTestApp({ world: 'tiny', services: { clock }, config });
  const database = () => first.services.config.database;
  apps = [first, await startTestApp({ world: 'none', services: { clock }, config, database })];
  writers = await addPostWriters(first);
  await writers.trust(await writers.accountId('user'));
  member = await writers.as('user');
});
afterAll(async () => {
  await apps[1].close();
  await apps[0].close();
  rmSync(folder, { recursive: true, force: true });
});

const count = async (sql: string, values: readonly (string | number)[]) =>
  Number((await textOf(apps[0].services.db.primary).first<{ n: number }>(sql, values))?.n);
const repliesTo = (thread: number) =>
  count(`select count(*) as n from post where kind = 'thread' and entity_id = ? and position > 0`, [thread]);

const withKey =
  (key: string): Request =>
  (where, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('idempotency-key', key);
    return member(where, { ...init, headers });
  };

describe('[FORUM-33] [FORUM-38] a reply in the same words as the one before', () => {
  const body = 'Cảm ơn bác sĩ đã trả lời, em sẽ đi khám ngay.';
  it.each([
    ['hidden', { hiding_creator: true }, 0],
    ['with a picture', {}, 1],
    ['with other accents', { body: 'Cam on bac si da tra loi, em se di kham ngay.' }, 0],
    ['with other signs', { body: `${body} 👍👍👍` }, 0],
  ])('is a reply of its own %s', async (_, vary, pictures) => {
    const { id } = await writers.thread();
    const first = await writers.stored(member, { thread_id: id, body, hiding_creator: false });
    const images = await Promise.all(Array.from({ length: pictures }, smallPicture));
    const second = await writers.stored(member, { thread_id: id, body, hiding_creator: false, ...vary }, images);
    expect(second.post_data.id).not.toBe(first.post_data.id);
    expect(second.post_data.images).toHaveLength(pictures);
    expect(await repliesTo(id)).toBe(2);
  });

  it('is a repeat with the same pictures for ten minutes, and a new reply after them', async () => {
    const { id } = await writers.thread();
    const [picture, other] = [await smallPicture(), await smallPicture()];
    const fields = { thread_id: id, body: words(), captions: ['Một', 'Hai'] };
    const first = await writers.stored(member, fields, [picture, other]);
    expect((await writers.stored(member, fields, [picture, other])).post_data.id).toBe(first.post_data.id);
    expect(await repliesTo(id)).toBe(1);
    clock.advance(ELEVEN_MINUTES);
    expect((await writers.stored(member, fields, [picture, other])).post_data.id).not.toBe(first.post_data.id);
  });
});

describe('a repeat of a reply', () => {
  it('leaves none of its pictures in the store', async () => {
    const { id } = await writers.thread();
    const picture = await smallPicture();
    const fields = { thread_id: id, body: words(), censor_images: true };
    await writers.stored(member, fields, [picture]);
    const { files } = apps[0].services;
    const put = vi.spyOn(files, 'put');
    onTestFinished(() => put.mockRestore());
    await writers.stored(member, fields, [picture]);
    const keys = put.mock.calls.map(([key]) => key);
    expect(keys.length).toBeGreaterThan(1);
    expect(await Promise.all(keys.map(key => files.exists(key)))).toEqual(keys.map(() => false));
  });

  it('is what its key stands for, also after the ten minutes', async () => {
    const { id } = await writers.thread();
    const fields = { thread_id: id, body: words() };
    const { post_data: first } = await writers.stored(member, fields);
    const keyed = withKey('khoa-cua-bai-trung');
    expect((await writers.stored(keyed, fields)).post_data.id).toBe(first.id);
    clock.advance(ELEVEN_MINUTES);
    expect((await writers.stored(keyed, fields)).post_data.id).toBe(first.id);
    expect((await writers.send(keyed, { thread_id: id, body: words() })).status).toBe(422);
  });
});

describe('the same words sent again within ten minutes', () => {
  const afterIt: ReadonlyArray<readonly [string, (id: number, version: number) => Promise<Response>]> = [
    ['its author has edited the first', (id, version) => writers.edit(member, id, { body: words(), version })],
    [
      'staff have taken the first down',
      async id => {
        const removal = { decision: 'remove', reason: 'Quảng cáo' };
        return sendJson(await writers.as('moderator'), 'POST', `/api/admin/posts/${id}/decision/`, removal);
      },
    ],
  ];
  it.each(afterIt)('are a reply of their own where %s', async (_, change) => {
    const { id } = await writers.thread();
    const fields = { thread_id: id, body: words() };
    const { post_data: first } = await writers.stored(member, fields);
    expect((await change(first.id, first.version)).status).toBe(200);
    const { post_data: second } = await writers.stored(member, fields);
    expect([second.id === first.id, second.body]).toEqual([false, expect.stringContaining(fields.body)]);
    expect((await writers.stored(member, fields)).post_data.id).toBe(second.id);
  });
});

describe('the same words and pictures sent again within ten minutes', () => {
  const changes: ReadonlyArray<readonly [string, (path: string) => Promise<Response>]> = [
    ['deleted a picture', path => member(path, { method: 'DELETE' })],
    ['changed a caption', path => sendJson(member, 'PUT', path, { caption: 'Một chú thích khác' })],
  ];
  it.each(changes)('are a reply of their own where their author has %s', async (_, change) => {
    const { id } = await writers.thread();
    const picture = await smallPicture();
    const fields = { thread_id: id, body: words(), captions: ['Một'] };
    const { post_data: first } = await writers.stored(member, fields, [picture]);
    const changed = await change(`/api/v1/postImage/${first.images[0]?.id}/`);
    expect(changed.ok).toBe(true);
    const { post_data: second } = await writers.stored(member, fields, [picture]);
    expect([second.id === first.id, second.images.map(({ caption }) => caption)]).toEqual([false, ['Một']]);
  });
});

describe('the header Idempotency-Key of a reply', () => {
  it('answers what was stored for a day, and refuses another text', async () => {
    const { id } = await writers.thread();
    const keyed = withKey('khoa-cua-bai-1');
    const fields = { thread_id: id, body: words() };
    const first = await writers.stored(keyed, fields);
    clock.advance(ELEVEN_MINUTES);
    expect((await writers.stored(keyed, fields)).post_data.id).toBe(first.post_data.id);
    const other = await writers.send(keyed, { thread_id: id, body: words() });
    expect([other.status, (await other.json()).code]).toEqual([422, 'KEY_REUSED']);
    expect(await repliesTo(id)).toBe(1);
    clock.advance(86_400_000);
    await forgetSent(apps[0].services.db, clock.now());
    expect((await writers.stored(keyed, fields)).post_data.id).not.toBe(first.post_data.id);
  });

  it('is refused where it is none', async () => {
    const { id } = await writers.thread();
    expect((await writers.send(withKey('ngan'), { thread_id: id, body: words() })).status).toBe(400);
  });
});

describe('the same thing sent several times at the same moment to two servers', () => {
  const atBoth = (address: string) => apps.map(app => visitorAt(app, address));

  it('is one question of a stranger, who gets one email message and the same answers', async () => {
    const title = 'Nổi mẩn đỏ ở cổ tay có sao không';
    const ask = (who: Request) => {
      const form = new FormData();
      const email = 'khach-bam-hai-lan@thu.example';
      const fields = { name: 'Lê Khách', email, title, body: 'Em bị nổi mẩn đỏ ở cổ tay đã ba ngày nay ạ.' };
      for (const [name, value] of Object.entries(fields)) form.set(name, value);
      return who('/api/v1/thread/', { method: 'POST', body: form });
    };
    const answers = await Promise.all(atBoth('198.51.100.7').map(ask));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map(answer => answer.json()));
    expect(one).toEqual(other);
    expect(one.status).toBe('unconfirmed');
    expect(await count('select count(*) as n from thread where name = ?', [title])).toBe(1);
    const mails = (await sentMails(apps[0])).filter(({ to }) => to === 'khach-bam-hai-lan@thu.example');
    expect(mails).toHaveLength(1);
  });

  it('is one review of a stranger, and both requests answer it', async () => {
    const reviewers = await addReviewers(apps[0]);
    const place = await reviewers.directory.addPlace({});
    const body = reviewers.review({ place });
    const answers = await Promise.all(atBoth('198.51.100.8').map(who => reviewers.create(who, 'place', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200]);
    const [one, other] = await Promise.all(answers.map(answer => answer.json()));
    expect(one).toEqual(other);
    expect(await count(`select count(*) as n from comment where kind = 'place' and entity_id = ?`, [place])).toBe(1);
  });

  it('is one answer of an owner to a review', async () => {
    const { mai } = PROFESSIONALS;
    const reviewers = await addReviewers(apps[0]);
    const parent = await reviewers.published('professional', mai.id);
    const body = { professional: mai.id, parent, comment: 'Cảm ơn bạn đã nhận xét.', source: 'review' };
    const owner = await writers.as('doctor');
    const answers = await Promise.all([1, 2, 3].map(() => reviewers.create(owner, 'professional', body)));
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await count('select count(*) as n from comment where parent_id = ?', [parent])).toBe(1);
  });

  it('is one reply of an account', async () => {
    const { id } = await writers.thread();
    const fields = { thread_id: id, body: words() };
    const [here, there] = [await writers.as('doctor'), (await addPostWriters(apps[1])).as('doctor')];
    const sent = await Promise.all([here, await there, here].map(who => writers.stored(who, fields)));
    expect(new Set(sent.map(({ post_data }) => post_data.id)).size).toBe(1);
    expect(await repliesTo(id)).toBe(1);
    expect(sent[0]?.post_data.created_by.name).toContain(ACCOUNTS.doctor.name);
  });
});
