import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, describe, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

const opened: Surroundings[] = [];
const open = async (world: 'tiny' | 'none') => {
  const surroundings = await filledSurroundings(world);
  opened.push(surroundings);
  return surroundings;
};
afterEach(async () => {
  for (const surroundings of opened.splice(0)) await surroundings.remove();
});

/** As collectors of open data write facilities: old areas, capitals, phones of former area codes, missing cells. */
const COLLECTED = `external_id,name,place_type,address,ward,district,province,lat,long,phone,website,email,opening_hours,source,licence
osm-1,NHÀ THUỐC BÌNH AN,pharmacy,"12 Hàng Bông, Hoàn Kiếm, Hanoi",P. Hoàn Kiếm,Q. Hoàn Kiếm,TP. Hà Nội,21.0301,105.8461,04 38251234,antam.example,,24/7,OpenStreetMap,ODbL-1.0
osm-2,Bệnh viện Mắt Bình Dương,hospital,,Phường Phú Cường,Thành phố Thủ Dầu Một,Bình Dương,10.98,106.65,,,,,OpenStreetMap,ODbL-1.0
osm-3,phòng khám đa khoa sao mai,clinic,"Ngõ 5, cạnh chợ",,,Đà Nẵng,,,"0236 3 822 222; 0905 111 222",,,"Mo-Fr 07:30-17:00; PH off",OpenStreetMap,ODbL-1.0
`;

/** In the order in which each finds what it names. */
const KINDS = ['specialities', 'services', 'places', 'professionals'];

/** Every row of every table as text. */
async function wholeDatabase({ env }: Surroundings): Promise<Readonly<Record<string, readonly string[]>>> {
  const services = await createServices(readConfig(env));
  try {
    const { engine, primary } = services.db;
    const names = await textOf(primary).all<{ name: string }>(
      engine === 'sqlite'
        ? `select name from sqlite_master where type = 'table' order by name`
        : `select table_name as name from information_schema.tables where table_schema = 'public' and table_type = 'BASE TABLE' order by 1`,
    );
    const tables: Record<string, readonly string[]> = {};
    for (const { name } of names) {
      const rows = await textOf(primary).all<Record<string, unknown>>(`select * from "${name}"`);
      tables[name] = rows.map(row => JSON.stringify(row)).sort();
    }
    return tables;
  } finally {
    await closeServices(services);
  }
}

async function exportsOf({ antam, folder }: Surroundings, name: string): Promise<string[]> {
  const files: string[] = [];
  for (const kind of KINDS) {
    const { code, out, err } = await antam('export', kind);
    expect([code, err]).toEqual([0, '']);
    const file = path.join(folder, `${name}-${kind}.csv`);
    writeFileSync(file, out);
    files.push(out);
  }
  return files;
}

describe('an export that is imported again', () => {
  it.each(['a made-up world', 'a collected list'])('changes no row of any table, of %s', async source => {
    const surroundings = await open(source === 'a made-up world' ? 'tiny' : 'none');
    const { antam, folder } = surroundings;
    if (source === 'a collected list') {
      const list = path.join(folder, 'collected.csv');
      writeFileSync(list, COLLECTED);
      expect(await antam('import', 'places', list)).toMatchObject({
        code: 0,
        err: expect.not.stringMatching('antam:'),
      });
    }
    const lists = await exportsOf(surroundings, 'untouched');
    const before = await wholeDatabase(surroundings);
    expect(before.place?.length).toBeGreaterThan(2);
    for (const kind of KINDS) {
      const { code, out } = await antam('import', kind, path.join(folder, `untouched-${kind}.csv`), '--json');
      expect(code).toBe(0);
      const report: { read: number; unchanged: number; notes: unknown[] } = JSON.parse(out);
      expect(report).toMatchObject({ unchanged: report.read, notes: [] });
    }
    expect(await wholeDatabase(surroundings)).toEqual(before);
    expect(await exportsOf(surroundings, 'again')).toEqual(lists);
  });

  it('brings everything but pictures and videos into another database', async () => {
    const [source, target] = [await open('tiny'), await open('none')];
    const lists = await exportsOf(source, 'from');
    for (const kind of KINDS) {
      const { code } = await target.antam('import', kind, path.join(source.folder, `from-${kind}.csv`), '--json');
      expect(code).toBe(0);
    }
    const [from, to] = [lists.map(comparable), (await exportsOf(target, 'to')).map(comparable)];
    expect(to).toEqual(from);
  });
});

/**
 * What any import repairs, what none brings, and what a made-up licence cannot bring: its number has no form of the law.
 */
const NOT_COMPARED = ['address', 'lat', 'long', 'pictures', 'videos', 'licence_verified_at', 'status'];

/** The rows of a list without those columns, and without blanks that an import tidies away. */
function comparable(list: string): Array<Record<string, string>> {
  const rows: Array<Record<string, string>> = parse(list, { columns: true });
  const tidy = (cell: string) => cell.replace(/\s*([;|])\s*/g, '$1').replace(/\s+/g, ' ');
  return rows.map(row =>
    Object.fromEntries(
      Object.entries(row).flatMap(([column, cell]) => (NOT_COMPARED.includes(column) ? [] : [[column, tidy(cell)]])),
    ),
  );
}
