import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import Sqlite from 'better-sqlite3';
import { z } from 'zod';

const ROOT = fileURLToPath(new URL('../../', import.meta.url));

const seedReport = z.object({ rows: z.number(), seconds: z.number() });
export type SeedSpeed = { rowsPerSecond: number };

/** A data folder with a world of so many professionals; made once and kept, as a million takes minutes. */
export async function ensureWorld(cache: string, rows: number): Promise<{ folder: string; seed: SeedSpeed | null }> {
  const folder = path.join(cache, `world-${rows}`);
  const note = path.join(folder, 'seeded.json');
  if (!existsSync(note)) seed(folder, note, rows);
  const { rows: written, seconds } = seedReport.parse(JSON.parse(readFileSync(note, 'utf8')));
  return { folder, seed: { rowsPerSecond: written / seconds } };
}

function seed(folder: string, note: string, rows: number): void {
  const fresh = `${folder}.new`;
  rmSync(fresh, { recursive: true, force: true });
  rmSync(folder, { recursive: true, force: true });
  const run = spawnSync(
    process.execPath,
    ['cli/main.ts', 'seed', '--world', 'vietnam', '--rows', String(rows), '--json'],
    { cwd: ROOT, env: { ...process.env, ANTAM_DATA: fresh }, encoding: 'utf8', stdio: ['ignore', 'pipe', 'inherit'] },
  );
  if (run.status !== 0) throw new Error(`Seeding ${rows} failed with ${run.status}`);
  writeFileSync(path.join(fresh, path.basename(note)), JSON.stringify(seedReport.parse(JSON.parse(run.stdout))));
  renameSync(fresh, folder);
}

const idAndSlug = z.array(z.object({ id: z.number(), slug: z.string() }));

/** Addresses of some doctors spread over the world. */
export async function detailAddresses(folder: string): Promise<{ api: string[]; pages: string[] }> {
  const database = new Sqlite(path.join(folder, 'antam.sqlite'), { readonly: true });
  const rows = idAndSlug.parse(
    database
      .prepare(
        `select id, slug from professional where status = 'published' and id % (select max(1, count(*) / 40) from professional) = 1 limit 40`,
      )
      .all(),
  );
  database.close();
  return {
    api: rows.map(({ id }) => `/api/v1/professional/${id}/`),
    pages: rows.slice(0, 10).map(({ id, slug }) => `/bac-si/${slug}-${id}/`),
  };
}
