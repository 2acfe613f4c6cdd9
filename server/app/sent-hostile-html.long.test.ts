import { ARTICLES, DISEASES, DRUGS, PLACES, PROFESSIONALS, PROMOTIONS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { DISEASE_SECTIONS } from '../features/diseases/contract.ts';
import { DRUG_SECTIONS } from '../features/drugs/contract.ts';
import { manyVisitors } from '../testing/account-visits.ts';
import { dangersOf } from '../testing/hostile-html/dangers.ts';
import { readHtml } from '../testing/hostile-html/read-html.ts';
import { HOSTILE_HTML, hostileBodies, hostileLines } from '../testing/hostile-html/vectors.ts';
import { addPostWriters, type PostWriters, type ReplyFields } from '../testing/post-writers.ts';
import { addReviewers } from '../testing/reviewers.ts';
import { storedTexts } from '../testing/stored-texts.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';
import type { Request } from '../testing/visitor.ts';

/** As long as the words of a post may be. */
const POST = 4_900;
/** Formatted texts of a professional. */
const PROFESSIONAL = ['description', 'services_free', 'experience_full', 'achievements'];
/** Where the database keeps HTML that pages show as it is. */
const COLUMNS = [
  'article.body',
  'article_revision.body',
  'post.body',
  'promotion.description',
  'place.description',
  'professional.position',
  ...PROFESSIONAL.map(field => `professional.${field}`),
  ...DISEASE_SECTIONS.map(section => `disease.${section}`),
  ...DRUG_SECTIONS.map(section => `drug.${section}`),
];

/** `npm run test:postgres` runs this file as well, unlike those that look at texts alone. */
const ENGINE = process.env.TEST_DATABASE_URL ? 'PostgreSQL' : 'SQLite';

let app: TestApp;
let writers: PostWriters;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  writers = await addPostWriters(app);
});
afterAll(() => app.close());

/** Refused wherever they stand, NUL before the text is read; those that break lines are taken as line breaks. */
const CONTROL = /(?![\t\n\v\f\r])\p{Cc}/gu;
const withoutControls = (text: string): string => text.replace(CONTROL, '');
const bodies = (length: number) => hostileBodies(length).map(withoutControls);

let addresses = 0;
/** Each request from another network address, so that no limit is met. */
const fromEverywhere =
  (request: Request): Request =>
  (path, init = {}) => {
    addresses += 1;
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', `198.51.${addresses >> 8}.${addresses & 255}`);
    return request(path, { ...init, headers });
  };

/** Saves a record of the console with every vector, in these fields at once; each is stored clean. */
async function saveAll(request: Request, address: string, fields: readonly string[], length: number): Promise<void> {
  const kind = /articles|diseases|drugs/.test(address) ? 'full' : 'minimal';
  for (const [at, text] of bodies(length).entries()) {
    const record: object = await (await request(address)).json();
    const body = { ...record, ...Object.fromEntries(fields.map(field => [field, text])) };
    const answer = await request(address, { method: 'PUT', body: JSON.stringify(body) });
    const saved: Record<string, unknown> = await answer.json();
    expect([address, at, answer.status, answer.ok ? '' : saved]).toEqual([address, at, 200, '']);
    const dangers = fields.flatMap(field => dangersOf(readHtml(z.string().parse(saved[field])), kind));
    expect([address, at, dangers]).toEqual([address, at, []]);
  }
}

