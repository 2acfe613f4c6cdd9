import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { foldCase } from '@antam/server/platform/text/fold-text.ts';
import { parse } from 'csv-parse/sync';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { z } from 'zod';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';

/** The official list, which others publish and which therefore stands beside the repository, where it stands at all. */
const OFFICIAL = path.resolve(import.meta.dirname, '../../../shared/data/diseases.csv');
const HEADER = 'external_id,name,official_name,icd10,speciality';

const reported = z.object({
  read: z.number(),
  added: z.number(),
  updated: z.number(),
  unchanged: z.number(),
  refused: z.number(),
  repaired: z.number(),
  flagged: z.number(),
  notes: z.array(z.object({ line: z.number(), code: z.string(), severity: z.string() })),
});
const cells = z.array(z.record(z.string(), z.string()));

let surroundings: Surroundings;
beforeEach(async () => {
  surroundings = await filledSurroundings('none');
});
afterEach(() => surroundings.remove());

async function importList(file: string) {
  const { code, out } = await surroundings.antam('import', 'diseases', file, '--json');
  expect(code).toBe(0);
  return reported.parse(JSON.parse(out));
}

const file = (name: string) => path.join(surroundings.folder, name);
const readRows = (name: string) => cells.parse(parse(readFileSync(name), { columns: true, bom: true }));

async function exportList(name: string) {
  const { code } = await surroundings.antam('export', 'diseases', '--out', file(name));
  expect(code).toBe(0);
  return readRows(file(name));
}

/** What a list says of its diseases, by their ids, as an export says it: the official name is one of the other names. */
const said = (rows: z.output<typeof cells>) =>
  new Map(rows.map(row => [row.external_id, { name: row.name?.normalize('NFC'), icd10: row.icd10 }]));

describe.runIf(existsSync(OFFICIAL))('the official list of 826 diseases', () => {
  it('is taken whole, changes nothing when it comes again, and is the same in the export', async () => {
    const rows = readRows(OFFICIAL);
    expect(rows).toHaveLength(826);
    expect(await importList(OFFICIAL)).toMatchObject({ read: 826, added: 826, refused: 0, flagged: 0, notes: [] });
    expect(await importList(OFFICIAL)).toMatchObject({ read: 826, added: 0, updated: 0, unchanged: 826 });
    const exported = await exportList('first.csv');
    expect(said(exported)).toEqual(said(rows));
    for (const { name, official_name = '', external_id } of rows) {
      const { synonyms = '' } = exported.find(row => row.external_id === external_id) ?? {};
      expect(foldCase(`${name}; ${synonyms.replaceAll('\\', '')}`)).toContain(foldCase(official_name));
    }
    expect(exported.filter(row => row.speciality === '' || row.status !== 'draft')).toEqual([]);
    expect(await importList(file('first.csv'))).toMatchObject({ read: 826, updated: 0, unchanged: 826 });
    expect(await exportList('second.csv')).toEqual(exported);
  });
});

describe('a list of diseases with broken rows', () => {
  /** Every tenth row is broken, each in another way. */
  const BROKEN: ReadonlyArray<readonly [code: string, row: (n: number) => string]> = [
    ['broken_row', n => `m-${n},"Bệnh chưa đóng ngoặc ${n},Tên,A00,tim-mach`],
    ['broken_row', n => `m-${n},Bệnh thiếu cột ${n}`],
    ['broken_row', n => `m-${n},Bệnh thừa cột ${n},Tên,A00,tim-mach,thừa`],
    ['no_id', n => `,Bệnh không mã ${n},Tên,A00,tim-mach`],
    ['no_name', n => `m-${n},,Tên,A00,tim-mach`],
    ['no_name', n => `m-${n},???,Tên,A00,tim-mach`],
    ['too_long', n => `m-${n},${'Bệnh dài '.repeat(40)}${n},Tên,A00,tim-mach`],
    ['repeated', () => 'm-1,Bệnh lặp lại,Tên,A00,tim-mach'],
    ['too_many_marks', n => `m-${n},B${'\u0301'.repeat(60)}ệnh ${n},Tên,A00,tim-mach`],
  ];
  const ROWS = 10 * BROKEN.length;
  const good = (n: number) => `m-${n},"Bệnh thử, thể ${n}",Tên chính thức ${n},A0${n % 10},tim-mach`;
  const list = (good: (n: number) => string) =>
    Array.from({ length: ROWS }, (_, at) => {
      const [, broken = good] = (at % 10 === 9 && BROKEN[(at - 9) / 10]) || [];
      return broken(at + 1);
    });
  const write = (rows: readonly string[]) => {
    writeFileSync(file('list.csv'), `\uFEFF${HEADER}\r\n${rows.join('\r\n')}\r\n`);
    return file('list.csv');
  };

  it('costs only those, each reported with its line and why, and can be repeated', async () => {
    const report = await importList(write(list(good)));
    const added = ROWS - BROKEN.length;
    expect(report).toMatchObject({ read: ROWS, added, refused: BROKEN.length, repaired: 0, flagged: 0 });
    expect(report.notes.map(({ line, code }) => [line, code])).toEqual(
      BROKEN.map(([code], index) => [10 * index + 11, code]),
    );
    expect(await importList(file('list.csv'))).toMatchObject({ added: 0, updated: 0, unchanged: added });
    expect(await exportList('after.csv')).toHaveLength(added);
  });

  it('takes what is good of a row, and says what it left out', async () => {
    const rows = [
      'm-1,Bệnh một,Tên một,a09,tim-mach',
      'm-2,Bệnh hai,Tên hai,chưa rõ,tim-mach',
      'm-3,Bệnh ba,Tên ba,A09,chiem-tinh',
    ];
    const report = await importList(write(rows));
    expect(report).toMatchObject({ read: 3, added: 3, refused: 0, repaired: 1, flagged: 2 });
    expect(report.notes.map(({ line, code }) => [line, code])).toEqual([
      [2, 'icd10'],
      [3, 'icd10_unreadable'],
      [4, 'speciality_unknown'],
    ]);
    const exported = await exportList('after.csv');
    expect(exported.map(({ icd10, speciality }) => [icd10, speciality])).toEqual([
      ['A09', 'Tim mạch'],
      ['', 'Tim mạch'],
      ['A09', ''],
    ]);
  });

  it('changes only the diseases of which a later list says something else', async () => {
    await importList(write(list(good).slice(0, 9)));
    const later = list(n => (n === 4 ? good(n).replace('thể', 'dạng') : good(n)));
    expect(await importList(write(later.slice(0, 9)))).toMatchObject({ added: 0, updated: 1, unchanged: 8 });
    const names = (await exportList('after.csv')).map(({ name }) => name);
    expect(names.filter(name => name?.includes('dạng'))).toEqual(['Bệnh thử, dạng 4']);
  });
});
