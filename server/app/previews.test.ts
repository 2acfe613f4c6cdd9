import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { addPicture } from '../features/media/commands/add-picture.ts';
import { PREVIEW_DAYS } from '../features/previews/rules/preview-token.ts';
import { fixedClock } from '../platform/clock/clock.ts';
import { textOf } from '../platform/db/text.ts';
import { createFormSite } from '../testing/form-site.ts';
import { logIn } from '../testing/log-in.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
let time = NOW;
const clock = { ...fixedClock(NOW), now: () => time };

let app: TestApp;
let editor: Request;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', site: await createFormSite(), services: { clock } });
  editor = await logIn(app, ACCOUNTS.editor.email);
});
afterAll(() => app.close());

/** Kinds with states that nobody but staff sees: what the console calls them, their tables and the columns of names. */
const KINDS = [
  { kind: 'article', table: 'article', column: 'name', state: 'draft' },
  { kind: 'disease', table: 'disease', column: 'name', state: 'draft' },
  { kind: 'drug', table: 'drug', column: 'name', state: 'draft' },
  { kind: 'insurance', table: 'insurance_plan', column: 'name', state: 'draft' },
  { kind: 'promotion', table: 'promotion', column: 'title', state: 'hidden' },
  { kind: 'place', table: 'place', column: 'name', state: 'hidden' },
  { kind: 'professional', table: 'professional', column: 'name', state: 'draft' },
] as const;
type Kind = (typeof KINDS)[number];

const sql = () => textOf(app.services.db.primary);
const get = (path: string) => fetch(app.url + path, { redirect: 'manual', headers: { accept: 'text/html' } });
const ask = (body: object, who = editor) => who('/api/admin/previews/', { method: 'POST', body: JSON.stringify(body) });

/** The path of a preview, as its address is given. */
async function previewOf(body: object): Promise<string> {
  const answer = await ask(body);
  expect(answer.status).toBe(200);
  const { url }: { url: string } = await answer.json();
  expect(url.startsWith(app.services.config.origin)).toBe(true);
  return new URL(url).pathname;
}

/** A public record of a kind, which is then taken from the public. */
async function hide({ table, column, state }: Kind): Promise<{ id: number; name: string; path: string }> {
  const row = await sql().first<{ id: number; slug: string; name: string }>(
    `select id, slug, ${column} as name from ${table} where status = 'published' order by id limit 1`,
  );
  if (!row) throw new Error(`The world has no public ${table}`);
  const preview = await previewOf({ kind: KINDS.find(each => each.table === table)?.kind, id: row.id });
  const path = (await get(preview)).headers.get('location') ?? '';
  await setStatus(table, row.id, state);
  return { id: row.id, name: row.name, path };
}

const setStatus = (table: string, id: number, status: string) =>
  app.services.db.transaction(unit => textOf(unit).sql(`update ${table} set status = ? where id = ?`, [status, id]));

/** How many rows the tables have into which looking at pages or writing about them leads. */
async function counted(): Promise<readonly number[]> {
  const tables = ['analytics_hit', 'audit_entry', 'outbox_message', 'post', 'session'];
  const rows = await Promise.all(tables.map(table => sql().first<{ n: number }>(`select count(*) as n from ${table}`)));
  return rows.map(row => Number(row?.n));
}

