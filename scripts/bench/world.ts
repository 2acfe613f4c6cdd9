import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { migrationsOf } from '@antam/server/platform/db/migrations.ts';
import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NOTE = 'seeded.json';

const seedReport = z.object({ rows: z.number(), seconds: z.number() });
/** `migrations` are those that have run, by name, with a digest of each. */
const seedNote = seedReport.extend({ migrations: z.record(z.string(), z.string()) });
type SeedNote = z.infer<typeof seedNote>;

export interface BenchWorld {
  readonly folder: string;
  /** When the world was made. */
  readonly seedRowsPerSecond: number;
}

/** How large a world is; of threads as many as the professionals bring where nothing is said. */
export interface BenchSize {
  readonly rows: number;
  readonly threads?: number | undefined;
}

/**
 * A data folder with a world of so many professionals. Kept, as a million takes long, until a fresh one is asked for or
 * a migration that it went through is another one now; new ones are run on it.
 */
export async function ensureWorld(cache: string, size: BenchSize, fresh: boolean): Promise<BenchWorld> {
  const folder = path.join(cache, worldName(size));
  const migrations = migrationDigests();
  const known = fresh ? undefined : readNote(folder);
  const isUsable = known && Object.entries(known.migrations).every(([name, digest]) => migrations[name] === digest);
  const note = isUsable ? known : seed(folder, size, migrations);
  if (Object.keys(note.migrations).length < Object.keys(migrations).length) {
    antam(['migrate'], folder);
    writeNote(folder, { ...note, migrations });
  }
  emptyOutbox(folder);
  return { folder, seedRowsPerSecond: note.rows / note.seconds };
}

/** A world that is some hours old has a million reminders that are due, which would be sent beside what is measured. */
function emptyOutbox(folder: string): void {
  const database = new Sqlite(path.join(folder, 'antam.sqlite'));
  database.exec('delete from outbox_message');
  database.close();
}

/** The name of the folder in which a world of this size is kept. */
export function worldName({ rows, threads }: BenchSize): string {
  return threads === undefined ? `world-${rows}` : `world-${rows}-${threads}`;
}

/** The command that seeds a world of this size. */
export function seedOrder({ rows, threads }: BenchSize): string[] {
  const more = threads === undefined ? [] : ['--threads', String(threads)];
  return ['seed', '--world', 'vietnam', '--rows', String(rows), ...more];
}

/** A data folder with the demo world for a server with the secret of {@link PRODUCTION_ENV}, made where there is none. */
export function ensureDemo(cache: string): string {
  const folder = path.join(cache, 'demo');
  const { ANTAM_SECRET } = PRODUCTION_ENV;
  if (existsSync(path.join(folder, 'antam.sqlite'))) antam(['migrate'], folder, { env: { ANTAM_SECRET } });
  else antam(['seed', '--world', 'demo'], folder, { env: { ANTAM_SECRET } });
  return folder;
}

function migrationDigests(): Record<string, string> {
  return Object.fromEntries(
    migrationsOf('sqlite').map(({ name, statements }) => [
      name,
      createHash('sha1').update(statements.join(';')).digest('hex').slice(0, 12),
    ]),
  );
}

function writeNote(folder: string, note: SeedNote): void {
  writeFileSync(path.join(folder, NOTE), JSON.stringify(note));
}

function readNote(folder: string): SeedNote | undefined {
  const file = path.join(folder, NOTE);
  return existsSync(file) ? seedNote.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}

function seed(folder: string, size: BenchSize, migrations: SeedNote['migrations']): SeedNote {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const report = antam([...seedOrder(size), '--json'], unfinished);
  const note = { ...seedReport.parse(JSON.parse(report)), migrations };
  writeNote(unfinished, note);
  renameSync(unfinished, folder);
  return note;
}

interface AntamOptions {
  readonly env?: Readonly<Record<string, string>>;
  /** Folder of another version of the program. */
  readonly program?: string;
}

/** Runs the command line on a data folder; answers what it printed. */
export function antam(args: readonly string[], dataFolder: string, { env, program = ROOT }: AntamOptions = {}): string {
  const run = spawnSync(process.execPath, ['cli/bin/antam.js', ...args], {
    cwd: program,
    // Building the raw renderer leaves NODE_ENV=production behind, under which a made-up world wants a real site's settings.
    env: { ...process.env, NODE_ENV: 'development', ANTAM_DATA: dataFolder, DATABASE_URL: '', ...env },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`antam ${args.join(' ')} failed (${run.signal ?? run.status})`);
  return run.stdout;
}

const idAndSlug = z.array(z.object({ id: z.number(), slug: z.string() }));

/** Addresses of some doctors spread over the world. */
export function detailAddresses(folder: string): { api: string[]; pages: string[] } {
  const database = new Sqlite(path.join(folder, 'antam.sqlite'), { readonly: true });
  const rows = idAndSlug.parse(
    database
      .prepare(
        `select id, slug from professional
         where status = 'published' and id % (select max(2, count(*) / 40) from professional) = 1 limit 40`,
      )
      .all(),
  );
  database.close();
  return {
    api: rows.map(({ id }) => `/api/v1/professional/${id}/`),
    pages: rows.slice(0, 10).map(({ id, slug }) => `/bac-si/${slug}-${id}/`),
  };
}
