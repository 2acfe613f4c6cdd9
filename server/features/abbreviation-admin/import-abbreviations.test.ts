import { type Cells, exportedRows, listRows } from '@antam/fixtures/factories/imports.ts';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { abbreviations } from './import-abbreviations.ts';
import { storedAbbreviations } from './queries/stored-abbreviations.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

const importRows = (...rows: readonly Cells[]) => abbreviations.import(app.services, listRows(abbreviations, rows));
const exported = () => exportedRows(app.services, abbreviations);

it('importing an untouched export of abbreviations changes nothing', async () => {
  const before = await exported();
  expect(before.length).toBeGreaterThanOrEqual(150);
  expect(await importRows(...before)).toMatchObject({
    added: 0,
    updated: 0,
    unchanged: before.length,
    refused: 0,
    flagged: 0,
  });
  expect(await exported()).toEqual(before);
});

it('a list of abbreviations adds, updates by the letters, leaves what a row does not say, and refuses what is none', async () => {
  const report = await importRows(
    { short: 'QZX', meaning: 'đau lưng', source: 'Sách' },
    { short: 'sxh', meaning: 'bệnh sốt xuất huyết' },
    { short: 'X', meaning: 'thử' },
    { short: 'QZY', meaning: '!' },
    { short: 'QZX', meaning: 'đau vai' },
    { short: 'Q'.repeat(21), meaning: 'thử' },
    { short: 'ﷺ'.repeat(20), meaning: 'thử' },
    { short: 'QZZ', meaning: 'thử', read_as: '—' },
  );
  expect(report).toMatchObject({ read: 8, added: 1, updated: 1, refused: 6 });
  expect(report.notes.map(({ line, code }) => [line, code])).toEqual([
    [4, 'no_short'],
    [5, 'no_meaning'],
    [6, 'repeated'],
    [7, 'too_long'],
    [8, 'too_long'],
    [9, 'no_words'],
  ]);
  const after = await exported();
  expect(after.find(({ short }) => short === 'QZX')).toMatchObject({ meaning: 'đau lưng', source: 'Sách' });
  const changed = after.find(({ short }) => short === 'sxh');
  expect(changed).toMatchObject({ meaning: 'bệnh sốt xuất huyết' });
  expect(changed?.source).toContain('2760');
});

it('an import of abbreviations is taken back with them as they were', async () => {
  const stored = await storedAbbreviations(app.services.db.primary);
  const id = stored.find(({ short }) => short === 'SXH')?.id ?? 0;
  const states = await abbreviations.undo.states(app.services.db.primary, [id]);
  await importRows({ short: 'SXH', meaning: 'sai', read_as: 'sai' });
  expect(await abbreviations.undo.states(app.services.db.primary, [id])).not.toEqual(states);
  const restored = [{ id, before: states.get(id) ?? {} }];
  await abbreviations.undo.restore(app.services, restored, async () => undefined);
  expect(await abbreviations.undo.states(app.services.db.primary, [id])).toEqual(states);
});
