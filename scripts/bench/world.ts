import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { sourceFingerprint } from '@antam/server/testing/source-fingerprint.ts';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));
const NOTE = 'seeded.json';

const seedReport = z.object({ rows: z.number(), seconds: z.number() });
const seedNote = seedReport.extend({ tables: z.string() });

export interface BenchWorld {
  readonly folder: string;
  /** When the world was made. */
  readonly seedRowsPerSecond: number;
}

/**
 * A data folder with a world of so many professionals. Kept, as a million takes long, until the tables change or a
 * fresh one is asked for.
 */
export async function ensureWorld(cache: string, rows: number, fresh: boolean): Promise<BenchWorld> {
  const folder = path.join(cache, `world-${rows}`);
  const tables = sourceFingerprint(['server/migrations/sqlite']);
  const known = fresh ? undefined : readNote(folder);
  if (known?.tables !== tables) seed(folder, rows, tables);
  const note = readNote(folder);
  if (!note) throw new Error(`the world in ${folder} is not whole`);
  return { folder, seedRowsPerSecond: note.rows / note.seconds };
}

function readNote(folder: string): z.infer<typeof seedNote> | undefined {
  const file = path.join(folder, NOTE);
  return existsSync(file) ? seedNote.safeParse(JSON.parse(readFileSync(file, 'utf8'))).data : undefined;
}

function seed(folder: string, rows: number, tables: string): void {
  const unfinished = `${folder}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const command = ['cli/bin/antam.js', 'seed', '--world', 'vietnam', '--rows', String(rows), '--json'];
  const run = spawnSync(process.execPath, command, {
    cwd: ROOT,
    // Building the raw renderer leaves NODE_ENV=production behind, under which a made-up world wants a real site's settings.
    env: { ...process.env, NODE_ENV: 'development', ANTAM_DATA: unfinished, DATABASE_URL: '' },
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (run.status !== 0) throw new Error(`seeding a world of ${rows} failed (${run.signal ?? run.status})`);
  const note = { ...seedReport.parse(JSON.parse(run.stdout)), tables };
  writeFileSync(path.join(unfinished, NOTE), JSON.stringify(note));
  renameSync(unfinished, folder);
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
