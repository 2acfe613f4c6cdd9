import { afterEach, beforeEach, expect, it } from 'vitest';
import { openDatabase } from '../../../platform/db/database.ts';
import { textOf } from '../../../platform/db/text.ts';
import { platformEntities } from '../../../platform/platform.entity.ts';
import type { TransferKind } from '../../../platform/transfer/import.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { watchedDatabase } from '../../../testing/watched-database.ts';
import { places } from '../../places/import/import-places.ts';
import { professionals } from './import-professionals.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

const ROWS = 150;

async function* rowsOf(kind: TransferKind) {
  for (let at = 0; at < ROWS; at += 1) {
    const said = { external_id: `x-${at}`, name: 'Nguyễn Thị Mai', place_type: 'Phòng khám', province: 'Hà Nội' };
    const fields = new Map(Object.entries(said));
    yield { line: at + 2, fields: Object.fromEntries(kind.columns.map(name => [name, fields.get(name) ?? ''])) };
  }
}

it.each([
  { table: 'place', kind: places },
  { table: 'professional', kind: professionals },
])(
  'an import writes a few rows of $table at a time and lets another process write in between',
  async ({ table, kind }) => {
    const { services } = app;
    const other = await openDatabase(services.config.database, platformEntities);
    const counts = [0];
    const db = watchedDatabase(services.db, async () => {
      await other.transaction(unit =>
        textOf(unit).sql('insert into content_version (name, version) values (?, 1)', [`other:${counts.length}`]),
      );
      const row = await textOf(other.primary).first<{ n: number }>(`select count(*) as n from ${table}`);
      counts.push(Number(row?.n));
    });
    try {
      expect(await kind.import({ ...services, db }, rowsOf(kind))).toMatchObject({ added: ROWS });
    } finally {
      await other.close();
    }
    const steps = counts.slice(1).map((count, at) => count - (counts[at] ?? 0));
    expect(steps[0]).toBeGreaterThan(0);
    expect(steps[0]).toBeLessThanOrEqual(40);
    for (const [at, step] of steps.slice(1).entries()) expect(step).toBeLessThanOrEqual(2 * (steps[at] ?? 0));
    expect(counts.at(-1)).toBe(ROWS);
  },
);
