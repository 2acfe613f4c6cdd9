import { type Cells, exportedRows, listRows } from '@antam/fixtures/factories/imports.ts';
import { DISEASES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { beforeNextTransaction } from '../../testing/before-transaction.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveRecords } from '../records/commands/save-records.ts';
import { wholeRecords } from '../records/queries/whole-records.ts';
import { diseaseKind, diseaseTransfer } from './disease.kind.ts';
import { diseaseRecord } from './disease.record.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterEach(() => app.close());

const importRows = (...rows: readonly Cells[]) => diseaseTransfer.import(app.services, listRows(diseaseTransfer, rows));
const exported = () => exportedRows(app.services, diseaseTransfer);

it('importing an untouched export of diseases changes nothing', async () => {
  const before = await exported();
  expect(before.map(({ name }) => name)).toEqual(Object.values(DISEASES).map(({ name }) => name));
  expect(await importRows(...before)).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: before.length,
    refused: 0,
    flagged: 0,
  });
  expect(await exported()).toEqual(before);
});

it('an export of diseases names complaints and drugs as they are written, however they are searched', async () => {
  const { db } = app.services;
  const complaint = await textOf(db.primary).first<{ name: string }>('select name from complaint order by id');
  const drug = await textOf(db.primary).first<{ name: string }>('select name from drug order by id');
  const row = {
    external_id: 'x-3',
    name: 'Một bệnh thử',
    complaints: complaint?.name ?? '',
    drugs: drug?.name ?? '',
  };
  await importRows(row);
  expect((await exported()).find(({ external_id }) => external_id === 'x-3')).toMatchObject(row);
});

it('a list of diseases goes on where an official name is none', async () => {
  const report = await importRows(
    { external_id: 'x-5', name: 'Bệnh thử năm', official_name: '—' },
    { external_id: 'x-6', name: 'Bệnh thử sáu', official_name: 'Bệnh thử số sáu' },
  );
  expect(report).toMatchObject({ added: 2, refused: 0 });
  expect(report.notes.map(({ code }) => code)).toEqual(['official_name_left_out']);
});

it('a list of diseases takes no day of a check that is still to come, and no name without a letter', async () => {
  const report = await importRows({
    external_id: 'x-4',
    name: 'Một bệnh thử nữa',
    reviewed_on: '2999-01-01',
    folk_names: '????; nhói thử',
    author_name: '!!!',
  });
  expect(report).toMatchObject({ added: 1, refused: 0 });
  expect(report.notes.map(({ code }) => code).sort()).toEqual(['folk_names_left_out', 'reviewed_on_unreadable']);
  expect((await exported()).find(({ external_id }) => external_id === 'x-4')).toMatchObject({
    reviewed_on: '',
    folk_names: 'nhói thử',
    author_name: 'Ban biên tập An Tâm',
  });
});

it('a list of diseases adds drafts, knows them by their ids and repeats itself safely', async () => {
  const row = {
    external_id: 'icd10-A09',
    name: 'Tiêu chảy',
    official_name: 'Viêm dạ dày – ruột',
    icd10: 'a09',
    speciality: 'truyen-nhiem',
    folk_names: 'đi ngoài; ỉa chảy',
    overview: '<h2>Đầu</h2><script>x</script>',
  };
  expect(await importRows(row)).toMatchObject({ added: 1, repaired: 1, refused: 0 });
  const added = (await exported()).find(({ external_id }) => external_id === 'icd10-A09');
  expect(added).toMatchObject({
    status: 'draft',
    icd10: 'A09',
    synonyms: 'Viêm dạ dày – ruột',
    speciality: 'Truyền nhiễm',
    folk_names: 'đi ngoài; ỉa chảy',
    overview: '<h3>Đầu</h3>',
  });
  expect(await importRows(row)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
});

it('a list of diseases has rows refused that name nothing, and cells flagged that are not understood', async () => {
  const report = await importRows(
    { external_id: 'x-1', name: '' },
    { external_id: '', name: 'Không có mã' },
    { external_id: 'x-2', name: 'Một bệnh thử', icd10: 'chưa rõ', speciality: 'Chiêm tinh', status: 'published' },
    { external_id: 'x-2', name: 'Lặp lại' },
  );
  expect(report).toMatchObject({ added: 1, refused: 3 });
  expect(report.notes.map(({ line, code }) => [line, code]).sort()).toEqual(
    [
      [2, 'no_name'],
      [3, 'no_id'],
      [4, 'icd10_unreadable'],
      [4, 'no_text'],
      [4, 'speciality_unknown'],
      [5, 'repeated'],
    ].sort(),
  );
});

it('a list of diseases says how common they are, in words of exports or of forms', async () => {
  const report = await importRows(
    { external_id: 'c-1', name: 'Bệnh một thử', commonness: 'rare' },
    { external_id: 'c-2', name: 'Bệnh hai thử', commonness: 'Rất thường gặp' },
    { external_id: 'c-3', name: 'Bệnh ba thử', commonness: 'đôi khi' },
    { external_id: 'c-4', name: 'Bệnh bốn thử' },
  );
  expect(report).toMatchObject({ added: 4, refused: 0 });
  expect(report.notes.map(({ line, code }) => [line, code])).toEqual([[4, 'commonness_unknown']]);
  const rows = (await exported()).filter(({ external_id = '' }) => external_id.startsWith('c-'));
  expect(rows.map(({ commonness }) => commonness)).toEqual(['rare', 'very_common', '', '']);
  // An empty cell leaves what is there.
  expect(await importRows({ external_id: 'c-1', name: 'Bệnh một thử' })).toMatchObject({ unchanged: 1 });
});

it('a list of diseases leaves what an editor saves between its reading and its writing', async () => {
  const { id, name } = DISEASES.stroke;
  const { db } = app.services;
  const [stored] = await wholeRecords(app.services.db.primary, diseaseKind, [id]);
  if (!stored) throw new Error(`There is no disease ${id}`);
  const row = (await exported()).find(each => each.name === name);
  const { external_id = '' } = row ?? {};
  beforeNextTransaction(db, () =>
    saveRecords(app.services, diseaseKind, [{ id, draft: diseaseRecord.draft.parse({ ...stored, icd10: 'B01' }) }]),
  );
  expect(await importRows({ external_id, name, author_name: 'Ban khác' })).toMatchObject({ updated: 1, refused: 0 });
  expect((await exported()).find(each => each.name === name)).toEqual({
    ...row,
    author_name: 'Ban khác',
    icd10: 'B01',
  });
});
