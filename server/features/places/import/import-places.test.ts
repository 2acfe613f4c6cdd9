import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { textOf } from '../../../platform/db/text.ts';
import type { BrokenRow, ImportRecord } from '../../../platform/transfer/import.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { PLACE_COLUMNS } from '../place.record.ts';
import { readOpeningHours, writeOpeningHours } from './hours.ts';
import { places } from './import-places.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

const PHARMACY = {
  external_id: 'x-1',
  name: 'Nhà thuốc An Tâm',
  place_type: 'Hiệu thuốc',
  address: '12 Hàng Bông, Hoàn Kiếm, Hanoi',
  ward: 'Phường Hoàn Kiếm',
  district: 'Q. Hoàn Kiếm',
  province: 'TP. Hà Nội',
  lat: '21.0301',
  long: '105.8461',
  phone: '024.3825.1234 / 0983 111 112',
  website: 'antam.example',
  email: 'An@Tam.example',
  opening_hours: 'Mo-Sa 07:00-22:00',
  source: 'https://www.openstreetmap.org/node/1',
  licence: 'ODbL-1.0',
};
const HOSPITAL = {
  external_id: 'x-2',
  name: 'Bệnh viện Mắt Bình Dương',
  place_type: 'Bệnh viện',
  province: 'Bình Dương',
  district: 'Thành phố Thủ Dầu Một',
  ward: 'Phường Phú Cường',
  lat: '10.98',
  long: '106.65',
};

const row = (fields: Record<string, string>, line = 2): ImportRecord => ({
  line,
  fields: Object.fromEntries(PLACE_COLUMNS.map(column => [column, fields[column] ?? ''])),
});

async function* from<T>(items: readonly T[]): AsyncGenerator<T> {
  for (const item of items) yield item;
}
const importRows = (...rows: Array<ImportRecord | BrokenRow>) => places.import(app.services, from(rows));

async function exported(): Promise<string[][]> {
  const rows: string[][] = [];
  for await (const cells of places.export(app.services)) rows.push([...cells]);
  return rows;
}

async function found(path: string): Promise<Array<{ id: number; name: string; absolute_url: string }>> {
  const answer = await app.request(`/api/v1/place/?${path}`);
  const { items }: { items: Array<{ id: number; name: string; absolute_url: string }> } = await answer.json();
  return items;
}

