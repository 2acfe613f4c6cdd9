import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { PROFESSIONAL_COLUMNS } from '../professional.record.ts';
import { professionals } from './import-professionals.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterEach(() => app.close());

const MAI = {
  external_id: 'p-1',
  name: 'BS Nguyễn Thị Thử Nghiệm',
  gender: 'nữ',
  occupation: 'Bác sĩ',
  specialities: 'Tim mạch; Nhi khoa',
  workplaces: 'Bệnh viện Đa khoa Sen Hạ',
  licence_number: '000001/BYT-CCHN',
  licence_issuer: 'Bộ Y tế',
  licence_scope: 'Chuyên khoa Nội',
  licence_evidence: 'Công văn số 1',
  licence_verified_at: '2025-03-01',
  phone: '0983111112',
};

async function* rowsOf(...rows: Array<Record<string, string>>) {
  for (const [i, fields] of rows.entries()) {
    yield { line: i + 2, fields: Object.fromEntries(PROFESSIONAL_COLUMNS.map(name => [name, fields[name] ?? ''])) };
  }
}
const importRows = (...rows: Array<Record<string, string>>) => professionals.import(app.services, rowsOf(...rows));

async function exported(): Promise<Array<Record<string, string>>> {
  const rows: Array<Record<string, string>> = [];
  for await (const cells of professionals.export(app.services)) {
    rows.push(Object.fromEntries(PROFESSIONAL_COLUMNS.map((name, i) => [name, cells[i] ?? ''])));
  }
  return rows;
}

async function names(query: string): Promise<string[]> {
  const answer = await app.request(`/api/v1/professional/?page_size=50&${query}`);
  const { items }: { items: Array<{ name: string }> } = await answer.json();
  return items.map(item => item.name);
}

