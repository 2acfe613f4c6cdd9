import { spawnSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
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
import { copyQuietTables } from './copy-quiet-tables.ts';
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
    const { file } = await filledCopy(cache, rows, all);
    return openSqliteWorld(file, rows);
  };
  return [await open(sizes[0]), await open(sizes[1])];
}

async function filledCopy(cache: string, rows: number, all: readonly RecordedStatement[]) {
  const { folder } = await ensureWorld(cache, { rows }, false);
  const [seededFile, file] = [path.join(cache, `seeded-${rows}.sqlite`), path.join(cache, `filled-${rows}.sqlite`)];
  for (const end of ['', '-wal', '-shm']) rmSync(`${file}${end}`, { force: true });
  rmSync(seededFile, { force: true });
  const seeded = new Sqlite(path.join(folder, 'antam.sqlite'), { readonly: true });
  seeded.prepare('vacuum into ?').run(seededFile);
  seeded.close();
  copyFileSync(seededFile, file);
  const db = openSqlite(file, { durable: false });
  tellFewValues(db);
  const filled = fillQuietTables(db, rows, askedWords(all, sqliteSchema(db).columns));
  db.close();
  return { seededFile, file, filled };
}

/** The same worlds in PostgreSQL: restored as seeded, as only these have an index for searching, then filled alike. */
export async function postgresWorlds(
  cache: string,
  sizes: Sizes,
  all: readonly RecordedStatement[],
): Promise<{ worlds: Worlds; stop(): Promise<void> }> {
  const postgres = await startPostgres();
  const open = async (rows: number) => {
    const { seededFile, file, filled } = await filledCopy(cache, rows, all);
    const { url } = await createPostgresDatabase(postgres.url);
    const files = path.join(cache, `files-${rows}`);
    rmSync(files, { recursive: true, force: true });
    mkdirSync(files, { recursive: true });
    antam(['restore', seededFile], { ANTAM_DATA: files, DATABASE_URL: url });
    await copyQuietTables(file, url, filled);
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
