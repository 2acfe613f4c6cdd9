import { type Cells, exportedRows, listRows } from '@antam/fixtures/factories/imports.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beforeNextTransaction } from '../../testing/before-transaction.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveComplaints } from './commands/save-complaints.ts';
import { complaints } from './import-complaints.ts';
import { storedComplaints } from './queries/stored-complaints.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

const importRows = (...rows: readonly Cells[]) => complaints.import(app.services, listRows(complaints, rows));
const exported = () => exportedRows(app.services, complaints);

it('importing an untouched export of complaints changes nothing', async () => {
  const before = await exported();
  expect(before.length).toBeGreaterThan(300);
  expect(await importRows(...before)).toMatchObject({
    ...{ added: 0, updated: 0, unchanged: before.length, refused: 0, flagged: 0 },
  });
  expect(await exported()).toEqual(before);
});

it('a list of complaints adds, updates by slug and leaves what a row does not say', async () => {
  const [first] = await exported();
  const report = await importRows(
    { name: 'nấc thử', people: 'nấc một; nấc hai', specialities: 'Tim mạch; mat', emergency: 'yes', source: 'Sách' },
    { slug: first?.slug ?? '', name: 'tên thử mới', services: 'noi soi da day' },
  );
  expect(report).toMatchObject({ added: 1, updated: 1, flagged: 0, refused: 0 });
  const after = await exported();
  expect(after.find(({ slug }) => slug === 'nac-thu')).toMatchObject({
    ...{ people: 'nấc một; nấc hai', specialities: 'Tim mạch; Mắt', emergency: 'yes', source: 'Sách', services: '' },
  });
  expect(after.find(({ slug }) => slug === first?.slug)).toEqual({
    ...first,
    ...{ name: 'tên thử mới', services: 'Nội soi dạ dày' },
  });
});

it('a list of complaints has rows refused that name nothing, lead nowhere or take the name of another one', async () => {
  const [first] = await exported();
  const specialities = 'Tim mạch';
  const report = await importRows(
    { name: '' },
    { name: 'nấc thử', specialities: 'Chiêm tinh' },
    { name: 'nấc thử hai', specialities, people: first?.name ?? '' },
    { name: 'nấc thử ba', specialities: 'Tim mạch; Mắt; Nhi khoa; Tiêu hóa - Gan mật' },
    { name: 'nấc thử bốn', specialities, services: 'Đo sao', emergency: 'có lẽ' },
    { name: 'Nấc thử bốn', specialities },
    { slug: 'nac-nam', name: 'nấc thử bốn', specialities },
    { name: 'n'.repeat(121), specialities },
  );
  expect(report).toMatchObject({ read: 8, added: 1, refused: 7, flagged: 1 });
  expect(report.notes.map(({ line, code }) => [line, code])).toEqual([
    [2, 'no_name'],
    [3, 'no_speciality'],
    [4, 'name_taken'],
    [5, 'too_many_terms'],
    [6, 'services_unknown'],
    [6, 'emergency_unknown'],
    [7, 'repeated'],
    [8, 'name_taken'],
    [9, 'too_long'],
  ]);
});

it('a list of complaints leaves what somebody saves between its reading and its writing', async () => {
  const { db } = app.services;
  const [stored] = await storedComplaints(db.primary);
  if (!stored) throw new Error('There is no complaint');
  const { id, slug, name, updated_at: _, ...draft } = stored;
  const row = (await exported()).find(each => each.slug === slug);
  beforeNextTransaction(db, () =>
    saveComplaints(app.services, [{ id, draft: { ...draft, name, people: ['nấc thử'] } }]),
  );
  expect(await importRows({ slug, name, source: 'Sách thử' })).toMatchObject({ updated: 1, refused: 0 });
  expect((await exported()).find(each => each.slug === slug)).toEqual({
    ...row,
    ...{ people: 'nấc thử', source: 'Sách thử' },
  });
});
