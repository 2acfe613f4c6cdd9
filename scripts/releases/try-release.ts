import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { z } from 'zod';
import { readSettings } from '../../cli/boot/configuration.ts';
import { withServices } from '../../cli/boot/services.ts';
import { type RunningExecutable, runExecutable, startExecutable } from '../../cli/testing/executable.ts';
import { createCallers } from '../../cli/testing/side-by-side/caller.ts';
import { preparedKinds, signUps } from '../../cli/testing/side-by-side/kinds.ts';
import { type LoadReport, startLoad } from '../../cli/testing/side-by-side/load.ts';

export interface TryOptions {
  /** Address of the PostgreSQL server. */
  readonly server: string;
  readonly seconds: number;
  readonly tell: (step: string) => void;
}

const SECRET = 'only for releases that are tried, at least thirty-two letters';
const check = z.object({ pending: z.array(z.object({ name: z.string(), stopsOldProcesses: z.boolean() })) });

/** A database and data folder, and the releases that serve them. */
interface Trial {
  readonly env: Readonly<Record<string, string>>;
  readonly faults: string[];
  /** Serves by this release, or by the one in a folder. */
  serve(release?: string): Promise<RunningExecutable>;
  /** Stops one, and notes what it logged as an error. */
  stop(which: RunningExecutable, name: string): Promise<void>;
  end(): Promise<void>;
}

async function beginTrial(server: string): Promise<Trial> {
  const data = mkdtempSync(path.join(tmpdir(), 'antam-side-'));
  const database = await createPostgresDatabase(server);
  const env = {
    NODE_ENV: 'test',
    ANTAM_LOG_LEVEL: 'error',
    ANTAM_TRUST_PROXY: '1',
    ANTAM_DATA: data,
    ANTAM_SECRET: SECRET,
    DATABASE_URL: database.url,
  };
  const faults: string[] = [];
  const running = new Set<RunningExecutable>();
  const kill = () => {
    for (const each of running) each.kill('SIGKILL');
  };
  process.once('exit', kill);
  return {
    env,
    faults,
    serve: async release => {
      const started = await startExecutable(['serve', '--world', 'tiny', '--port', '0'], env, release);
      running.add(started);
      return started;
    },
    stop: async (which, name) => {
      const code = await which.stop();
      running.delete(which);
      const failures = which.said.out.split('\n').filter(line => /"level":(50|60)/.test(line));
      faults.push(...failures.map(line => `${name} logged ${line.slice(0, 400)}`));
      if (code !== 0) faults.push(`${name} ended with ${code}`);
    },
    end: async () => {
      kill();
      process.off('exit', kill);
      await database.drop();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

/**
 * Lets the release in `folder` make and serve a world, brings its database up to date by this one, and lets both serve it
 * under load; only this one where a migration stops the other. Answers what went wrong.
 */
export async function tryRelease(folder: string, options: TryOptions): Promise<readonly string[]> {
  const trial = await beginTrial(options.server);
  try {
    await runTrial(trial, folder, options);
    return trial.faults;
  } finally {
    await trial.end();
  }
}

async function runTrial({ env, faults, serve, stop }: Trial, folder: string, { seconds, tell }: TryOptions) {
  const callers = createCallers();
  const take = (what: string, { reads, writes, sentAway, faults: found }: LoadReport) => {
    const written = Object.entries(writes).map(([name, count]) => `${count} ${name}`);
    tell(`${what}: ${reads} reads, ${written.join(', ')}; ${sentAway} times sent away, ${found.length} faults`);
    faults.push(...found.map(fault => `${what}: ${fault}`));
  };
  tell('serves a new world');
  const old = await serve(folder);
  const isBeside = await goesBeside(env, tell);
  const alone = isBeside ? startLoad(callers, [old.url], [signUps(callers)]) : undefined;
  if (!isBeside) await stop(old, 'the release');
  const migrated = await runExecutable(['migrate'], env);
  if (migrated.code !== 0) return void faults.push(`migrate ended with ${migrated.code}: ${migrated.err}`);
  const young = await serve();
  if (alone) take('while it is migrated', await alone.stop());
  const kinds = await withServices(readSettings(env), services => preparedKinds(services, callers, seconds));
  const load = startLoad(callers, isBeside ? [old.url, young.url] : [young.url], kinds);
  await sleep(seconds * 1_000);
  take(isBeside ? 'both' : 'this one alone', await load.stop());
  if (isBeside) await stop(old, 'the release');
  await stop(young, 'this release');
}

/** Whether a release may go on while its database is migrated, as its pending migrations say. */
async function goesBeside(env: Trial['env'], tell: TryOptions['tell']): Promise<boolean> {
  const { code, out, err } = await runExecutable(['migrate', '--check', '--json'], env);
  if (code !== 0) throw new Error(`migrate --check ended with ${code}: ${err}`);
  const { pending } = check.parse(JSON.parse(out));
  const stopping = pending.filter(({ stopsOldProcesses }) => stopsOldProcesses).map(({ name }) => name);
  tell(`${pending.length} migrations are pending${stopping.length > 0 ? `; ${stopping.join(', ')} stop it` : ''}`);
  return stopping.length === 0;
}
