import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Readable, Writable } from 'node:stream';
import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { copyTemplate } from '@antam/server/testing/template-database.ts';
import { TEMPLATES } from '@antam/server/testing/templates.ts';
import { run } from '../run.ts';

/** What one run of the command line said and ended with. */
export interface Run {
  readonly code: number;
  readonly out: string;
  readonly err: string;
}

/** A data folder, and on PostgreSQL a database, of a test's own. */
export interface Surroundings {
  readonly folder: string;
  readonly env: Readonly<Record<string, string>>;
  /** Runs the command line in this process. */
  antam(...args: string[]): Promise<Run>;
  remove(): Promise<void>;
}

/** A place for a database, empty or with something in it. */
interface Place {
  readonly url: string | undefined;
  drop(): Promise<void>;
}

/** Empty surroundings; the engine is PostgreSQL where `TEST_DATABASE_URL` names a server. */
export function newSurroundings(extra: Record<string, string> = {}): Promise<Surroundings> {
  return surroundings(extra, async () => {
    const server = process.env.TEST_DATABASE_URL;
    const database = server ? await createPostgresDatabase(server) : undefined;
    return { url: database?.url, drop: async () => database?.drop() };
  });
}

/**
 * As {@link newSurroundings}, with a copy of what `antam seed --world tiny` leaves behind, or of tables with the reference
 * lists (`none`), for tests of something else than that.
 */
export function filledSurroundings(
  world: keyof typeof TEMPLATES,
  extra: Record<string, string> = {},
): Promise<Surroundings> {
  return surroundings(extra, async folder => {
    const { config, drop } = await copyTemplate(folder, TEMPLATES[world]);
    return { url: config.engine === 'postgresql' ? config.url : undefined, drop };
  });
}

async function surroundings(
  extra: Record<string, string>,
  open: (folder: string) => Promise<Place>,
): Promise<Surroundings> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-cli-'));
  const { url, drop } = await open(folder);
  const env = {
    NODE_ENV: 'test',
    ANTAM_DATA: folder,
    ANTAM_SECRET: 'a secret that only tests ever use',
    ...(url === undefined ? {} : { DATABASE_URL: url }),
    ...extra,
  };
  return {
    folder,
    env,
    antam: (...args) => runCaptured(args, env),
    remove: async () => {
      rmSync(folder, { recursive: true, force: true });
      await drop();
    },
  };
}

/** Runs the command line in this process with the given environment and keeps what it writes. */
export async function runCaptured(
  args: readonly string[],
  env: Readonly<Record<string, string>>,
  input?: Readable,
): Promise<Run> {
  const [out, err] = [new CapturedOutput(), new CapturedOutput()];
  const code = await run(args, { ...(input ? { in: input } : {}), out, err, env, isInteractive: false });
  return { code, out: out.text, err: err.text };
}

class CapturedOutput extends Writable {
  text = '';

  override _write(chunk: Buffer, _encoding: string, done: () => void): void {
    this.text += chunk.toString();
    done();
  }
}
