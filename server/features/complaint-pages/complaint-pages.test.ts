import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { DISEASES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { textOf } from '../../platform/db/text.ts';
import { changed } from '../../platform/events/changed.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { createDirectory } from '../../testing/directory.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { StaffComplaint } from '../complaint-admin/staff-contract.ts';
import { complaintAdvice } from '../complaints/contract.ts';
import { complaintDetail, complaintList } from './contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
let cardiology: number;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
  cardiology = (await createDirectory(app.services)).term('speciality', 'tim-mach');
});
afterAll(() => app.close());

const path = (slug: string) => `/api/v1/complaint/page/${slug}/`;
const detailOf = async (slug: string) => complaintDetail.parse(await (await app.request(path(slug))).json());
const listOf = async (query = '') =>
  complaintList.parse(await (await app.request(`/api/v1/complaint/page/?${query}`)).json());
const namesOf = async (query = '') => (await listOf(query)).items.map(({ name }) => name);
const wordsOf = (q: string) => `q=${encodeURIComponent(q)}`;
const create = async (name: string, more: object = {}) =>
  (await editor.create<StaffComplaint>('complaints/', { name, specialities: [cardiology], ...more })).json;

describe('the page of a complaint', () => {
  it('comes with its other names, sections in their order, specialities, diseases and questions', async () => {
    const fever = await detailOf('sot');
    expect(fever).toMatchObject({ name: 'Sốt', absolute_url: '/trieu-chung/sot/', emergency: false, urgency: null });
    expect(fever.also_known.length).toBeGreaterThan(0);
    expect(fever.sections.map(({ name }) => name)).toEqual([
      'when_to_call',
      'overview',
      'infants',
      'children',
      'pregnancy',
      'elderly',
      'when_to_see_doctor',
      'home_care',
    ]);
    expect(fever.summary).toMatch(/^Sốt là khi thân nhiệt từ 38 °C/);
    expect(fever.reviewed_on).toBeNull();
    expect(fever.specialities[0]?.absolute_url).toMatch(/^\/chuyen-khoa\/.+\/$/);
    expect(fever.diseases.map(({ name }) => name)).toContain(DISEASES.dengue.name);
  });

  it('has no section where nothing was written, and still leads to specialities', async () => {
    const { sections, summary, specialities } = await detailOf('dau-dau');
    expect([sections, summary]).toEqual([[], '']);
    expect(specialities.length).toBeGreaterThan(0);
  });

  it('says which help comes first: 115 in an emergency, other words for those who may harm themselves', async () => {
    expect((await detailOf('kho-tho')).urgency).toBe('emergency');
    expect((await detailOf('tu-tu')).urgency).toBe('self_harm');
  });

  it('is no page under an unknown slug, nor once the complaint is deleted', async () => {
    expect((await app.request(path('khong-co'))).status).toBe(404);
    const { id } = await create('nấc mãi để xoá');
    expect((await app.request(path('nac-mai-de-xoa'))).status).toBe(200);
    await editor.remove(`complaints/${id}/`);
    expect((await app.request(path('nac-mai-de-xoa'))).status).toBe(404);
    expect(await namesOf(wordsOf('nấc mãi để xoá'))).not.toContain('nấc mãi để xoá');
  });

  it('shows what an editor writes, without what pages may not hold, and when a clinician checked it', async () => {
    const hostile = '<h2>Đầu</h2><p onclick="x()">Gọi ngay<script>alert(1)</script></p>';
    const created = await create('nấc để viết', { when_to_call: hostile, reviewed_on: '2026-01-31' });
    expect(created).toMatchObject({ when_to_call: '<h3>Đầu</h3><p>Gọi ngay</p>', reviewed_on: '2026-01-31' });
    const { sections, reviewed_on, updated_at } = await detailOf('nac-de-viet');
    expect(sections).toMatchObject([{ name: 'when_to_call', html: expect.stringContaining('<p>Gọi ngay</p>') }]);
    expect([reviewed_on, updated_at]).toEqual(['2026-01-31', created.updated_at]);
    const cleared = { ...created, when_to_call: '', home_care: '<p>Uống nước.</p>', reviewed_on: null };
    await editor.update(`complaints/${created.id}/`, cleared);
    const after = await detailOf('nac-de-viet');
    expect(after.sections.map(({ name }) => name)).toEqual(['home_care']);
    expect(after.reviewed_on).toBeNull();
  });

  it('leads from its texts to the diseases that they name, under the names that these have today', async () => {
    const disease = await aDisease(app.services.db, { name: 'Viêm nấc mạn' });
    const follow = async () => {
      const change = { subject: 'disease', ids: [disease.id], aspects: 'all' } as const;
      await app.services.db.transaction(unit => changed(unit, app.services, change));
      await createWork(app.services).drain();
    };
    await follow();
    await create('nấc để nối', {
      overview: '<p>Có thể do viêm nấc mạn hay sưng nấc.</p>',
      home_care: '<p>Viêm nấc mạn thì nghỉ.</p>',
    });
    const linksOf = async () => {
      const { sections } = await detailOf('nac-de-noi');
      return sections.map(({ html }) =>
        [...html.matchAll(/<a href="([^"]*)">([^<]*)</g)].map(([, to, text]) => [to, text]),
      );
    };
    expect(await linksOf()).toEqual([[[expect.stringContaining(`-${disease.id}/`), 'viêm nấc mạn']], []]);
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update disease set name = 'Sưng nấc' where id = ?`, [disease.id]),
    );
    await follow();
    expect(await linksOf()).toEqual([[[expect.stringContaining(`-${disease.id}/`), 'sưng nấc']], []]);
  });

  it('cannot have been checked on a day to come', async () => {
    const body = { name: 'nấc mai sau', specialities: [cardiology], reviewed_on: '2999-01-31' };
    const answer = await editor.create<object>('complaints/', body);
    expect([answer.status, Object.keys(answer.json)]).toEqual([422, expect.arrayContaining(['reviewed_on'])]);
  });
});

describe('the list of complaints', () => {
  it('goes from A to Z, sixty on a page, with the letters under which something stands', async () => {
    const first = await listOf();
    expect(first.count).toBeGreaterThan(300);
    expect([first.items.length, first.page_count]).toEqual([60, Math.ceil(first.count / 60)]);
    expect(first.letters.reduce((sum, { count }) => sum + count, 0)).toBe(first.count);
    const { items } = await listOf('letter=Đ');
    expect(items.length).toBe(first.letters.find(({ letter }) => letter === 'Đ')?.count);
    expect(items.every(({ name }) => /^(Bệnh )?đ/i.test(name))).toBe(true);
    expect((await namesOf('letter=D')).includes('Đau đầu')).toBe(false);
    expect((await listOf('page=2')).items[0]?.name).not.toBe(first.items[0]?.name);
  });

  it('is narrowed by a speciality, of which it says how many there are', async () => {
    const { items, count, specialities } = await listOf('speciality=tim-mach');
    expect(items.every(each => each.specialities.some(({ slug }) => slug === 'tim-mach'))).toBe(true);
    expect(specialities.find(({ slug }) => slug === 'tim-mach')?.count).toBe(count);
    expect((await listOf('speciality=khong-co')).count).toBe(0);
  });

  it('is searched by every name: what is meant first, then what holds the words, without accents too', async () => {
    expect((await namesOf(wordsOf('nhức đầu')))[0]).toBe('Đau đầu');
    expect((await namesOf(wordsOf('con tôi sốt cao')))[0]).toMatch(/sốt/i);
    const heads = await namesOf(wordsOf('dau dau'));
    expect(heads).toEqual(expect.arrayContaining(['Đau đầu', 'Đau đầu dữ dội đột ngột']));
    expect((await listOf(wordsOf('dau dau'))).letters).toEqual([]);
    expect(await namesOf(wordsOf('xyzt'))).toEqual([]);
  });

  it('leads, where it has nothing, to those without the letter, as many as they show', async () => {
    const { items, relaxed = [] } = await listOf('letter=W&speciality=nhi-khoa');
    expect([items, relaxed[0]?.kept]).toEqual([[], ['speciality']]);
    for (const { absolute_url, count } of relaxed)
      expect((await listOf(absolute_url.split('?')[1] ?? '')).count, absolute_url).toBe(count);
    expect((await listOf('')).relaxed).toBeUndefined();
  });

  it('takes what it does not understand as not asked', async () => {
    const all = await namesOf();
    for (const query of ['letter=ab', 'page=-1', 'page_size=61', 'q=', 'speciality=']) {
      expect(await namesOf(query), query).toEqual(all);
    }
  });
});

describe('the ways to a page', () => {
  it('are in the sitemap, dated where an editor wrote the text', async () => {
    const index = await (await app.request('/sitemap.xml')).text();
    expect(index).toContain('/sitemap-complaints-1.xml');
    const sitemap = await (await app.request('/sitemap-complaints-1.xml')).text();
    expect(sitemap).toMatch(/<loc>[^<]+\/trieu-chung\/sot\/<\/loc><lastmod>/);
    expect(sitemap).toMatch(/<loc>[^<]+\/trieu-chung\/dau-dau\/<\/loc><\/url>/);
    expect(await (await app.request('/sitemap-pages-1.xml')).text()).toContain('/trieu-chung/<');
  });

  it('stand in the advice on what a visitor says, in suggestions and on the page of a disease', async () => {
    const pagesFor = async (words: string) => {
      const answer = await app.request(`/api/v1/complaint/?${wordsOf(words)}`);
      return complaintAdvice.parse(await answer.json()).complaints.map(each => each.absolute_url);
    };
    expect(await pagesFor('chồng tôi bị sốt')).toContain('/trieu-chung/sot/');
    expect(await pagesFor('con tôi bị sốt')).toContain('/trieu-chung/tre-sot-cao/');
    const suggested = await app.request(`/api/v1/search/?guide=1&${wordsOf('chóng mặt')}`);
    expect(JSON.stringify(await suggested.json())).toContain('"absolute_url":"/trieu-chung/chong-mat/"');
    const disease = await app.request(`/api/v1/disease/${DISEASES.dengue.id}/`);
    expect(JSON.stringify(await disease.json())).toContain('/trieu-chung/');
  });
});
