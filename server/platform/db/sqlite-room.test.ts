import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { platformEntities } from '../platform.entity.ts';
import { type Database, openDatabase } from './database.ts';
import { nativeOf } from './native.ts';
import { openSqlite } from './sqlite.ts';
import { emptyLog, giveBackRoom } from './sqlite-room.ts';

let folder: string;
let file: string;
let db: Database;

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-room-'));
  file = path.join(folder, 'antam.sqlite');
  db = await openDatabase({ engine: 'sqlite', file, durable: false }, platformEntities);
  await db.migrate();
});
afterEach(async () => {
  await db.close();
  rmSync(folder, { recursive: true, force: true });
});

const context = () => ({ messageId: 1, attempt: 1, signal: new AbortController().signal });
const run = () => giveBackRoom.run({ db } as Parameters<typeof giveBackRoom.run>[0], context());

/** Writes and deletes so many rows of a page each. */
function fillAndEmpty(rows: number): void {
  const { sqlite } = nativeOf(db);
  sqlite?.exec('create table big (text)');
  sqlite?.exec(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < ${rows})
     insert into big select hex(zeroblob(2000)) from n`,
  );
  sqlite?.exec('delete from big');
  emptyLog(db);
}

describe('giving room back', () => {
  it('makes a file small again out of which most was deleted', async () => {
    fillAndEmpty(6_000);
    const before = statSync(file).size;
    expect(before).toBeGreaterThan(20_000_000);
    await run();
    emptyLog(db);
    // As many free pages stay as a file may keep.
    expect(statSync(file).size).toBeLessThan(9_000_000);
  });

  it('leaves a file alone whose free pages are few', async () => {
    fillAndEmpty(1_000);
    const before = statSync(file).size;
    await run();
    emptyLog(db);
    expect(statSync(file).size).toBe(before);
  });
});

it('Emptying the log says that it failed while a reader needs the log, and succeeds afterwards', () => {
  const reader = openSqlite(file, { readonly: true });
  reader.exec('begin');
  reader.prepare('select * from setting').all();
  nativeOf(db).sqlite?.exec('create table later (text)');
  expect(emptyLog(db)).toBe(false);
  reader.exec('commit');
  reader.close();
  expect(emptyLog(db)).toBe(true);
  expect(statSync(`${file}-wal`).size).toBe(0);
});
