import { type Cells, exportedRows, listRows } from '@antam/fixtures/factories/imports.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beforeNextTransaction } from '../../testing/before-transaction.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveRecords } from '../records/commands/save-records.ts';
import { complaintKind } from './complaint.kind.ts';
import { complaintRecord } from './complaint.record.ts';
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
    added: 0,
    updated: 0,
    unchanged: before.length,
    refused: 0,
    flagged: 0,
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
    people: 'nấc một; nấc hai',
    specialities: 'Tim mạch; Mắt',
    emergency: 'yes',
    source: 'Sách',
    services: '',
  });
  expect(after.find(({ slug }) => slug === first?.slug)).toEqual({
    ...first,
    name: 'tên thử mới',
    services: 'Nội soi dạ dày',
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

it('a list of complaints leaves what an editor saves between its reading and its writing', async () => {
  const { db } = app.services;
  const [stored] = await storedComplaints(db.primary);
  if (!stored) throw new Error('There is no complaint');
  const { id, slug, name } = stored;
  const draft = complaintRecord.draft.parse(stored);
  const row = (await exported()).find(each => each.slug === slug);
  beforeNextTransaction(db, () =>
    saveRecords(app.services, complaintKind, [{ id, draft: { ...draft, name, people: ['nấc thử'] } }]),
  );
  expect(await importRows({ slug, name, source: 'Sách thử' })).toMatchObject({ updated: 1, refused: 0 });
  expect((await exported()).find(each => each.slug === slug)).toEqual({
    ...row,
    people: 'nấc thử',
    source: 'Sách thử',
  });
});

it('a list of complaints brings the texts of their pages, cleaned, and takes its own export for no change', async () => {
  const hostile = '<h2>Đầu</h2>\n<p onclick="x()">Gọi ngay<script>alert(1)</script></p>';
  const row = { name: 'nấc thử', specialities: 'Tim mạch', when_to_call: hostile, reviewed_on: '2026-01-31' };
  const report = await importRows(row, { name: 'nấc hai', specialities: 'Tim mạch', home_care: 'x'.repeat(20_001) });
  expect(report).toMatchObject({ added: 2, flagged: 1 });
  const after = await exported();
  const texts = {
    when_to_call: '<h3>Đầu</h3> <p>Gọi ngay</p>',
    reviewed_on: '2026-01-31',
    overview: '',
    home_care: '',
  };
  expect(after.find(({ slug }) => slug === 'nac-thu')).toMatchObject(texts);
  expect(await importRows(...after)).toMatchObject({ added: 0, updated: 0, unchanged: after.length });
  await importRows({ slug: 'nac-thu', name: 'nấc thử', overview: '<p>Nấc là gì.</p>' });
  const changed = (await exported()).find(({ slug }) => slug === 'nac-thu');
  expect(changed).toMatchObject({ ...texts, overview: '<p>Nấc là gì.</p>' });
});

it('an import of the texts of a page is taken back with the complaint as it was', async () => {
  const [stored] = await storedComplaints(app.services.db.primary);
  if (!stored) throw new Error('There is no complaint');
  const states = await complaints.undo.states(app.services.db.primary, [stored.id]);
  await importRows({ slug: stored.slug, name: stored.name, home_care: '<p>Nghỉ.</p>', reviewed_on: '2026-01-31' });
  const changed = await complaints.undo.states(app.services.db.primary, [stored.id]);
  expect(changed.get(stored.id)).toMatchObject({ home_care: '<p>Nghỉ.</p>', reviewed_on: '2026-01-31' });
  const before = states.get(stored.id) ?? {};
  await complaints.undo.restore(app.services, [{ id: stored.id, before }], async () => undefined);
  expect(await complaints.undo.states(app.services.db.primary, [stored.id])).toEqual(states);
});
