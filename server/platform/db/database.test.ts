import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseCopy } from '../../testing/template-database.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { isUniqueViolation } from '../errors/database-errors.ts';
import { ContentVersion, Setting } from '../platform.entity.ts';
import { type Database, openDatabase } from './database.ts';
import { nativeOf } from './native.ts';
import { textOf } from './text.ts';

let app: TestApp;
let db: Database;
beforeAll(async () => {
  app = await startTestApp();
  db = app.services.db;
});
afterAll(() => app.close());

const NOW = new Date('2026-01-02T03:04:05.678Z');
const versionOf = async (name: string) =>
  (await textOf(db.read).first<{ version: number }>('select version from content_version where name = ?', [name]))
    ?.version;

describe('the schema', () => {
  it('matches the entities after all migrations', async () => {
    expect(await (await nativeOf(db).orm()).schema.getUpdateSchemaSQL({ wrap: false })).toBe('');
    expect(await db.pendingMigrations()).toEqual([]);
  });
});

describe('a transaction', () => {
  it('commits, then runs its effects in order', async () => {
    const seen: string[] = [];
    const result = await db.transaction(async unit => {
      unit.afterCommit(async () => void seen.push(`first sees ${await versionOf('effects')}`));
      unit.afterCommit(() => void seen.push('second'));
      await textOf(unit).sql('insert into content_version (name, version) values (?, ?)', ['effects', 7]);
      seen.push('work');
      return 'done';
    });
    expect(result).toBe('done');
    expect(seen).toEqual(['work', 'first sees 7', 'second']);
  });

  it('refuses statements once it is over, as they would be in no transaction', async () => {
    const kept = await db.transaction(async unit => unit);
    const late = textOf(kept).sql("insert into content_version (name, version) values ('late', 1)");
    await expect(late).rejects.toThrow('is over');
    expect(await versionOf('late')).toBeUndefined();
  });

  it('leaves nothing behind when it fails, effects included', async () => {
    const seen: string[] = [];
    const before = db.changes();
    const failing = db.transaction(async unit => {
      unit.afterCommit(() => void seen.push('effect'));
      await textOf(unit).sql('insert into content_version (name, version) values (?, 1)', ['rolled-back']);
      throw new Error('stop');
    });
    await expect(failing).rejects.toThrow('stop');
    expect(seen).toEqual([]);
    expect(await versionOf('rolled-back')).toBeUndefined();
    expect(db.changes()).toBe(before);
  });

  it('says by changes() that it has committed', async () => {
    const before = db.changes();
    await db.transaction(unit =>
      textOf(unit).sql('insert into content_version (name, version) values (?, 1)', ['changed']),
    );
    expect(db.changes()).not.toBe(before);
  });

  it('takes every kind of value in its SQL and reads it back', async () => {
    const rows = await db.transaction(async unit => {
      await textOf(unit).sql('insert into setting (name, value, updated_at) values (?, ?, ?)', [
        'kinds',
        '{"a":true}',
        NOW,
      ]);
      await textOf(unit).sql('update media set is_main = ?, caption = ? where id = ?', [true, 'ảnh?', 1]);
      return textOf(unit).sql<{ name: string }>('select name from setting where updated_at = ?', [NOW]);
    });
    expect(rows.map(row => row.name)).toEqual(['kinds']);
    const setting = await (await nativeOf(db).em()).findOneOrFail(Setting, { name: 'kinds' });
    expect(setting.updatedAt).toEqual(NOW);
    expect(setting.value).toEqual({ a: true });
  });

  it('lets many writers in one process wait for each other', async () => {
    await db.transaction(unit =>
      textOf(unit).sql('insert into content_version (name, version) values (?, 0)', ['parallel']),
    );
    const write = () =>
      db.transaction(async unit => {
        const lock = db.engine === 'postgresql' ? ' for update' : '';
        const [row] = await textOf(unit).sql<{ version: number | string }>(
          `select version from content_version where name = ?${lock}`,
          ['parallel'],
        );
        await textOf(unit).sql('update content_version set version = ? where name = ?', [
          Number(row?.version) + 1,
          'parallel',
        ]);
      });
    await Promise.all(Array.from({ length: 40 }, write));
    expect(await versionOf('parallel')).toBe(40);
  });

  it('lets writers in several processes wait for each other', async () => {
    await db.transaction(unit =>
      textOf(unit).sql('insert into content_version (name, version) values (?, 0)', ['counter']),
    );
    const before = db.changes();
    const codes = await Promise.all([increment(60), increment(60), increment(60)]);
    expect(codes).toEqual([0, 0, 0]);
    expect(await versionOf('counter')).toBe(180);
    if (db.engine === 'sqlite') expect(db.changes()).not.toBe(before);
  });
});