describe('importing places', () => {
  it('makes them appear in lists and on pages of their own', async () => {
    const report = await importRows(row(PHARMACY), row(HOSPITAL, 3));
    expect(report).toMatchObject({ read: 2, added: 2, updated: 0, refused: 0, flagged: 1 });
    const [pharmacy] = await found('provinces=ha-noi&districts=hoan-kiem&place_types=nha-thuoc');
    expect(pharmacy?.name).toBe('Nhà thuốc An Tâm');
    const [hospital] = await found('provinces=ho-chi-minh&specialities=mat');
    expect(hospital?.name).toBe('Bệnh viện Mắt Bình Dương');
    const answer = await app.request(`/api/v1/place/${pharmacy?.id}/`);
    const text = await answer.text();
    expect(JSON.parse(text)).toMatchObject({
      address: '12 Hàng Bông, Phường Hoàn Kiếm, Hà Nội',
      website: 'https://antam.example',
      lat: 21.0301,
      source: 'https://www.openstreetmap.org/node/1',
      licence: 'ODbL-1.0',
    });
    expect(text).not.toMatch(/38251234|an@tam/);
  });

  it('changes nothing when repeated, and only what a row says when it changed', async () => {
    await importRows(row(PHARMACY), row(HOSPITAL, 3));
    const before = await exported();
    expect(await importRows(row(PHARMACY), row(HOSPITAL, 3))).toMatchObject({ added: 0, updated: 0, unchanged: 2 });
    expect(await exported()).toEqual(before);

    const { phone, website, opening_hours, ...rest } = PHARMACY;
    const renamed = { ...rest, name: 'Nhà thuốc An Tâm 2' };
    expect(await importRows(row(renamed))).toMatchObject({ added: 0, updated: 1, unchanged: 0 });
    const [, ...stored] = (await exported()).find(([id]) => id === 'x-1') ?? [];
    expect(stored).toEqual([
      'Nhà thuốc An Tâm 2',
      'Nhà thuốc',
      '12 Hàng Bông, Phường Hoàn Kiếm, Hà Nội',
      'Phường Hoàn Kiếm',
      'Quận Hoàn Kiếm',
      'Thành phố Hà Nội',
      '21.0301',
      '105.8461',
      '+842438251234',
      'https://antam.example',
      'an@tam.example',
      'Mo-Sa 07:00-22:00',
      'https://www.openstreetmap.org/node/1',
      'ODbL-1.0',
      '',
      '',
      'no',
      'published',
      'no',
      '',
      '',
      '',
    ]);
  });

  it('takes what it exported, and recognises what has no external id', async () => {
    await importRows(row(PHARMACY), row(HOSPITAL, 3));
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update place set external_id = null where external_id = 'x-2'`),
    );
    const before = await exported();
    expect(before.map(([id]) => id)).toContain('antam-2');
    const rows = before.map((cells, i) =>
      row(Object.fromEntries(PLACE_COLUMNS.map((name, c) => [name, cells[c] ?? ''])), i + 2),
    );
    expect(await importRows(...rows)).toMatchObject({ added: 0, updated: 0, unchanged: 2, repaired: 0 });
    expect(await exported()).toEqual(before);
  });

  it('takes whatever else a list says of a place, and leaves what a changed export did not change', async () => {
    const whole = {
      ...PHARMACY,
      specialities: 'Tim mạch; Nhi khoa',
      accepts_bhyt: 'có',
      status: 'draft',
      services: 'Khám tim mạch | 200000-350000',
      description: '<p onclick="x()">Mở cửa\ncả tuần</p>',
    };
    expect(await importRows(row(whole))).toMatchObject({ added: 1, flagged: 1 });
    const exportedCells = async () => {
      const [cells = []] = await exported();
      return Object.fromEntries(PLACE_COLUMNS.map((column, i) => [column, cells[i] ?? '']));
    };
    expect(await exportedCells()).toMatchObject({
      specialities: 'Tim mạch; Nhi khoa',
      services: 'Khám tim mạch | 200000-350000',
      accepts_bhyt: 'yes',
      status: 'draft',
      description: '<p>Mở cửa cả tuần</p>',
    });
    await app.services.db.transaction(unit =>
      textOf(unit).sql(`update place set name = 'NHÀ THUỐC AN TÂM', address = 'Ngõ 12, cạnh chợ'`),
    );
    expect(await importRows(row({ ...(await exportedCells()), phone: '0983111112' }))).toMatchObject({ updated: 1 });
    expect(await exportedCells()).toMatchObject({
      name: 'NHÀ THUỐC AN TÂM',
      address: 'Ngõ 12, cạnh chợ',
      phone: '+84983111112',
    });
  });

  it('says for every refused or repaired row why, and takes all the others', async () => {
    const report = await importRows(
      row({ ...PHARMACY, name: 'Quầy thuốc' }, 2),
      { line: 3, problem: 'a quote is not closed' },
      row({ ...PHARMACY, external_id: 'x-3', province: 'Atlantis', address: '', lat: '', long: '' }, 4),
      row({ ...PHARMACY, external_id: 'x-4', name: 'nhà thuốc bình an', lat: '21.2', phone: '04 38251234' }, 5),
      row(HOSPITAL, 6),
      row({ ...HOSPITAL, name: 'Bệnh viện Mắt Sông Bé' }, 7),
    );
    expect(report).toMatchObject({ read: 6, added: 2, refused: 4, repaired: 2 });
    const notes = report.notes.map(({ line, severity, code }) => `${line} ${severity} ${code}`);
    expect(notes).toEqual([
      '2 refused generic',
      '3 refused broken_row',
      '4 refused no_province',
      '5 repaired name_spelling',
      '5 repaired phone_converted',
      '5 repaired website_completed',
      '6 repaired former_province',
      '7 refused repeated',
    ]);
    for (const { message } of report.notes) expect(message).not.toBe('');
  });

  it('refuses an id that does not fit, and takes the rows around it', async () => {
    const report = await importRows(
      row(PHARMACY),
      row({ ...HOSPITAL, external_id: 'x'.repeat(121) }, 3),
      row({ ...HOSPITAL, external_id: 'x'.repeat(120) }, 4),
    );
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(report.notes.find(note => note.line === 3)).toMatchObject({
      line: 3,
      severity: 'refused',
      code: 'id_too_long',
      message: 'external_id longer than 120 characters',
    });
    expect((await exported()).map(([id]) => id)).toEqual(['x-1', 'x'.repeat(120)]);
  });

  it.each(['x', '한', '😀', '\0', '9', '., '])('takes or refuses cells of any length, of %j', async text => {
    const rows = PLACE_COLUMNS.map((column, i) =>
      row({ ...PHARMACY, external_id: `x-${i}`, [column]: `Nhà ${text.repeat(5_000)}` }, i + 2),
    );
    const report = await importRows(...rows);
    expect(report.added).toBeGreaterThan(8);
    expect(report.added + report.refused).toBe(rows.length);
    for (const [i, column] of PLACE_COLUMNS.entries()) {
      const isCut = text !== '\0' || column === 'name';
      if (isCut) expect(report.notes.filter(note => note.line === i + 2 && note.code !== 'double')).not.toEqual([]);
    }
    for (const { message, name } of report.notes) expect(message.length + name.length).toBeLessThan(700);
  });

  it.each(['name', 'address'])('cuts a %s to what its column takes', async column => {
    const hangul = `Nhà thuốc ${'한'.repeat(190)}`;
    const report = await importRows(row({ ...PHARMACY, [column]: `${hangul}${column === 'name' ? '' : hangul}` }));
    expect(report.added).toBe(1);
  });

  it('reports a type that only the name gave, and one that nothing gave', async () => {
    const report = await importRows(
      row({ ...HOSPITAL, place_type: 'Tàu vũ trụ' }),
      row({ ...PHARMACY, place_type: '' }, 3),
      row({ ...PHARMACY, external_id: 'x-3', name: 'Sao Mai Hồng', place_type: 'Tàu vũ trụ' }, 4),
    );
    const types = report.notes.filter(note => note.code.startsWith('place_type'));
    expect(types.map(({ line, severity, code, message }) => [line, severity, code, message])).toEqual([
      [2, 'repaired', 'place_type_found', 'no kind of facility "Tàu vũ trụ"; taken as Bệnh viện mắt from the name'],
      [4, 'flagged', 'place_type_unknown', 'no kind of facility "Tàu vũ trụ"'],
    ]);
  });

  it('[CONT-05] keeps phones and email addresses out of names and addresses, and a cut phone where the row had none', async () => {
    const contacts = { name: 'Nhà thuốc An Tâm (SĐT 0983 111 112)', address: '12 Hàng Bông, Email: a@b.example' };
    const report = await importRows(row({ ...PHARMACY, ...contacts, phone: '', email: '' }));
    expect(report.notes.map(note => note.code)).toEqual(expect.arrayContaining(['phone_cut', 'email_cut']));
    const [pharmacy] = await found('provinces=ha-noi');
    const text = await (await app.request(`/api/v1/place/${pharmacy?.id}/`)).text();
    expect(JSON.parse(text)).toMatchObject({ name: 'Nhà thuốc An Tâm' });
    expect(text).not.toMatch(/0983|98311|b\.example/);
    const [cells = []] = await exported();
    expect(cells[PLACE_COLUMNS.indexOf('phone')]).toBe('+84983111112');
  });

  it('flags probable duplicates, in the file and in the directory', async () => {
    await importRows(row(PHARMACY));
    const near = { ...PHARMACY, lat: '21.0330', phone: '', website: '' };
    const report = await importRows(
      row({ ...near, external_id: 'y-1', name: 'NT An Tâm' }, 2),
      row({ ...near, external_id: 'y-2', name: 'NHÀ THUỐC AN TÂM', lat: '21.0331' }, 3),
      row({ ...near, external_id: 'y-3', lat: '21.0500' }, 4),
    );
    const duplicates = report.notes.filter(note => note.code === 'double');
    expect(duplicates.map(({ line, severity, message }) => [line, severity, message])).toEqual([
      [2, 'flagged', 'probably x-1, 322 m away'],
      [3, 'flagged', 'probably x-1, 334 m away'],
    ]);
    expect(report.added).toBe(3);
  });

  it('gives a row without an id the same one each time', async () => {
    const { external_id, ...anonymous } = PHARMACY;
    expect(await importRows(row(anonymous))).toMatchObject({ added: 1, repaired: 1 });
    expect(await importRows(row(anonymous))).toMatchObject({ added: 0, unchanged: 1 });
  });
});

describe('writeOpeningHours', () => {
  it.each([
    '24/7',
    'Mo-Su 07:00-22:00',
    'Mo-Fr 07:30-12:00,13:30-17:00; Sa 07:30-12:00',
    'Mo 08:00-12:00; We 08:00-12:00',
    'Fr-Sa 20:00-02:00',
    'Mo-Fr 07:30-17:00 "Nghỉ ngày lễ"',
    '24/7 "Gọi cửa"',
  ])('writes what was read: %s', text => {
    const hours = readOpeningHours(text);
    expect(hours && writeOpeningHours(hours)).toBe(text);
  });
});
