import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { filledSurroundings, newSurroundings, type Surroundings } from '../testing/surroundings.ts';

const LIST = `external_id,name,place_type,address,ward,district,province,lat,long,phone,website,email,opening_hours,source,licence
t-1,Nhà thuốc Một,Nhà thuốc,1 Hàng Bông,Phường Hoàn Kiếm,Quận Hoàn Kiếm,Hà Nội,21.03,105.846,04 38251234,,,24/7,OpenStreetMap,ODbL-1.0
t-2,Quầy thuốc,Nhà thuốc,,,,Hà Nội,,,,,,,,
t-3,"Phòng khám Ba,Nhà thuốc,1 Hàng Bông,,,,,,,,,,,
t-4,Phòng khám Bốn,Phòng khám,,,,TP.HCM,,,,,,,,
`;

let surroundings: Surroundings;
afterEach(() => surroundings.remove());

function write(content: string): string {
  const file = path.join(surroundings.folder, 'list.csv');
  writeFileSync(file, content);
  return file;
}

describe('antam import and export without a database', () => {
  beforeEach(async () => {
    surroundings = await newSurroundings();
  });

  it('imports valid rows into a new database and shows a table of the others', async () => {
    const { code, out } = await surroundings.antam('import', 'places', write(LIST));
    expect(code).toBe(0);
    expect(out).toMatch(
      /^2\s+repaired\s+phone_converted\s+Nhà thuốc Một\s+phone "04 38251234" is \+842438251234 today/m,
    );
    expect(out).toMatch(/^3\s+refused\s+generic\s+Quầy thuốc\s/m);
    expect(out).toMatch(/^4\s+refused\s+broken_row\s+a quote is not closed/m);
    expect(out).toContain('places: 4 rows read: 2 added, 0 updated, 0 unchanged, 2 refused.');
  });

  it.each([
    ['a,b\n1,2\n', /header lacks external_id, name, place_type, province/],
    ['', /is empty/],
    ['PK\u0003\u0004', /spreadsheet/],
  ])('says what is wrong with the file %j and changes nothing', async (content, message) => {
    const { code, err } = await surroundings.antam('import', 'places', write(content));
    expect(code).toBe(1);
    expect(err).toMatch(message);
    expect(readdirSync(surroundings.folder)).toEqual(['list.csv']);
    expect((await surroundings.antam('export', 'places')).err).toMatch(/no database at|migrations are pending/);
  });

  it('looks for the file before it makes a database', async () => {
    const { code, err } = await surroundings.antam('import', 'places', path.join(surroundings.folder, 'none.csv'));
    expect([code, readdirSync(surroundings.folder)]).toEqual([3, []]);
    expect(err).toMatch(/^antam: .*none\.csv cannot be read: there is no such file/m);
  });

  it('creates nothing for a mistyped data folder', async () => {
    const data = path.join(surroundings.folder, 'dtaa');
    for (const args of [['export', 'places'], ['backup', path.join(surroundings.folder, 'a.tar.gz')], ['doctor']]) {
      const { err } = await surroundings.antam(...args, '--data', data);
      if (surroundings.env.DATABASE_URL === undefined && args[0] !== 'doctor')
        expect(err).toMatch(/^antam: There is no database at .*dtaa.*: check ANTAM_DATA/m);
    }
    expect(readdirSync(surroundings.folder)).toEqual([]);
  });

  it('does not migrate an existing database', async () => {
    if (surroundings.env.DATABASE_URL === undefined) writeFileSync(path.join(surroundings.folder, 'antam.sqlite'), '');
    const { code, err } = await surroundings.antam('export', 'places');
    expect(code).toBe(1);
    expect(err).toMatch(/migrations are pending: run "antam migrate" first/);
  });
});

