import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import type { TransferKind } from '../../platform/transfer/import.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
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
});
