import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from '@antam/server/app/create-app.ts';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { listen } from '@antam/server/app/listen.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import { PRODUCTION_ENV } from '@antam/server/testing/production-env.ts';
import { loadSite } from '../../../cli/boot/site.ts';
import { startPostgres } from '../../postgres.ts';
import { startServer } from '../server-process.ts';
import { addAccounts, measuredRecords } from './records.ts';
import { type ChangesResult, runChanges } from './run-changes.ts';

const ROOT = fileURLToPath(new URL('../../../', import.meta.url));
const TOKEN = 'token of the benchmark of changes';
/** Of each process: all pages fit, so that only changes make a read wait. */
export const CACHE_MB = 256;
const SETTINGS = {
  ANTAM_SECRET: 'a secret of the benchmark, thirty-two letters',
  ANTAM_ORIGIN: 'http://localhost',
  ANTAM_LOG_LEVEL: 'warn',
  ANTAM_METRICS_TOKEN: TOKEN,
  ANTAM_PAGE_CACHE_MB: String(CACHE_MB),
};

export interface ChangesOptions {
  readonly rows: number;
  readonly seconds: number;
}

/**
 * Serves a fresh world from two processes, this one and another, writes to it from this one twenty times a second, and
 * reads pages from both meanwhile. Answers how many reads were hits and how late changes were seen.
 */
export async function measureChanges(engine: 'sqlite' | 'postgresql', options: ChangesOptions): Promise<ChangesResult> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-changes-'));
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  try {
    const database = { ANTAM_DATA: folder, DATABASE_URL: postgres?.url ?? '' };
    seed(options.rows, database);
    return await serveAndMeasure(folder, database, options.seconds);
  } finally {
    await postgres?.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

function seed(rows: number, database: Record<string, string>): void {
  const args = ['cli/bin/antam.js', 'seed', '--world', 'vietnam', '--rows', String(rows), '--json'];
  const env = { ...process.env, NODE_ENV: 'development', ...database };
  const run = spawnSync(process.execPath, args, { cwd: ROOT, env, stdio: ['ignore', 'ignore', 'inherit'] });
  if (run.status !== 0) throw new Error(`antam seed failed (${run.signal ?? run.status})`);
}

async function serveAndMeasure(
  folder: string,
  database: Record<string, string>,
  seconds: number,
): Promise<ChangesResult> {
  const site = await loadSite();
  if (!site) throw new Error('the public site is not built: run npm run build');
  const services = await createServices(readConfig({ ...PRODUCTION_ENV, ...SETTINGS, ...database }));
  const app = createApp(services, { site });
  const here = await listen(app, { port: 0, host: '127.0.0.1' });
  const there = await startServer('cli/bin/antam.js', ['serve', '--data', folder, '--world', 'none'], {
    env: { ...SETTINGS, DATABASE_URL: database.DATABASE_URL ?? '' },
    readyPath: '/readyz',
  });
  try {
    const measured = await measuredRecords(services);
    const accounts = await addAccounts(services);
    const servers = { here: `http://127.0.0.1:${here.port}`, there: there.url };
    return await runChanges({ services, measured, accounts, servers, token: TOKEN, seconds });
  } finally {
    await there.stop();
    await here.drain();
    await app.close();
    await closeServices(services);
  }
}
