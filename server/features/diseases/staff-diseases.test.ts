import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { DISEASES, DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { DISEASE_SECTIONS } from './contract.ts';
import type { StaffDisease } from './staff-contract.ts';

let app: TestApp;
let editor: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  editor = consoleCalls(await logIn(app, ACCOUNTS.editor.email));
});
afterAll(() => app.close());

const NEW = {
  name: 'Viêm xoang thử',
  icd10: 'j32',
  synonyms: ['Viêm mũi xoang'],
  folk: ['xoang'],
  specialities: [],
  drugs: [DRUGS.paracetamol.id],
  author_name: 'Ban biên tập An Tâm',
  status: 'draft',
  overview: '<h2>Đầu</h2><p>Viêm niêm mạc xoang.</p><script>x</script>',
};

it('an editor writes a draft, which the site shows once it is published', async () => {
  const created = await editor.create<StaffDisease>('diseases', NEW);
  expect(created.status).toBe(200);
  const { id, updated_at, ...disease } = created.json;
  expect(disease).toMatchObject({ icd10: 'J32', folk: ['xoang'], drugs: [DRUGS.paracetamol.id], status: 'draft' });
  expect(disease.overview).toBe('<h3>Đầu</h3><p>Viêm niêm mạc xoang.</p>');
  expect((await app.request(`/api/v1/disease/${id}/`)).status).toBe(404);
  const published = await editor.update(`diseases/${id}`, { ...NEW, status: 'published', updated_at });
  expect(published.status).toBe(200);
  expect((await app.request(`/api/v1/disease/${id}/`)).status).toBe(200);
  expect((await editor.update(`diseases/${id}`, { ...NEW, updated_at })).status).toBe(409);
});

it('a disease that is not sound is refused, field by field', async () => {
  const refused = await editor.create<object>('diseases', { ...NEW, name: 'x', icd10: 'sai' });
  expect(refused.status).toBe(422);
  expect(Object.keys(refused.json)).toEqual(expect.arrayContaining(['name', 'icd10']));
  const empty = { ...NEW, status: 'published', overview: '<script>x</script>' };
  expect((await editor.create('diseases', empty)).json).toMatchObject({
    overview: ['Xin viết phần đầu trước khi đăng.'],
  });
});

it('an editor says how common a disease is, or that nobody knows it', async () => {
  const { json: made } = await editor.create<StaffDisease>('diseases', { ...NEW, commonness: 'uncommon' });
  expect(made.commonness).toBe('uncommon');
  const { id, updated_at } = made;
  const changed = await editor.update<StaffDisease>(`diseases/${id}`, { ...NEW, commonness: null, updated_at });
  expect(changed.json.commonness).toBeNull();
  const { json: silent } = await editor.create<StaffDisease>('diseases', NEW);
  expect(silent.commonness).toBeNull();
  expect(await editor.create('diseases', { ...NEW, commonness: 'often' })).toMatchObject({
    status: 422,
    json: { commonness: [expect.any(String)] },
  });
});

it('staff find diseases by every name', async () => {
  const { rows } = await editor.list('diseases', { filter: { q: 'tiểu đường' } });
  expect(rows).toMatchObject([{ id: DISEASES.diabetes.id, status: 'published' }]);
});

it.each(['author', 'reviewer'])('a disease whose %s is gone is refused, new or changed', async field => {
  const gone = { [field]: ['Bác sĩ này không còn nữa. Xin chọn lại.'] };
  expect(await editor.create('diseases', { ...NEW, [field]: 999_999 })).toMatchObject({ status: 422, json: gone });
  const { json } = await editor.create<StaffDisease>('diseases', NEW);
  const changed = await editor.update(`diseases/${json.id}`, { ...NEW, [field]: 999_999, updated_at: json.updated_at });
  expect(changed).toMatchObject({ status: 422, json: gone });
});

it('a disease may have every section full of text, and one letter more is refused at its section', async () => {
  const full = `<p>${'ệ'.repeat(19_993)}</p>`;
  const sections = Object.fromEntries(DISEASE_SECTIONS.map(name => [name, full]));
  const created = await editor.create<StaffDisease>('diseases', { ...NEW, ...sections, status: 'published' });
  expect(created.status).toBe(200);
  const { id, updated_at } = created.json;
  expect(created.json).toMatchObject(sections);
  expect((await editor.update(`diseases/${id}`, { ...NEW, ...sections, updated_at })).status).toBe(200);
  const over = { ...sections, overview: `${full}.` };
  expect(await editor.create('diseases', { ...NEW, ...over })).toMatchObject({
    status: 422,
    json: { overview: [expect.stringContaining('20.000 ký tự')] },
  });
  const enormous = { ...sections, overview: full.repeat(15) };
  expect((await editor.create('diseases', { ...NEW, ...enormous })).status).toBe(413);
});
