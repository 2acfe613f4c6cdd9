import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { DRUG_SECTIONS, drugDetail } from './contract.ts';
import type { StaffDrug } from './staff-contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
});
afterAll(() => app.close());

const NEW = {
  name: 'Thuốc ho thử',
  brands: ['Hothu'],
  names: ['Hothuin'],
  type: 'over_the_counter',
  atc: 'r05da09',
  group: 'Giảm ho',
  form: 'Siro',
  specialities: [],
  author_name: 'Ban biên tập An Tâm',
  status: 'draft',
  overview: '<h2>Đầu</h2><p>Giảm ho khan.</p><script>x</script>',
  side_effects: '<p onclick="x()">Buồn ngủ.</p>',
};
const shown = (id: number) => app.request(`/api/v1/drug/${id}/`);

it('an editor writes a draft, publishes it and takes it back, and the audit log has all of it', async () => {
  const created = await editor.create<StaffDrug>('drugs', NEW);
  expect(created.status).toBe(200);
  const { id, updated_at, ...drug } = created.json;
  expect(drug).toMatchObject({ atc: 'R05DA09', brands: ['Hothu'], names: ['Hothuin'], status: 'draft' });
  expect([drug.overview, drug.side_effects]).toEqual(['<h3>Đầu</h3><p>Giảm ho khan.</p>', '<p>Buồn ngủ.</p>']);
  expect((await shown(id)).status).toBe(404);
  const published = await editor.update<StaffDrug>(`drugs/${id}`, { ...NEW, status: 'published', updated_at });
  expect(published.status).toBe(200);
  const { brands, group, atc_group } = drugDetail.parse(await (await shown(id)).json());
  expect([brands, group, atc_group?.letter]).toEqual([['Hothu'], 'Giảm ho', 'R']);
  expect((await editor.update(`drugs/${id}`, { ...NEW, updated_at })).status).toBe(409);
  const back = { ...NEW, updated_at: published.json.updated_at };
  expect((await editor.update(`drugs/${id}`, back)).status).toBe(200);
  expect((await shown(id)).status).toBe(404);
  const noted = await textOf(app.services.db.primary).all<{ action: string }>(
    "select action from audit_entry where subject_kind = 'drug' and subject_id = ? order by id",
    [id],
  );
  expect(noted.map(({ action }) => action)).toEqual(['drug.create', 'drug.update', 'drug.update']);
});

it('a drug that is not sound is refused, each fault at its field', async () => {
  const refused = await editor.create<object>('drugs', { ...NEW, name: 'x', atc: 'sai', type: 'gì đó' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.json)).toEqual(expect.arrayContaining(['name', 'atc', 'type']));
  expect(refused.json).toMatchObject({ atc: ['Mã ATC chưa đúng, ví dụ: N02BE01.'] });
  const empty = { ...NEW, status: 'published', overview: '<script>x</script>' };
  expect((await editor.create('drugs', empty)).json).toMatchObject({ overview: ['Xin viết phần đầu trước khi đăng.'] });
});

it('staff find drugs by brand names, those of one state in the order of names', async () => {
  const { rows } = await editor.list('drugs', { filter: { q: 'panadol' } });
  expect(rows).toMatchObject([{ id: DRUGS.paracetamol.id, status: 'published' }]);
  await editor.create('drugs', { ...NEW, name: 'Ăn ngon thử' });
  await editor.create('drugs', { ...NEW, name: 'Bổ mắt thử' });
  const drafts = await editor.list<{ name: string }>('drugs', {
    filter: { q: 'thử', status: 'draft' },
    sort: ['name', 'DESC'],
  });
  const names = drafts.rows.map(({ name }) => name);
  expect(names.filter(name => name !== NEW.name)).toEqual(['Bổ mắt thử', 'Ăn ngon thử']);
});

it('moderators read drugs and write none, and an unknown one is not there', async () => {
  const moderator = consoleCalls(await logIn(app, ACCOUNTS.moderator.email));
  expect((await moderator.list('drugs', {})).rows.length).toBeGreaterThan(0);
  expect((await moderator.create('drugs', NEW)).status).toBe(403);
  const draft = { ...NEW, updated_at: new Date(0).toISOString() };
  expect((await editor.update('drugs/999999', draft)).status).toBe(404);
});

it.each(['author', 'reviewer'])('a drug whose %s is gone is refused, new or changed', async field => {
  const gone = { [field]: ['Bác sĩ này không còn nữa. Xin chọn lại.'] };
  expect(await editor.create('drugs', { ...NEW, [field]: 999_999 })).toMatchObject({ status: 422, json: gone });
  const { json } = await editor.create<StaffDrug>('drugs', NEW);
  const changed = await editor.update(`drugs/${json.id}`, { ...NEW, [field]: 999_999, updated_at: json.updated_at });
  expect(changed).toMatchObject({ status: 422, json: gone });
});

it('a drug may have every section full of text, and one letter more is refused at its section', async () => {
  const full = `<p>${'ệ'.repeat(19_993)}</p>`;
  const sections = Object.fromEntries(DRUG_SECTIONS.map(name => [name, full]));
  const created = await editor.create<StaffDrug>('drugs', { ...NEW, ...sections, status: 'published' });
  expect(created.status).toBe(200);
  const { id, updated_at } = created.json;
  expect(created.json).toMatchObject(sections);
  expect((await editor.update(`drugs/${id}`, { ...NEW, ...sections, updated_at })).status).toBe(200);
  const over = { ...sections, overview: `${full}.` };
  expect(await editor.create('drugs', { ...NEW, ...over })).toMatchObject({
    status: 422,
    json: { overview: [expect.stringContaining('20.000 ký tự')] },
  });
  const enormous = { ...sections, overview: full.repeat(15) };
  expect((await editor.create('drugs', { ...NEW, ...enormous })).status).toBe(413);
});