describe(`hostile HTML and addresses over HTTP, stored in ${ENGINE}`, () => {
  it('are more than a thousand fragments, in bodies that the calls take, on the engine of the title', async () => {
    const sent = bodies(POST).join('\n');
    expect(app.services.db.engine).toBe(ENGINE.toLowerCase());
    expect(HOSTILE_HTML.filter(vector => sent.includes(withoutControls(vector))).length).toBeGreaterThan(1_200);
  });

  it('is taken as replies, and as edits of them', async () => {
    const { id } = await writers.thread();
    const doctor = fromEverywhere(await writers.as('doctor'));
    const official = fromEverywhere(await writers.as('official'));
    const sent = bodies(POST);
    for (const [at, body] of sent.entries()) {
      const fields: ReplyFields = { thread_id: id, body };
      const { post_data } = await writers.stored(at % 2 === 0 ? doctor : official, fields);
      expect([at, dangersOf(readHtml(post_data.body), at % 2 === 0 ? 'minimal' : 'full')]).toEqual([at, []]);
    }
    const { post_data } = await writers.stored(doctor, { thread_id: id, body: 'Bạn nên khám sớm, đừng chờ thêm.' });
    for (const [at, body] of sent.entries()) {
      const answer = await writers.edit(doctor, post_data.id, { body, version: at + 1 });
      expect([at, answer.status]).toEqual([at, 200]);
      expect(dangersOf(readHtml((await writers.read(doctor, post_data.id)).body), 'minimal')).toEqual([]);
    }
  });

  it('is taken as questions, below hostile titles', async () => {
    const visitor = manyVisitors(app);
    const titles = hostileLines(150).filter(title => title === withoutControls(title));
    for (const [at, text] of bodies(POST).entries()) {
      const title = titles[at * 12] ?? expect.fail();
      const body = new FormData();
      const sent = { title, body: text, name: 'Lê Thị Khách', email: `khach-${at}@thu.example` };
      for (const [name, value] of Object.entries(sent)) body.append(name, value);
      const answer = await visitor()('/api/v1/thread/', { method: 'POST', body });
      expect([at, answer.status, answer.ok ? '' : await answer.text()]).toEqual([at, 200, '']);
    }
  });

  it('is refused with NUL in it', async () => {
    const { id } = await writers.thread();
    const body = hostileBodies(POST).find(text => text.includes('\0')) ?? '';
    const answer = await writers.send(await writers.as('doctor'), { thread_id: id, body });
    expect([answer.status, (await answer.json()).code]).toEqual([400, 'MALFORMED']);
  });

  it('is refused with another control character in it', async () => {
    const { id } = await writers.thread();
    const body = hostileBodies(POST).find(text => text.includes('\x01') && !text.includes('\0')) ?? '';
    const answer = await writers.send(await writers.as('doctor'), { thread_id: id, body });
    expect([answer.status, (await answer.json()).body]).toEqual([422, ['Có ký tự không hợp lệ.']]);
  });

  it('is taken as reviews', async () => {
    const reviewers = await addReviewers(app);
    const { id } = PLACES.clinic;
    for (const comment of bodies(2_000)) {
      const answer = await reviewers.create(reviewers.visitor(), 'place', reviewers.review({ place: id, comment }));
      expect([answer.status, answer.ok ? '' : await answer.text()]).toEqual([200, '']);
    }
  });

  it.each([
    [`/api/admin/places/${PLACES.hospital.id}`, ['description'], 19_000],
    [`/api/admin/professionals/${PROFESSIONALS.mai.id}`, PROFESSIONAL, 9_900],
    [`/api/admin/promotions/${PROMOTIONS.free.id}`, ['description'], 19_000],
    [`/api/admin/articles/${ARTICLES.fever.id}`, ['body'], 19_000],
    [`/api/admin/diseases/${DISEASES.dengue.id}`, DISEASE_SECTIONS, 7_000],
    [`/api/admin/drugs/${DRUGS.oresol.id}`, DRUG_SECTIONS, 7_000],
  ] as const)('is taken by the form of %s', async (address, fields, length) =>
    saveAll(fromEverywhere(await writers.as('admin')), address, fields, length),
  );

  it('left nothing in the database that runs, loads or misleads where a page shows it', async () => {
    const stored = (await storedTexts(app.services.db)).filter(({ at }) => COLUMNS.includes(at));
    expect(stored.filter(({ at }) => at === 'post.body').length).toBeGreaterThan(100);
    expect(stored.filter(({ text }) => text.includes('hostileRan')).length).toBeGreaterThan(20);
    expect(stored.flatMap(({ at, text }) => dangersOf(readHtml(text), 'full').map(danger => [at, danger]))).toEqual([]);
  });
});
