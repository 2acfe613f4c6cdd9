import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TransferKind } from '../../platform/transfer/import.ts';
import { HOSTILE_NAMES, hostileText } from '../../testing/hostile-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { MAX_MS, threadCost } from '../../testing/thread-cost.ts';
import { services, specialities } from './import-terms.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

async function* rowsOf(kind: TransferKind, rows: Array<Record<string, string>>) {
  for (const [i, fields] of rows.entries()) {
    yield { line: i + 2, fields: Object.fromEntries(kind.columns.map(name => [name, fields[name] ?? ''])) };
  }
}
const importRows = (kind: TransferKind, ...rows: Array<Record<string, string>>) =>
  kind.import(app.services, rowsOf(kind, rows));

async function exported(kind: TransferKind): Promise<Array<Record<string, string>>> {
  const rows: Array<Record<string, string>> = [];
  for await (const cells of kind.export(app.services)) {
    rows.push(Object.fromEntries(kind.columns.map((name, i) => [name, cells[i] ?? ''])));
  }
  return rows;
}

describe('importing specialities and services', () => {
  it.each([specialities, services])('takes the $name it exported without changing them', async kind => {
    const before = await exported(kind);
    expect(before.length).toBeGreaterThan(60);
    expect(await importRows(kind, ...before)).toMatchObject({
      added: 0,
      updated: 0,
      unchanged: before.length,
      refused: 0,
    });
    expect(await exported(kind)).toEqual(before);
  });

  it('adds, updates by slug, and leaves what a row does not say', async () => {
    const [first] = await exported(specialities);
    const report = await importRows(
      specialities,
      { name: 'Y học không gian', aliases: 'Vũ trụ; Không trọng lực', group: 'Khác' },
      { slug: first?.slug ?? '', name: 'Tên mới' },
    );
    expect(report).toMatchObject({ added: 1, updated: 1, unchanged: 0 });
    const after = await exported(specialities);
    expect(after.find(row => row.slug === 'y-hoc-khong-gian')).toMatchObject({
      aliases: 'Vũ trụ; Không trọng lực',
      group: 'Khác',
    });
    expect(after.find(row => row.slug === first?.slug)).toEqual({ ...first, name: 'Tên mới' });
  });

  it('refuses rows without a name, repeated ones and broken ones, and flags an unknown speciality', async () => {
    const report = await importRows(
      services,
      { name: '' },
      { name: 'Đo sao', speciality: 'Chiêm tinh' },
      { name: 'Đo  Sao' },
      { name: 'A'.repeat(161) },
    );
    expect(report).toMatchObject({ read: 4, added: 1, refused: 3, flagged: 1 });
    expect(report.notes.map(({ line, code }) => [line, code])).toEqual([
      [2, 'no_name'],
      [3, 'speciality_unknown'],
      [4, 'repeated'],
      [5, 'too_long'],
    ]);
  });

  it('refuses cells that are too long and heaps of marks, and says which', async () => {
    const heap = `A${'\u0301'.repeat(9)}`;
    const report = await importRows(
      services,
      { name: 'Đo sao', description: 'a'.repeat(20_001) },
      { name: 'Đo trăng', slug: 'a '.repeat(100_000) },
      { name: 'Đo mây', aliases: `Đo gió; ${heap}` },
      { name: heap },
    );
    expect(report).toMatchObject({ read: 4, added: 0, refused: 4 });
    expect(report.notes.map(({ line, name, message }) => [line, name, message])).toEqual([
      [2, 'Đo sao', 'description longer than 20000 characters'],
      [3, 'Đo trăng', 'slug longer than 120 characters'],
      [4, '', 'aliases has more than 8 marks in a row'],
      [5, '', 'name has more than 8 marks in a row'],
    ]);
  });

  it('takes or refuses a row of hostile cells at once', async () => {
    for (const name of HOSTILE_NAMES) {
      const cell = hostileText(name, 100_000);
      for (const column of ['name', 'aliases', 'description', 'speciality']) {
        const row = { name: 'Đo sao', [column]: cell };
        expect(await threadCost(() => importRows(services, row)), `${name} ${column}`).toBeLessThan(MAX_MS);
      }
    }
  });
});
