import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { aCollection } from '@antam/fixtures/factories/collections.ts';
import { DISEASES, DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { threadDetail } from '../features/forum/contract.ts';
import { HIDDEN_NAME } from '../features/posts/contract.ts';
import { exportParts } from '../features/privacy/queries/export-archive.ts';
import { createLogger } from '../platform/log/logger.ts';
import { CANARY, MARK } from '../testing/canary.ts';
import { createFormSite } from '../testing/form-site.ts';
import { addHiddenAuthor, type HiddenAuthor, TITLE } from '../testing/hidden-author.ts';
import { sendJson, words } from '../testing/post-writers.ts';
import { sentMails } from '../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'antam-mails-'));
const lines: string[] = [];
let app: TestApp;
let author: HiddenAuthor;
let collection: number;
let readers: ReadonlyArray<readonly [string, Request]>;
beforeAll(async () => {
  const log = createLogger('trace', { write: line => void lines.push(line) });
  const mail = { kind: 'folder', folder, from: 'An Tâm <khong-tra-loi@antam.example>' } as const;
  const config = { trustProxy: 1, mail };
  app = await startTestApp({ world: 'tiny', site: await createFormSite(), services: { log }, config });
  author = await addHiddenAuthor(app);
  const members = author.threads.map(({ id }) => ({ id, note: '' }));
  collection = (await aCollection(app.services.db, { kind: 'thread', name: 'Câu hỏi được chọn', members })).id;
  const { as } = author.writers;
  readers = [
    ['nobody', app.request] as const,
    ['a member', await as('user')] as const,
    ['a doctor', await as('doctor')] as const,
    ['an official', await as('official')] as const,
    // What the public sees, as the console shows it to staff.
    ['a moderator', await as('moderator')] as const,
    ['an editor', await as('editor')] as const,
  ];
});
afterAll(async () => {
  await app.close();
  rmSync(folder, { recursive: true, force: true });
});

/** Where the threads, or parts of them, are shown to people and machines. */
function outputs(): string[] {
  const { threads, posts, images, article } = author;
  const find = encodeURIComponent(TITLE);
  return [
    ...threads.flatMap(({ id, path: page }) => [page, `/api/v1/thread/${id}/`, `/api/v1/discussion/thread/${id}/own/`]),
    ...posts.flatMap(id => [`/api/v1/post/${id}/`, `/api/v1/post/${id}/update/`]),
    ...images.flatMap(({ id, url, thumbnail_url }) => [url, thumbnail_url, `/api/v1/postImage/${id}/original/`]),
    '/',
    '/hoi-bac-si/',
    '/hoi-bac-si/?sort=thanked',
    '/hoi-bac-si/?sort=unanswered',
    '/hoi-bac-si/hoat-dong/',
    `/hoi-bac-si/?q=${find}`,
    '/hoi-bac-si/?speciality=da-lieu',
    `/tim-kiem/?q=${find}`,
    '/tai-khoan/hoi-dap/',
    '/api/v1/thread/',
    `/api/v1/thread/?q=${find}`,
    `/api/v1/thread/similar/?title=${find}`,
    '/api/v1/thread/activity/',
    '/api/v1/account/thread/',
    '/api/v1/account/thread/?tab=followed',
    `/api/v1/search?q=${find}`,
    `/api/v1/search/results/?q=${find}`,
    '/api/v1/autocomplete/replyer/?q=ban',
    '/hoi-bac-si/tra-loi-moi.xml',
    '/hoi-bac-si/tra-loi-moi.xml?speciality=da-lieu',
    article.path,
    `/api/v1/article/${article.id}/`,
    `/api/v1/discussion/article/${article.id}/own/`,
    '/bai-viet/',
    '/api/v1/article/',
    `/bai-viet/?q=${find}`,
    `/api/v1/article/?q=${find}`,
    `/tuyen-chon/cau-hoi-duoc-chon-${collection}/`,
    `/api/v1/collection/${collection}/`,
    ...[DISEASES.dengue, DRUGS.paracetamol].map(({ path: page }) => page),
    `/api/v1/disease/${DISEASES.dengue.id}/`,
    `/api/v1/drug/${DRUGS.paracetamol.id}/`,
    '/sitemap.xml',
    '/sitemap-threads-1.xml',
    '/sitemap-articles-1.xml',
    '/robots.txt',
  ];
}

/** Everything of an answer: its headers, ETag and cookies too. */
async function wholeOf(answer: Response): Promise<string> {
  const headers = [...answer.headers].map(header => header.join(': ')).join('\n');
  return `${headers}\n${Buffer.from(await answer.arrayBuffer()).toString('utf8')}`;
}

describe('an author who hides their name and is a canary by every datum', () => {
  it('[ROLE-33] has asked and answered in the name of everybody who hides theirs', async () => {
    expect([author.threads.length, author.posts.length, author.images.length]).toEqual([2, 5, 3]);
    for (const { id } of author.threads) {
      const detail = threadDetail.parse(await (await app.request(`/api/v1/thread/${id}/`)).json());
      const names = [detail.question, ...detail.replies].map(({ created_by, replyer }) => [created_by.name, replyer]);
      expect(new Set(names.map(name => JSON.stringify(name)))).toEqual(new Set([JSON.stringify([HIDDEN_NAME, null])]));
    }
  });

  it('would be noticed: staff see who it is', async () => {
    const moderator = await author.writers.as('moderator');
    for (const { id, path: page } of author.threads) {
      expect(author.traces(await (await moderator(`/api/admin/threads/${id}/`)).text())).toContain('Kenari');
      const html = await (await app.request(page)).text();
      expect([html.includes(TITLE), html.includes(HIDDEN_NAME)]).toEqual([true, true]);
    }
  });

  it('[ROLE-33] stands in no page, call, feed, sitemap, picture, address or header', async () => {
    const found: unknown[] = [];
    const statuses = new Map<string, number>();
    for (const [who, request] of readers) {
      for (const output of outputs()) {
        const answer = await request(output);
        const traces = author.traces(await wholeOf(answer));
        if (traces.length > 0) found.push([who, output, traces]);
        if (answer.status === 200) statuses.set(output, answer.status);
      }
    }
    expect(found).toEqual([]);
    expect(outputs().filter(output => !statuses.has(output) && !output.endsWith('/update/'))).toEqual([]);
  });

  it('[ROLE-33] is found by nobody who looks for the name or the address among questions', async () => {
    for (const sought of [CANARY.name, CANARY.email, MARK]) {
      const q = encodeURIComponent(sought);
      const { items } = await (await app.request(`/api/v1/thread/?q=${q}`)).json();
      expect([sought, items]).toEqual([sought, []]);
      const similar = await (await app.request(`/api/v1/thread/similar/?title=${q}`)).json();
      expect([sought, similar.items]).toEqual([sought, []]);
      const results = await (await app.request(`/api/v1/search?q=${q}`)).text();
      for (const { path: page } of author.threads) expect(results).not.toContain(page);
    }
  });

  it('[ROLE-33] is named by no refusal', async () => {
    const found: unknown[] = [];
    for (const [who, request] of readers) {
      for (const id of author.posts) {
        const body = 'Tôi muốn sửa bài của người khác, xem có được không.';
        const answers = [
          await author.writers.edit(request, id, { body, version: 1 }),
          await sendJson(request, 'POST', '/api/v1/post-agreement/', { id, agreed: true }),
          await sendJson(request, 'POST', '/api/v1/post-assignment/', { action: 'reject', post_id: id }),
          await sendJson(request, 'POST', '/api/v1/forum-post-feedback/', { id }),
          await sendJson(request, 'POST', `/api/v1/post-report/${id}/`, { reason: 'Nghi là quảng cáo thuốc.' }),
          ...(await Promise.all(
            author.images.map(image => request(`/api/v1/postImage/${image.id}/`, { method: 'DELETE' })),
          )),
        ];
        for (const answer of answers) {
          const traces = author.traces(await wholeOf(answer));
          if (traces.length > 0) found.push([who, answer.url, traces]);
        }
      }
    }
    expect(found).toEqual([]);
  });

  it('[ROLE-33] is named in no email message to others', async () => {
    const [, member] = readers[1] ?? expect.fail();
    for (const { id } of author.threads) {
      expect((await sendJson(member, 'PUT', `/api/v1/thread/${id}/follow/`, { following: true })).status).toBe(200);
      await author.writers.stored(author.request, { thread_id: id, body: words(), hiding_creator: true });
    }
    const mails = (await sentMails(app)).filter(({ to }) => !to.includes(MARK));
    expect(mails.filter(({ text }) => text.includes(TITLE)).length).toBeGreaterThan(0);
    expect(mails.flatMap(mail => author.traces(JSON.stringify(mail)))).toEqual([]);
  });

  it('[ROLE-33] stands in what nobody else gets of their own data', async () => {
    for (const who of ['user', 'doctor', 'official', 'moderator'] as const) {
      const parts = await exportParts(app.services, await author.writers.accountId(who));
      expect([who, author.traces(JSON.stringify(parts))]).toEqual([who, []]);
    }
  });

  it('[ROLE-33] leaves neither name nor address in the log, nor whose account or page it is', () => {
    expect(lines.length).toBeGreaterThan(40);
    expect(lines.filter(line => author.traces(line).length > 0)).toEqual([]);
  });
});