describe('The preview of a record', () => {
  it.each(KINDS)(
    'shows the page of a $kind that is not public, to who has the address and to nobody else',
    async kind => {
      const { id, name, path } = await hide(kind);
      const address = await previewOf({ kind: kind.kind, id });
      expect(address).not.toContain(encodeURIComponent(name));
      const before = await counted();
      const answer = await get(address);
      const html = await answer.text();
      expect(answer.status).toBe(200);
      expect(html).toContain(name.replaceAll('&', '&amp;'));
      expect(html).toContain('Bản xem trước, chưa công khai');
      expect(html).not.toMatch(/<script|modulepreload/);
      expect(Object.fromEntries(answer.headers)).toMatchObject({
        'cache-control': 'private, no-store',
        'referrer-policy': 'no-referrer',
        'x-robots-tag': expect.stringContaining('noindex'),
        'content-security-policy': expect.stringMatching(
          /default-src 'none'.*form-action 'none'.*sandbox allow-same-origin/,
        ),
      });
      expect(answer.headers.getSetCookie()).toEqual([]);
      expect(await counted()).toEqual(before);
      expect((await get(path)).status).toBe(404);
      const [last = ''] = address.slice(0, -1).slice(-1);
      const altered = `${address.slice(0, -2)}${last === 'A' ? 'Q' : 'A'}/`;
      for (const wrong of [altered, address.replace(`.${id}.`, `.${id + 1}.`)]) {
        const refused = await get(wrong);
        expect(refused.status).toBe(404);
        expect(await refused.text()).not.toContain('Bản xem trước');
      }
      await setStatus(kind.table, id, 'published');
      const led = await get(address);
      expect([led.status, led.headers.get('location')]).toEqual([302, path]);
    },
  );

  it('shows a published promotion of a place that is not public, instead of leading to a page that is not there', async () => {
    const row = await sql().first<{ id: number; place: number }>(
      `select promotion.id, place.id as place from promotion join place on place.id = promotion.place_id
       where promotion.status = 'published' and place.status = 'published' order by promotion.id limit 1`,
    );
    if (!row) throw new Error('The world has no promotion of a place');
    const address = await previewOf({ kind: 'promotion', id: row.id });
    const path = (await get(address)).headers.get('location') ?? '';
    await setStatus('place', row.place, 'draft');
    expect([(await get(path)).status, (await get(address)).status]).toEqual([404, 200]);
    await setStatus('place', row.place, 'published');
    const led = await get(address);
    expect([led.status, led.headers.get('location')]).toEqual([302, path]);
  });

  it('shows the pictures of a hidden place, which have no address for others', async () => {
    const { id } = await hide(KINDS[5]);
    const bytes = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#336699' } })
      .png()
      .toBuffer();
    await addPicture(app.services, { owner: { kind: 'place', id }, sender: 1, bytes });
    const html = await (await get(await previewOf({ kind: 'place', id }))).text();
    const [address = ''] = /\/uploads\/[\w.-]+\?xem-truoc=[\w.-]+/.exec(html) ?? [];
    expect((await get(address)).status).toBe(200);
    expect((await get(address.replace(/\?.*/, ''))).status).toBe(404);
    const other = await hide(KINDS[6]);
    const elsewhere = (await previewOf({ kind: 'professional', id: other.id })).split('/')[2];
    expect((await get(address.replace(/=.*/, `=${elsewhere}`))).status).toBe(404);
    await setStatus('place', id, 'published');
    await setStatus('professional', other.id, 'published');
  });

  it('ends after some days with the page of what is not found', async () => {
    const { id } = await hide(KINDS[0]);
    const address = await previewOf({ kind: 'article', id });
    time = new Date(NOW.getTime() + PREVIEW_DAYS * 86_400_000 - 1_000);
    expect((await get(address)).status).toBe(200);
    time = new Date(NOW.getTime() + PREVIEW_DAYS * 86_400_000);
    const over = await get(address);
    expect(over.status).toBe(404);
    expect(await over.text()).toContain('</html>');
    time = NOW;
    await setStatus('article', id, 'published');
  });

  it('shows an article that was never public, and what it said before, also of a public one', async () => {
    const topic = await sql().first<{ term_id: number }>('select term_id from article_topic limit 1');
    const draft = {
      title: 'Nháp về giấc ngủ',
      summary: 'Một bản nháp mà chưa ai được đọc, để xem trước.',
      body: '<p>Lời cũ.</p>',
      topics: [topic?.term_id],
      author_name: 'Ban biên tập An Tâm',
    };
    const write = (method: string, path: string, body: object) => editor(path, { method, body: JSON.stringify(body) });
    const made = await (await write('POST', '/api/admin/articles/', draft)).json();
    const first = await previewOf({ kind: 'article', id: made.id });
    expect(await (await get(first)).text()).toContain('Lời cũ.');
    const path = `/api/admin/articles/${made.id}/`;
    expect((await write('PUT', path, { ...made, body: '<p>Lời mới.</p>', status: 'published' })).status).toBe(200);
    const { items }: { items: { id: number }[] } = await (await editor(`${path}revisions/`)).json();
    const version = items.at(-1)?.id;
    const html = await (await get(await previewOf({ kind: 'article', id: made.id, version }))).text();
    expect(html).toContain('Lời cũ.');
    expect(html).not.toContain('Lời mới.');
    expect((await ask({ kind: 'article', id: 1, version })).status).toBe(404);
  });

  it('is given to those alone who may edit the record, and stands in the audit log', async () => {
    const { id } = await hide(KINDS[1]);
    const body = { kind: 'disease', id };
    const moderator = await logIn(app, ACCOUNTS.moderator.email);
    expect((await ask(body, moderator)).status).toBe(403);
    expect((await ask(body, await logIn(app, ACCOUNTS.doctor.email))).status).toBe(403);
    expect((await ask({ ...body, id: 99_999_999 })).status).toBe(404);
    expect((await ask({ kind: 'account', id: 1 })).status).toBe(404);
    expect((await ask({ ...body, version: 1 })).status).toBe(404);
    await previewOf(body);
    const last = await sql().first<object>(
      'select action, subject_kind, subject_id from audit_entry order by id desc limit 1',
    );
    expect(last).toEqual({ action: 'disease.preview', subject_kind: 'disease', subject_id: id });
    await setStatus('disease', id, 'published');
  });
});
