import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { filledSurroundings, type Surroundings } from '../testing/surroundings.ts';
import { TRANSFER_KINDS, type TransferKindName } from './kinds.ts';

type Cells = Record<string, string>;

let surroundings: Surroundings;
beforeAll(async () => {
  surroundings = await filledSurroundings('tiny');
});
afterAll(() => surroundings.remove());

/** Runs a command that must do what it says, and answers what it printed. */
async function done(...args: string[]): Promise<string> {
  const { code, out, err } = await surroundings.antam(...args);
  expect([code, err.match(/antam: .*/)?.[0]]).toEqual([0, undefined]);
  return out;
}

const exported = (kind: TransferKindName) => done('export', kind);
const rowsOf = (csv: string): Cells[] => parse(csv, { columns: true });

async function imported(kind: TransferKindName, rows: readonly Cells[]): Promise<{ number: number } & Cells> {
  const file = path.join(surroundings.folder, `${kind}.csv`);
  writeFileSync(file, stringify([...rows], { header: true }));
  return JSON.parse(await done('import', kind, file, '--json'));
}

const SPECIALITY = 'Tim mạch';

/**
 * What a list changes of known records, and what a new one is. The last that is changed was brought by a list before, so
 * that its name may change.
 */
const LISTS: Record<
  TransferKindName,
  {
    readonly changed: (at: number) => Cells;
    readonly added: Cells;
    /** What was brought before; the same with another name where it is not said. */
    readonly earlier?: Cells;
  }
> = {
  places: {
    changed: at => ({
      name: `Phòng khám Tên Khác ${at}`,
      phone: '+842438251234',
      email: 'khac@antam.example',
      status: 'hidden',
      address: `${at} Hàng Bông`,
      lat: '21.03',
      long: '105.846',
      opening_hours: '24/7',
      accepts_bhyt: 'yes',
      phone_is_public: 'yes',
      province: 'Hà Nội',
      ward: 'Phường Hoàn Kiếm',
      district: '',
      specialities: SPECIALITY,
      description: '<p>Mô tả khác</p>',
      source: 'Nguồn khác',
      licence: 'ODbL-1.0',
    }),
    added: { external_id: 'u-1', name: 'Phòng khám Mới Mở', place_type: 'Phòng khám', province: 'Hà Nội' },
  },
  professionals: {
    changed: at => ({
      name: `Trần Tên ${['Khác', 'Lạ', 'Hiếm'][at]}`,
      gender: 'nữ',
      phone: '+84983111112',
      email: 'bs@antam.example',
      specialities: SPECIALITY,
      practising_since: '1999',
      position: '<p>Trưởng khoa</p>',
      description: '<p>Mô tả khác</p>',
      services_free: '<p>Khám</p>',
      status: 'hidden',
      licence_number: '000001/BYT-CCHN',
      licence_issuer: 'Bộ Y tế',
      licence_scope: 'Chuyên khoa Nội',
      licence_evidence: 'Công văn số 1',
      licence_verified_at: '2025-03-01',
    }),
    added: { external_id: 'u-1', name: 'Trần Mới Đến' },
  },
  specialities: {
    changed: at => ({
      name: `Chuyên khoa khác ${at}`,
      abbreviation: 'CK',
      aliases: 'một tên; hai tên',
      position: '77',
    }),
    added: { name: 'Y học Vũ trụ' },
  },
  services: {
    changed: at => ({ name: `Dịch vụ khác ${at}`, description: 'Mô tả khác', speciality: 'tim-mach' }),
    added: { name: 'Khám trên sao Hoả', speciality: 'tim-mach' },
  },
  complaints: {
    changed: at => ({ people: `tên lạ lùng ${at}`, emergency: 'yes', source: 'Nguồn khác', specialities: SPECIALITY }),
    added: { name: 'Đau thử nghiệm', specialities: SPECIALITY },
  },
  abbreviations: {
    changed: at => ({ meaning: `nghĩa lạ ${at}`, read_as: 'đau lưng', source: 'Nguồn khác' }),
    added: { short: 'QKT', meaning: 'quá kỳ thử' },
    earlier: { short: 'QKH', meaning: 'quá kỳ hôm qua' },
  },
  diseases: {
    changed: at => ({
      name: `Bệnh khác ${at}`,
      icd10: 'K29',
      synonyms: `tên lạ ${at}`,
      emergency: 'yes',
      speciality: SPECIALITY,
      overview: '<p>Tổng quan khác</p>',
      author_name: 'Ban biên tập khác',
      status: 'draft',
      commonness: 'rare',
    }),
    added: { external_id: 'u-1', name: 'Bệnh mới' },
  },
  drugs: {
    changed: at => ({
      name: `Thuốc khác ${at}`,
      atc: 'N02BE01',
      brand_names: `Hộp ${at}`,
      form: 'viên',
      speciality: SPECIALITY,
      overview: '<p>Tổng quan khác</p>',
      reviewed_on: '2026-01-02',
      status: 'draft',
    }),
    added: { external_id: 'u-1', name: 'Thuốc mới' },
  },
};

