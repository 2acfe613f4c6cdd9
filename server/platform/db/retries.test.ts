import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { metricsOf } from '../../testing/metrics-of.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Database } from './database.ts';
import { textOf } from './text.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = app.services.db;
});
afterAll(() => app.close());

const UNDONE = process.env.TEST_DATABASE_URL ? ['40001', '40P01'] : ['SQLITE_BUSY_SNAPSHOT'];
const undone = (code: string) => Object.assign(new Error('undone for the sake of another one'), { code });

describe.each(UNDONE)('a transaction that the database aborts because of a conflict (%s)', code => {
  it('is retried as a whole, and its effects run once', async () => {
    const name = `again-${code}`;
    const told: number[] = [];
    let tries = 0;
    const before = db.retries();
    const answer = await db.transaction(async unit => {
      tries += 1;
      const now = tries;
      unit.afterCommit(() => void told.push(now));
      await textOf(unit).sql('insert into content_version (name, version) values (?, ?)', [name, tries]);
      if (tries < 3) throw undone(code);
      return tries;
    });
    expect(answer).toBe(3);
    expect(told).toEqual([3]);
    expect(await textOf(db.read).all('select version from content_version where name = ?', [name])).toEqual([
      { version: 3 },
    ]);
    expect(db.retries() - before).toBe(2);
    const metrics = await metricsOf(app);
    expect(metrics).toContain(`antam_transaction_retries_total ${db.retries()}\n`);
  });

  it('is given up after three tries', async () => {
    let tries = 0;
    const hopeless = db.transaction(async () => {
      tries += 1;
      throw undone(code);
    });
    await expect(hopeless).rejects.toMatchObject({ code });
    expect(tries).toBe(3);
  });
});

it('a transaction that fails for another reason is not retried', async () => {
  let tries = 0;
  const failing = db.transaction(async () => {
    tries += 1;
    throw new Error('no');
  });
  await expect(failing).rejects.toThrow('no');
  expect(tries).toBe(1);
});

it('two transactions that lock the same rows in opposite orders both commit', async () => {
  for (const name of ['left', 'right']) {
    await db.transaction(unit => textOf(unit).sql('insert into content_version (name, version) values (?, 0)', [name]));
  }
  const raise = 'update content_version set version = version + 1 where name = ?';
  const first = [Promise.withResolvers<void>(), Promise.withResolvers<void>()] as const;
  const cross = (own: 0 | 1, names: readonly [string, string]) =>
    db.transaction(async unit => {
      await textOf(unit).sql(raise, [names[0]]);
      first[own].resolve();
      // On SQLite the other one cannot even begin.
      if (db.engine === 'postgresql') await first[own === 0 ? 1 : 0].promise;
      await textOf(unit).sql(raise, [names[1]]);
    });
  const before = db.retries();
  await Promise.all([cross(0, ['left', 'right']), cross(1, ['right', 'left'])]);
  const rows = await textOf(db.read).all("select version from content_version where name in ('left', 'right')");
  expect(rows.map(row => Object.values(row).map(Number))).toEqual([[2], [2]]);
  if (db.engine === 'postgresql') expect(db.retries() - before).toBeGreaterThan(0);
});