describe('antam import and export', () => {
  beforeEach(async () => {
    surroundings = await filledSurroundings('none');
  });

  it('writes a report as JSON, and fails with --strict', async () => {
    const file = write(LIST);
    const { code, out, err } = await surroundings.antam('import', 'places', file, '--json', '--strict');
    expect(code).toBe(1);
    expect(err).toContain('antam: 2 rows were refused');
    const report = JSON.parse(out);
    expect(report).toMatchObject({ kind: 'places', read: 4, added: 2, refused: 2 });
    expect(report.notes).toContainEqual({
      line: 4,
      externalId: '',
      name: '',
      severity: 'refused',
      code: 'broken_row',
      message: 'a quote is not closed',
    });
  });

  it('exports what it imported, to a file and to standard output, and imports it again unchanged', async () => {
    await surroundings.antam('import', 'places', write(LIST));
    const { code, out } = await surroundings.antam('export', 'places');
    expect(code).toBe(0);
    expect(out.split('\n')[1]).toBe(
      't-1,Nhà thuốc Một,Nhà thuốc,"1 Hàng Bông, Phường Hoàn Kiếm, Hà Nội",Phường Hoàn Kiếm,Quận Hoàn Kiếm,' +
        'Thành phố Hà Nội,21.03,105.846,+842438251234,,,24/7,OpenStreetMap,ODbL-1.0,,,no,published,no,,,',
    );
    const file = path.join(surroundings.folder, 'out.csv');
    expect(await surroundings.antam('export', 'places', '--out', file)).toMatchObject({ code: 0, out: '' });
    expect(readFileSync(file, 'utf8')).toBe(out);
    const again = await surroundings.antam('import', 'places', file, '--json');
    expect(JSON.parse(again.out)).toMatchObject({ added: 0, updated: 0, unchanged: 2, refused: 0, repaired: 0 });
  });

  it('finds at once what was imported', async () => {
    await surroundings.antam('import', 'places', write(LIST));
    const { out } = await surroundings.antam('work', '--once');
    expect(out).toContain('0 jobs done');
    expect((await surroundings.antam('reindex')).out).toMatch(/documents indexed/);
  });

  it('fails when no row could be imported', async () => {
    const [header, , nameless] = LIST.split('\n');
    const { code, err } = await surroundings.antam('import', 'places', write(`${header}\n${nameless}\n`));
    expect(code).toBe(1);
    expect(err).toContain('antam: No row could be taken');
  });

  it('says that it cannot write an export', async () => {
    await surroundings.antam('import', 'places', write(LIST));
    const missing = path.join(surroundings.folder, 'none', 'out.csv');
    const refused = await surroundings.antam('export', 'places', '--out', missing);
    expect(refused).toMatchObject({ code: 3, err: `antam: There is no folder ${path.dirname(missing)}\n` });
    mkdirSync(path.join(surroundings.folder, 'folder.csv'));
    const taken = await surroundings.antam('export', 'places', '--out', path.join(surroundings.folder, 'folder.csv'));
    expect(taken).toMatchObject({
      code: 3,
      err: expect.stringMatching(/^antam: .*folder\.csv cannot be written: it is a folder, not a file: /),
    });
    expect(readdirSync(surroundings.folder).filter(name => name.endsWith('.part'))).toEqual([]);
  });
});

describe('a list that was exported here', () => {
  const [PLACES, DOCTORS] = ['places', 'professionals'];
  const OWN_ID = /^antam-\d+$/;

  /** The exported rows of a kind, as cells by column. */
  async function exportedRows(kind: string) {
    const file = path.join(surroundings.folder, `${kind}.csv`);
    expect((await surroundings.antam('export', kind, '--out', file)).code).toBe(0);
    return parse(readFileSync(file, 'utf8'), { columns: true }) as Array<Record<string, string>>;
  }
  const importRows = (kind: string, rows: ReadonlyArray<Record<string, string>>) =>
    surroundings.antam('import', kind, write(stringify([...rows], { header: true })));

  it.each([PLACES, DOCTORS, 'diseases', 'drugs'])(
    'renames one of the %s, and adds none, where its name was changed',
    async kind => {
      surroundings = await filledSurroundings('tiny');
      const own = (await exportedRows(kind)).find(row => OWN_ID.test(row.external_id ?? ''));
      if (!own) throw new Error(`no ${kind} with an id of its own`);
      const { out } = await importRows(kind, [{ ...own, name: `Tên Mới Của ${own.name}` }]);
      expect(out).toContain(`${kind}: 1 row read: 0 added, 1 updated, 0 unchanged, 0 refused.`);
      const again = (await exportedRows(kind)).find(row => row.external_id === own.external_id);
      expect(again?.name).toBe(`Tên Mới Của ${own.name}`);
    },
  );

  it('adds a place whose row has the id of another one here and other cells, and says so', async () => {
    surroundings = await filledSurroundings('tiny');
    const own = (await exportedRows('places')).find(row => OWN_ID.test(row.external_id ?? ''));
    const foreign = {
      external_id: own?.external_id ?? '',
      name: 'Phòng khám Ở Nơi Khác',
      place_type: 'Phòng khám',
      address: '9 Lê Lợi',
      province: 'Huế',
    };
    const { out } = await importRows('places', [foreign]);
    expect(out).toMatch(/^2\s+flagged\s+other_thing\s+Phòng khám Ở Nơi Khác/m);
    expect(out).toContain('1 added, 0 updated, 0 unchanged, 0 refused.');
  });
});
