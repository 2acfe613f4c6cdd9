import { existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { readFile, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import Sqlite from 'better-sqlite3';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { runCaptured } from '../testing/surroundings.ts';

let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'antam-vacuum-'));
  file = path.join(folder, 'antam.sqlite');
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const antam = (...args: string[]) =>
  runCaptured(args, { NODE_ENV: 'test', ANTAM_DATA: folder, ANTAM_SECRET: 'a secret that only tests ever use' });

/** A file as earlier releases made it, most of whose rows were deleted. */
function madeByEarlierRelease(): void {
  const db = new Sqlite(file);
  db.pragma('journal_mode = WAL');
  db.exec('create table kept (id integer primary key, text); create table big (text)');
  db.exec("insert into kept values (7, 'Sen Hạ')");
  db.exec(
    `with recursive n (i) as (select 1 union all select i + 1 from n where i < 500)
     insert into big select hex(zeroblob(2000)) from n`,
  );
  db.exec('delete from big');
  db.close();
}

function look(): { readonly auto: unknown; readonly rows: unknown } {
  const db = new Sqlite(file);
  try {
    return { auto: db.pragma('auto_vacuum', { simple: true }), rows: db.prepare('select * from kept').all() };
  } finally {
    db.close();
  }
}

describe('antam vacuum', () => {
  it('rewrites a file of an earlier release, with all its rows, and leaves it alone the next time', async () => {
    madeByEarlierRelease();
    const first = await antam('vacuum', '--json');
    expect([first.code, first.err]).toEqual([0, '']);
    const { isChanged, bytesBefore, bytesAfter } = JSON.parse(first.out);
    expect(isChanged).toBe(true);
    expect(bytesAfter).toBeLessThan(bytesBefore / 10);
    expect(look()).toEqual({ auto: 2, rows: [{ id: 7, text: 'Sen Hạ' }] });
    // Nothing is left of the work.
    expect(readdirSync(folder)).toEqual(['antam.sqlite']);
    const second = await antam('vacuum');
    expect([second.code, second.out]).toEqual([
      0,
      expect.stringMatching(/^The file gives room back already: 0\.\d MB\.\n$/),
    ]);
  });

  it('takes along what only the log holds', async () => {
    madeByEarlierRelease();
    const killed = new Sqlite(file);
    killed.pragma('wal_autocheckpoint = 0');
    killed.exec("insert into kept values (8, 'Trúc Lam')");
    const [log, shared] = [`${file}-wal`, `${file}-shm`];
    const copies = await Promise.all([file, log, shared].map(async name => [name, await readFile(name)] as const));
    killed.close();
    for (const [name, bytes] of copies) await writeFile(name, bytes);
    expect((await antam('vacuum')).code).toBe(0);
    expect(look().rows).toHaveLength(2);
  });

  it('changes nothing while another process has the file open, and says so', async () => {
    madeByEarlierRelease();
    const server = new Sqlite(file);
    server.prepare('select * from kept').all();
    const { code, err } = await antam('vacuum');
    server.close();
    expect([code, err]).toEqual([6, expect.stringMatching(/in use .*stop the server first/)]);
    expect(look().auto).toBe(0);
    expect(readdirSync(folder).filter(name => name.startsWith('.antam'))).toEqual([]);
  });

  it('fails where there is no database, and makes none', async () => {
    const { code, err } = await antam('vacuum');
    expect([code, err]).toEqual([3, expect.stringContaining('There is no database')]);
    expect(existsSync(file)).toBe(false);
  });
});
