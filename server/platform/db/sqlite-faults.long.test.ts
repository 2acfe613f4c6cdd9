import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { databaseFault } from '../errors/database-fault.ts';
import { platformEntities } from '../platform.entity.ts';
import { type Database, openDatabase } from './database.ts';
import { nativeOf } from './native.ts';
import { openSqlite } from './sqlite.ts';
import { textOf } from './text.ts';

let folder: string;
let file: string;
let db: Database;
let connection: Sqlite.Database;
let other: Sqlite.Database;
beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-sqlite-faults-'));
  file = path.join(folder, 'antam.sqlite');
  watchRuns();
  db = await openDatabase({ engine: 'sqlite', file }, platformEntities);
  await db.migrate();
  const { sqlite } = nativeOf(db);
  if (!sqlite) throw new Error('Not on SQLite');
  connection = sqlite;
  other = openSqlite(file);
});
afterEach(async () => {
  vi.restoreAllMocks();
  other.close();
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const RAISE = `insert into content_version (name, version) values ('test', 1)
  on conflict (name) do update set version = version + 1`;
const write = (waitMs?: number) =>
  db.transaction(async unit => void (await textOf(unit).sql(RAISE)), waitMs === undefined ? {} : { waitMs });
const stored = async () =>
  (await textOf(db.read).first<{ version: number }>("select version from content_version where name = 'test'"))
    ?.version ?? 0;
const faultOf = (work: Promise<unknown>) =>
  work.then(
    () => 'done',
    error => databaseFault(error),
  );

const disk = (message: string, code: string) => new Sqlite.SqliteError(message, code);

interface Failing {
  readonly sql: string;
  readonly error: Error;
  readonly before: () => void;
}

let failing: Failing | undefined;

/** Lets a statement of the writing connection fail once, after doing what SQLite itself does then. */
function failOnce(sql: string, error: Error, before: () => void = () => undefined): void {
  failing = { sql, error, before };
}

/** Statements are prepared once and for all, so that this stands before the database is opened. */
function watchRuns(): void {
  failing = undefined;
  const memory = new Sqlite(':memory:');
  const statements: Sqlite.Statement<unknown[]> = Object.getPrototypeOf(memory.prepare('select 1'));
  memory.close();
  const { run } = statements;
  vi.spyOn(statements, 'run').mockImplementation(function (this: Sqlite.Statement<unknown[]>, ...values) {
    const due = failing;
    if (!due || this.source !== due.sql || this.database !== connection) return run.apply(this, values);
    failing = undefined;
    due.before();
    throw due.error;
  });
}

describe('while another process holds the write lock', () => {
  it('a write waits without stopping the process: reads go on, and it is done when the lock is free', async () => {
    await write();
    other.exec('begin immediate');
    const waiting = write();
    // Waited for inside the driver, the lock could never be released here, and the write would fail.
    for (let i = 0; i < 5; i++) expect(await stored()).toBe(1);
    other.exec('commit');
    await waiting;
    expect(await stored()).toBe(2);
  });

  it('a write gives up in time, and the next one works at once', async () => {
    other.exec('begin immediate');
    expect(await faultOf(write(20))).toBe('busy');
    expect(await faultOf(write(0))).toBe('busy');
    other.exec('rollback');
    await write(0);
    expect(await stored()).toBe(1);
  });

  it('writers behind the waiting one run in the order in which they asked', async () => {
    other.exec('begin immediate');
    const order: number[] = [];
    const writes = [1, 2, 3].map(n => db.transaction(async () => void order.push(n)));
    expect(await stored()).toBe(0);
    other.exec('commit');
    await Promise.all(writes);
    expect(order).toEqual([1, 2, 3]);
  });
});

it('the wait for other writers of this process counts towards the time limit', async () => {
  const begun = Promise.withResolvers<void>();
  const finish = Promise.withResolvers<void>();
  const slow = db.transaction(async () => {
    begun.resolve();
    await finish.promise;
  });
  await begun.promise;
  expect(await faultOf(write(5))).toBe('busy');
  const patient = write();
  finish.resolve();
  await Promise.all([slow, patient]);
  expect(await stored()).toBe(1);
});

describe('the next write works at once', () => {
  it('after a BEGIN that failed', async () => {
    failOnce('begin immediate', disk('disk I/O error', 'SQLITE_IOERR'));
    expect(await faultOf(write())).toBe('unavailable');
    await write();
    expect(await stored()).toBe(1);
  });

  it('after a COMMIT that failed and that SQLite itself undid, as on a full disk', async () => {
    failOnce('commit', disk('database or disk is full', 'SQLITE_FULL'), () => connection.exec('rollback'));
    const effect = vi.fn();
    const full = db.transaction(async unit => {
      unit.afterCommit(effect);
      await textOf(unit).sql(RAISE);
    });
    expect(await faultOf(full)).toBe('unavailable');
    expect(effect).not.toHaveBeenCalled();
    await write();
    expect(await stored()).toBe(1);
  });

  it('after a COMMIT that failed and left its transaction open', async () => {
    failOnce('commit', disk('disk I/O error', 'SQLITE_IOERR_FSYNC'));
    expect(await faultOf(write())).toBe('unavailable');
    await write();
    expect(await stored()).toBe(1);
  });

  it('after a ROLLBACK that failed and left its transaction open', async () => {
    failOnce('rollback', disk('disk I/O error', 'SQLITE_IOERR'));
    const failing = db.transaction(async unit => {
      await textOf(unit).sql(RAISE);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    await write();
    expect(await stored()).toBe(1);
  });
});

describe('writing goes on by itself', () => {
  it('when a full disk has room again', async () => {
    await write();
    const pages = connection.pragma('page_count', { simple: true });
    connection.pragma(`max_page_count = ${String(pages)}`);
    const fill = () =>
      db.transaction(unit =>
        textOf(unit).sql("insert into setting (name, value, updated_at) values ('big', ?, 0)", [
          JSON.stringify('x'.repeat(1_000_000)),
        ]),
      );
    expect(await faultOf(fill())).toBe('unavailable');
    expect(await stored()).toBe(1);
    connection.pragma('max_page_count = 1000000');
    await fill();
    await write();
    expect(await stored()).toBe(2);
  });

  it('when a read-only database may be written again', async () => {
    connection.pragma('query_only = on');
    expect(await faultOf(write())).toBe('unavailable');
    expect(await stored()).toBe(0);
    connection.pragma('query_only = off');
    await write();
    expect(await stored()).toBe(1);
  });

  it('when a file that was moved away is back in its place; meanwhile nothing is written into it', async () => {
    await write();
    renameSync(file, `${file}.away`);
    expect(await faultOf(write())).toBe('unavailable');
    writeFileSync(file, '');
    expect(await faultOf(write())).toBe('unavailable');
    renameSync(`${file}.away`, file);
    await write();
    expect(await stored()).toBe(2);
  });
});