describe('unique violations', () => {
  it('are recognised from the ORM and from SQL', async () => {
    await db.transaction(unit =>
      textOf(unit).sql('insert into content_version (name, version) values (?, 0)', ['twice']),
    );
    const bySql = db.transaction(unit =>
      textOf(unit).sql('insert into content_version (name, version) values (?, 0)', ['twice']),
    );
    await expect(bySql).rejects.toSatisfy(isUniqueViolation);
    const byOrm = db.transaction(async ({ em }) => {
      em.create(ContentVersion, { name: 'twice', version: 3 });
    });
    await expect(byOrm).rejects.toSatisfy(isUniqueViolation);
    expect(isUniqueViolation(new Error('UNIQUE constraint failed'))).toBe(false);
  });
});

describe('a reader', () => {
  it('reads numbers as numbers and stops a scan early', async () => {
    const counted = await textOf(db.read).first<{ n: number; s: number }>(
      'select count(*) as n, sum(position) as s from province',
    );
    expect(counted?.n).toBe(34);
    expect(typeof counted?.s).toBe('number');
    const seen: number[] = [];
    await textOf(db.read).scan<{ id: number }>('select id from district where id > ? order by id', [0], row => {
      seen.push(row.id);
      return seen.length < 3;
    });
    expect(seen).toHaveLength(3);
  });

  it('cannot write on SQLite', async () => {
    if (db.engine !== 'sqlite') return;
    await expect(textOf(db.read).all('delete from district returning id')).rejects.toThrow(/readonly/);
  });
});

describe('SQLite connections', () => {
  it.each([
    ['every commit', undefined, 2],
    ['none that need not outlive the machine', false, 0],
  ])('enforce foreign keys and sync %s to the disk', async (_, durable, synchronous) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'antam-pragmas-'));
    const opened = await openDatabase({ engine: 'sqlite', file: path.join(folder, 'antam.sqlite'), durable }, []);
    const { sqlite } = nativeOf(opened);
    const wanted = { journal_mode: 'wal', synchronous, foreign_keys: 1 };
    for (const [pragma, value] of Object.entries(wanted)) {
      expect(sqlite?.pragma(pragma, { simple: true })).toBe(value);
      expect(await textOf(opened.read).first(`pragma ${pragma}`)).toEqual({ [pragma]: value });
    }
    await opened.close();
    rmSync(folder, { recursive: true });
  });

  it('block the process on a lock for a moment at most', async () => {
    const { sqlite } = nativeOf(db);
    if (!sqlite) return;
    expect(sqlite.pragma('busy_timeout', { simple: true })).toBe(0);
    expect(await textOf(db.read).first('pragma busy_timeout')).toEqual({ timeout: 100 });
  });
});

async function increment(times: number): Promise<number | null> {
  const script = fileURLToPath(new URL('../../testing/increment-process.ts', import.meta.url));
  const config: DatabaseCopy['config'] = app.services.config.database;
  const child = spawn(process.execPath, [script, JSON.stringify({ database: config, times })], { stdio: 'inherit' });
  const [code] = await once(child, 'exit');
  return code;
}
