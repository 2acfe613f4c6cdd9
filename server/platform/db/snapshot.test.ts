import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { platformEntities } from '../platform.entity.ts';
import { type Database, openDatabase } from './database.ts';
import { nativeOf } from './native.ts';
import { createSnapshot } from './snapshot.ts';
import { openSqlite } from './sqlite.ts';
import { textOf } from './text.ts';

let folder: string;
let db: Database;
let other: ReturnType<typeof openSqlite>;

beforeAll(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-snapshot-'));
  const file = path.join(folder, 'antam.sqlite');
  db = await openDatabase({ engine: 'sqlite', file }, platformEntities);
  await db.migrate();
  other = openSqlite(file);
});
afterAll(async () => {
  other.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const RAISE = `insert into content_version (name, version) values ('test', 1)
  on conflict (name) do update set version = version + 1`;
const stored = "select version from content_version where name = 'test'";
const seen = async (read = db.read) => (await textOf(read).first<{ version: number }>(stored))?.version ?? 0;

/** Reads once, so that this turn has a snapshot, and answers what there was. */
const before = () => seen();

describe('a snapshot', () => {
  beforeEach(() => nextTurn());

  it('shows this process its own commits at once', async () => {
    const first = await before();
    await db.transaction(unit => textOf(unit).sql(RAISE));
    expect(await seen()).toBe(first + 1);
    nativeOf(db).sqlite?.exec(RAISE);
    expect(await seen()).toBe(first + 2);
    await (await nativeOf(db).em()).transactional(em => (em as SqlEntityManager).execute(RAISE));
    expect(await seen()).toBe(first + 3);
  });

  it('shows nothing of a transaction that is still open', async () => {
    const first = await before();
    await db.transaction(async unit => {
      await textOf(unit).sql(RAISE);
      expect(await seen()).toBe(first);
    });
  });

  it('stays the same for one turn, whatever others commit, and not for two', async () => {
    const first = await before();
    other.exec(RAISE);
    expect(await seen()).toBe(first);
    await nextTurn();
    expect(await seen()).toBe(first + 1);
  });

  it('is not what the primary reader reads from', async () => {
    const first = await before();
    other.exec(RAISE);
    expect(await seen(db.primary)).toBe(first + 1);
  });

  it('leaves no lock behind that would keep the log from being cleared', async () => {
    await before();
    other.exec(RAISE);
    await nextTurn();
    expect(other.pragma('wal_checkpoint(TRUNCATE)')).toEqual([{ busy: 0, log: 0, checkpointed: 0 }]);
  });

  it('that a failed read has ended starts again, and blocks no other read', async () => {
    const reading = openSqlite(other.name, { readonly: true });
    const snapshot = createSnapshot(reading);
    snapshot.keep();
    // As SQLite itself does when a read fails.
    reading.exec('rollback');
    await nextTurn();
    await nextTurn();
    snapshot.keep();
    expect(reading.inTransaction).toBe(true);
    snapshot.release();
    expect(reading.inTransaction).toBe(false);
    reading.close();
  });
});
