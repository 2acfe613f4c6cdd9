import { type Cells, exportedRows, listRows } from '@antam/fixtures/factories/imports.ts';
import { DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beforeNextTransaction } from '../../testing/before-transaction.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveRecords } from '../records/commands/save-records.ts';
import { wholeRecords } from '../records/queries/whole-records.ts';
import { drugKind, drugTransfer } from './drug.kind.ts';
import { drugRecord } from './drug.record.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterEach(() => app.close());

const importRows = (...rows: readonly Cells[]) => drugTransfer.import(app.services, listRows(drugTransfer, rows));
const exported = () => exportedRows(app.services, drugTransfer);

it('importing an untouched export of drugs changes nothing', async () => {
  const before = await exported();
  expect(before.map(({ name }) => name)).toEqual(Object.values(DRUGS).map(({ name }) => name));
  expect(await importRows(...before)).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: before.length,
    refused: 0,
    flagged: 0,
  });
  expect(await exported()).toEqual(before);
});

it('a list of drugs adds drafts that need a prescription unless the row says otherwise, and repeats itself safely', async () => {
  const rows: Cells[] = [
    { external_id: 'd-1', name: 'Thử Một', atc: 'n02be01', brand_names: 'Hộp Một; Hộp Hai' },
    { external_id: 'd-2', name: 'Thử Hai', type: 'Thuốc không kê đơn' },
  ];
  expect(await importRows(...rows)).toMatchObject({ added: 2, repaired: 1, refused: 0, flagged: 0 });
  const added = (await exported()).filter(({ external_id }) => external_id?.startsWith('d-'));
  expect(added).toMatchObject([
    { status: 'draft', type: 'prescription', atc: 'N02BE01', brand_names: 'Hộp Một; Hộp Hai' },
    { status: 'draft', type: 'over_the_counter' },
  ]);
  expect(await importRows(...rows)).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
});

it('a list of drugs has rows refused that name nothing, and cells flagged that are not understood', async () => {
  const report = await importRows(
    { external_id: 'x-1', name: '' },
    { external_id: 'x-2', name: 'Thử', type: 'siro', atc: '?' },
  );
  expect(report).toMatchObject({ added: 1, refused: 1 });
  expect(report.notes.map(({ code }) => code).sort()).toEqual(['atc_unreadable', 'no_name', 'type_unknown']);
});

it('a list of drugs publishes no row whose status is marked as doubtful', async () => {
  const row = { external_id: 'x-3', name: 'Thử Ba', overview: '<p>Thử</p>' };
  const report = await importRows({ ...row, status: 'published?' });
  expect(report.notes.map(({ code }) => code)).toEqual(['status_unknown']);
  expect((await exported()).find(({ name }) => name === 'Thử Ba')).toMatchObject({ status: 'draft' });
});

it('a list of drugs says of names what it leaves out of them', async () => {
  const names = Array.from({ length: 21 }, (_, at) => `Tên ${at}`).join('; ');
  const report = await importRows({ external_id: 'x-4', name: 'Thử Bốn', brand_names: names });
  expect(report).toMatchObject({ added: 1, flagged: 1 });
  expect(report.notes.map(({ code }) => code)).toEqual(['brand_names_left_out']);
});

it('a list of drugs leaves what an editor saves between its reading and its writing', async () => {
  const { id, name } = DRUGS.oresol;
  const { db } = app.services;
  const [stored] = await wholeRecords(app.services.db.primary, drugKind, [id]);
  if (!stored) throw new Error(`There is no drug ${id}`);
  const row = (await exported()).find(each => each.name === name);
  const { external_id = '' } = row ?? {};
  beforeNextTransaction(db, () =>
    saveRecords(app.services, drugKind, [{ id, draft: drugRecord.draft.parse({ ...stored, atc: 'A10BA02' }) }]),
  );
  expect(await importRows({ external_id, name, author_name: 'Ban khác' })).toMatchObject({ updated: 1, refused: 0 });
  expect((await exported()).find(each => each.name === name)).toEqual({
    ...row,
    author_name: 'Ban khác',
    atc: 'A10BA02',
  });
});