describe('importing professionals', () => {
  it('makes public only those whose licence was verified', async () => {
    const report = await importRows(MAI, {
      ...MAI,
      external_id: 'p-2',
      name: 'Trần Chưa Xét',
      licence_verified_at: '',
    });
    expect(report).toMatchObject({ added: 2, refused: 0, flagged: 1 });
    const public_ = await names('specialities=tim-mach');
    expect(public_).toContain('Nguyễn Thị Thử Nghiệm');
    expect(public_).not.toContain('Trần Chưa Xét');
  });

  it.each([
    ['licence_number', ''],
    ['licence_number', '1/BYT'],
    ['licence_number', '000001/DEMO-GPHN'],
    ['licence_issuer', ''],
    ['licence_scope', ''],
    ['licence_evidence', ''],
  ])('leaves a professional a draft whose %s is %j', async (column, text) => {
    expect(await importRows({ ...MAI, [column]: text })).toMatchObject({ added: 1, flagged: 1 });
    expect((await exported()).find(row => row.external_id === 'p-1')?.status).toBe('draft');
  });

  it('keeps a checked licence until a row brings another whole record', async () => {
    await importRows(MAI);
    const licenceOf = async () => (await exported()).find(row => row.external_id === 'p-1')?.licence_number;
    await importRows({ ...MAI, licence_number: '000002/BYT-CCHN', licence_evidence: '' });
    expect(await licenceOf()).toBe('000001/BYT-CCHN');
    await importRows({ ...MAI, licence_number: '000002/BYT-CCHN' });
    expect(await licenceOf()).toBe('000002/BYT-CCHN');
  });

  it('changes nothing when repeated; an empty cell leaves what is there', async () => {
    await importRows(MAI);
    expect(await importRows(MAI)).toMatchObject({ added: 0, updated: 0, unchanged: 1 });
    const change = { external_id: 'p-1', name: MAI.name, specialities: 'Nhi khoa' };
    expect(await importRows(change)).toMatchObject({ added: 0, updated: 1 });
    expect((await exported()).find(row => row.external_id === 'p-1')).toMatchObject({
      name: 'Nguyễn Thị Thử Nghiệm',
      gender: 'female',
      occupation: 'Bác sĩ',
      specialities: 'Nhi khoa',
      phone: '+84983111112',
      licence_number: '000001/BYT-CCHN',
      licence_verified_at: '2025-03-01T00:00:00.000Z',
    });
    expect(await names('specialities=tim-mach')).not.toContain('Nguyễn Thị Thử Nghiệm');
  });

  it('publishes nobody without a verified licence, whatever status a row gives', async () => {
    const unverified = { ...MAI, licence_verified_at: '', status: 'published' };
    await importRows(unverified);
    const statusNow = async () => (await exported()).find(row => row.external_id === 'p-1')?.status;
    expect(await statusNow()).toBe('draft');
    await importRows({ ...unverified, phone: '0983111113' });
    expect(await statusNow()).toBe('draft');
    await importRows(MAI);
    expect(await statusNow()).toBe('published');
    await importRows({ ...MAI, status: 'hidden' });
    expect(await statusNow()).toBe('hidden');
  });

  it('takes prices and wordings of services, and keeps those that a later row leaves out', async () => {
    const { external_id, name } = MAI;
    const services = 'Khám tim mạch | 200000-350000 | Khám tim; có siêu âm';
    await importRows({ ...MAI, services: services.replace(';', '\\;'), status: 'hidden' });
    const cell = async () => (await exported()).find(row => row.external_id === 'p-1')?.services;
    expect(await cell()).toBe('Khám tim mạch | 200000-350000 | Khám tim\\; có siêu âm');
    expect(await importRows({ external_id, name, services: 'Khám tim mạch' })).toMatchObject({ unchanged: 1 });
    expect(await importRows({ external_id, name, services: 'Khám tim mạch | 400000' })).toMatchObject({ updated: 1 });
    expect(await cell()).toBe('Khám tim mạch | 400000 | Khám tim\\; có siêu âm');
    const wrong = await importRows({
      external_id,
      name,
      services: 'Khám tim mạch | rẻ | ',
      pictures: 'https://a.example/b.png',
    });
    expect(wrong.notes.map(({ code }) => code)).toEqual(
      expect.arrayContaining(['services_price_unusable', 'pictures_not_taken']),
    );
  });

  it('refuses an id that does not fit, and takes the rows around it', async () => {
    const report = await importRows(MAI, { ...MAI, external_id: 'p'.repeat(121) }, { ...MAI, external_id: 'p-3' });
    expect(report).toMatchObject({ added: 2, refused: 1 });
    expect(report.notes[0]).toMatchObject({
      line: 3,
      severity: 'refused',
      code: 'id_too_long',
      message: 'external_id longer than 120 characters',
    });
    expect((await exported()).map(row => row.external_id)).toEqual(expect.arrayContaining(['p-1', 'p-3']));
  });

  it.each(['x', '한', '😀', '\0', '9', '., '])('takes or refuses cells of any length, of %j', async text => {
    const rows = PROFESSIONAL_COLUMNS.map((column, i) => ({
      ...MAI,
      external_id: `p-${i}`,
      [column]: `Nguyễn ${text.repeat(30_000)}`,
    }));
    const report = await importRows(...rows);
    expect(report.added).toBeGreaterThan(12);
    expect(report.added + report.refused).toBe(rows.length);
    if (text !== '\0') expect(new Set(report.notes.map(note => note.line)).size).toBe(rows.length);
    for (const { message, name } of report.notes) expect(message.length + name.length).toBeLessThan(700);
  });

  it('stores only safe HTML of a description, and knows it again', async () => {
    const described = { ...MAI, description: '<p onclick="x()">Khám <b>tim</b>\0<script>alert(1)</script></p>' };
    await importRows(described);
    expect((await exported()).find(row => row.external_id === 'p-1')?.description).toBe('<p>Khám <b>tim</b></p>');
    expect(await importRows(described)).toMatchObject({ unchanged: 1, updated: 0 });
  });

  it('takes no date that cannot be one of a verification', async () => {
    const dates = ['0000-01-01', '0001-01-01', '9999-12-31', '1929-12-31'];
    const report = await importRows(
      ...dates.map((licence_verified_at, i) => ({ ...MAI, external_id: `p-${i}`, licence_verified_at })),
    );
    expect(report).toMatchObject({ added: 4, refused: 0, flagged: 4 });
    expect((await exported()).find(row => row.external_id === 'p-0')).toMatchObject({
      licence_verified_at: '',
      status: 'draft',
    });
  });

  it('takes what it exported without changing it', async () => {
    await importRows(MAI);
    const before = await exported();
    expect(before.length).toBeGreaterThan(10);
    const report = await importRows(...before);
    expect(report).toMatchObject({ read: before.length, added: 0, updated: 0, unchanged: before.length, refused: 0 });
    expect(await exported()).toEqual(before);
  });
});
