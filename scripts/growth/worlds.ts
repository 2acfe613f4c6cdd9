import { spawnSync } from 'node:child_process';
import { mkdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { tellFewValues } from '@antam/server/platform/db/few-values.ts';
import { openSqlite } from '@antam/server/platform/db/sqlite.ts';
import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { sqliteSchema } from '@antam/server/testing/sql/weak-steps.ts';
import Sqlite from 'better-sqlite3';
import { ensureWorld } from '../bench/world.ts';
import { startPostgres } from '../postgres.ts';
import { askedWords } from './asked-words.ts';
import { fillQuietTables } from './fill-quiet-tables.ts';
import { openPostgresWorld } from './postgres-world.ts';
import type { RecordedStatement } from './recorded.ts';
import { openSqliteWorld } from './sqlite-world.ts';
import type { World } from './world.ts';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const SECRET = 'a secret that only this run ever uses';

/** Worlds of two sizes, the small one first. */
export type Worlds = readonly [small: World, large: World];
export type Sizes = readonly [small: number, large: number];

/** Copies of the worlds of these sizes in SQLite, in which no table is empty that people fill. */
export async function sqliteWorlds(cache: string, sizes: Sizes, all: readonly RecordedStatement[]): Promise<Worlds> {
  const open = async (rows: number) => {
    const { folder } = await ensureWorld(cache, { rows }, false);
    const file = path.join(cache, `filled-${rows}.sqlite`);
    for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
    const seeded = new Sqlite(path.join(folder, 'antam.sqlite'), { readonly: true });
    seeded.prepare('vacuum into ?').run(file);
    seeded.close();
    const db = openSqlite(file, { durable: false });
    tellFewValues(db);
    fillQuietTables(db, rows, askedWords(all, sqliteSchema(db).columns));
    db.close();
    return openSqliteWorld(file, rows);
  };
  return [await open(sizes[0]), await open(sizes[1])];
}

/** The same worlds in PostgreSQL, by backups of those in SQLite. */
export async function postgresWorlds(cache: string, sizes: Sizes): Promise<{ worlds: Worlds; stop(): Promise<void> }> {
  const postgres = await startPostgres();
  const open = async (rows: number) => {
    const { folder } = await ensureWorld(cache, { rows }, false);
    const archive = path.join(cache, `world-${rows}.tar.gz`);
    antam(['backup', archive, '--force'], { ANTAM_DATA: folder, DATABASE_URL: '' });
    const { url } = await createPostgresDatabase(postgres.url);
    const files = path.join(cache, `files-${rows}`);
    rmSync(files, { recursive: true, force: true });
    mkdirSync(files, { recursive: true });
    antam(['restore', archive], { ANTAM_DATA: files, DATABASE_URL: url });
    const world = await openPostgresWorld(url, rows);
    await world.read('vacuum analyze', []);
    return world;
  };
  return { worlds: [await open(sizes[0]), await open(sizes[1])], stop: () => postgres.stop() };
}

function antam(args: readonly string[], env: Readonly<Record<string, string>>): void {
  const run = spawnSync(process.execPath, ['cli/bin/antam.js', ...args], {
    cwd: ROOT,
    env: { ...process.env, ANTAM_SECRET: SECRET, ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`antam ${args.join(' ')} failed (${run.signal ?? run.status})`);
}