it.each(TRANSFER_KINDS)('an import of %s is taken back: its export is byte for byte what it was', async kind => {
  const { changed, added, earlier = { ...added, external_id: 'earlier', name: `${added.name} hôm qua` } } = LISTS[kind];
  const columns = Object.keys(rowsOf(await exported(kind))[0] ?? {});
  const whole = (cells: Cells) => Object.fromEntries(columns.map(column => [column, cells[column] ?? '']));
  await imported(kind, [whole(earlier)]);

  const before = await exported(kind);
  const rows = rowsOf(before);
  const isEarlier = ({ name, short }: Cells) => name === earlier.name && short === earlier.short;
  const known = [...rows.filter(row => !isEarlier(row)).slice(0, 2), ...rows.filter(isEarlier)];
  const isNamed = ({ external_id: id = '' }: Cells) => !id.startsWith('antam-');
  const report = await imported(kind, [
    ...known.map((row, at) => ({ ...row, ...changed(at), ...(isNamed(row) ? {} : { name: row.name ?? '' }) })),
    whole(added),
  ]);
  expect(report).toMatchObject({ added: 1, updated: 3, refused: 0, number: expect.any(Number) });
  const after = await exported(kind);
  expect(after).not.toBe(before);
  const listed: Array<{ number: number }> = JSON.parse(await done('imports', 'list', '--json'));
  expect(listed[0]).toMatchObject({
    number: report.number,
    kind,
    file: `${kind}.csv`,
    added: 1,
    updated: 3,
    undoneAt: null,
    finishedAt: expect.any(String),
  });

  const undo = ['imports', 'undo', String(report.number)];
  expect(JSON.parse(await done(...undo, '--dry-run', '--json'))).toMatchObject({ removed: 1, restored: 3, kept: [] });
  expect(await exported(kind)).toBe(after);
  expect(JSON.parse(await done(...undo, '--json'))).toMatchObject({ removed: 1, restored: 3, kept: [] });
  expect(await exported(kind)).toBe(before);
  expect(await done(...undo)).toMatch(/0 removed, 0 set back, 0 left\. It was undone before, at /);
  expect(await exported(kind)).toBe(before);
});

it('an import that is not there is distinguished from a command line that is not understood', async () => {
  expect(await surroundings.antam('imports', 'undo', '9999')).toMatchObject({
    code: 3,
    out: '',
    err: 'antam: There is no import 9999, or no more: see "antam imports list"\n',
  });
  expect(await surroundings.antam('imports', 'undo', 'all')).toMatchObject({ code: 2 });
});

it('an undo says what stays and why, and ends with 1', async () => {
  const row = { name: 'Mỏi thử nghiệm', specialities: SPECIALITY };
  const { number: first } = await imported('complaints', [row]);
  const { number: second } = await imported('complaints', [{ ...row, source: 'Nguồn khác' }]);
  const { code, out, err } = await surroundings.antam('imports', 'undo', String(first));
  expect([code, err]).toEqual([1, expect.stringContaining('antam: One record was left as it is')]);
  expect(out).toMatch(/^\d+\s+Mỏi thử nghiệm\s+later\s+import \d+ changed it since: undo that one first/m);
  expect(out).toContain(`Import ${first} (complaints, complaints.csv): 0 removed, 0 set back, 1 left.`);
  for (const number of [second, first]) await done('imports', 'undo', String(number));
  expect(await exported('complaints')).not.toContain('Mỏi thử nghiệm');
});

it('an import that writes nothing has no number', async () => {
  const rows = [{ name: 'Đau thử nghiệm', specialities: SPECIALITY }];
  expect(await imported('complaints', rows)).toMatchObject({ added: 1, number: expect.any(Number) });
  expect(await imported('complaints', rows)).toMatchObject({ unchanged: 1, number: null });
});
