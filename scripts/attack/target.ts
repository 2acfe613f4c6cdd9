import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { asAdmin, createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { freePort } from '../../cli/boot/free-port.ts';
import { startPostgres } from '../postgres.ts';
import { layCable } from './cable.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** What happens to a PostgreSQL server. */
export interface PostgresFaults {
  /** Ends all connections between the site and PostgreSQL, as a broken network does. */
  cut(): void;
  /** Ends all of PostgreSQL's processes for connections. */
  terminate(): Promise<void>;
  /** Of one that this process has started. */
  readonly power?: { off(): Promise<void>; on(): Promise<void> };
}

/** A server under attack, and what an attacker who sits at its database knows. */
export interface Target extends Pick<ServerProcess, 'url' | 'pid' | 'log' | 'isAlive'> {
  readonly engine: Engine;
  /** Folder of its database, uploads and email messages. */
  readonly folder: string;
  /** What can be done to its PostgreSQL; undefined with SQLite. */
  readonly postgres: PostgresFaults | undefined;
  /** Opened by this process on the same data, for making sessions and looking at rows. */
  readonly services: Services;
  /** Starts another process of the same site, which ends with this one; answers its address. */
  startSecond(): Promise<string>;
}

/** Where servers keep their data; one for all parts. */
export interface Databases {
  readonly engine: Engine;
  readonly postgres: PostgresFaults | undefined;
  create(): Promise<AttackedDatabase>;
  stop(): Promise<void>;
}

/** Prepares the engine: starts PostgreSQL where that is asked for. */
export async function openDatabases(engine: Engine): Promise<Databases> {
  if (engine === 'sqlite') {
    return { engine, postgres: undefined, create: async () => ({ engine, url: '' }), stop: async () => undefined };
  }
  const postgres = await startPostgres();
  const cable = await layCable(postgres.url);
  return {
    engine,
    postgres: {
      cut: cable.cut,
      ...(postgres.power ? { power: postgres.power } : {}),
      terminate: () =>
        asAdmin(postgres.url, async admin => {
          await admin.query(
            `select pg_terminate_backend(pid) from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid()`,
          );
        }),
    },
    create: async () => ({ engine, url: cable.address((await createPostgresDatabase(postgres.url)).url) }),
    stop: async () => {
      cable.close();
      await postgres.stop();
    },
  };
}

export interface TargetOptions {
  /** For its data; a new one, which is removed at the end, unless given. */
  readonly folder?: string;
  /** Variables beside the usual ones, or in their place. */
  readonly env?: Readonly<Record<string, string>> | undefined;
}

/** Does `work` with a fresh server on a fresh world `tiny`, and stops it. */
export async function withTarget<T>(
  databases: Databases,
  work: (target: Target) => Promise<T>,
  { folder: given, env: otherwise }: TargetOptions = {},
): Promise<T> {
  const folder = given ?? mkdtempSync(path.join(tmpdir(), 'antam-attack-'));
  const remove = () => {
    if (given === undefined) rmSync(folder, { recursive: true, force: true });
  };
  process.once('exit', remove);
  const port = await freePort();
  const env = { ...serverEnvironment(folder, port, await databases.create()), ...otherwise };
  const servers: ServerProcess[] = [];
  const start = async (at: number) => {
    const server = await startServerProcess(at, env);
    servers.push(server);
    return server;
  };
  try {
    const { url, pid, log, isAlive } = await start(port);
    const { engine, postgres } = databases;
    const startSecond = async () => (await start(await freePort())).url;
    return await withServices(env, services =>
      work({
        url,
        pid,
        log,
        isAlive,
        engine,
        postgres,
        folder,
        services,
        startSecond,
      }),
    );
  } finally {
    for (const server of servers) await server.stop();
    process.off('exit', remove);
    remove();
  }
}

/** The demo's provider is declared as the server declares its own; nobody asks this one for anything. */
export const DEMO = { ANTAM_DEMO_LOGIN: 'http://localhost:1|client:secret' };

async function withServices<T>(
  env: Readonly<Record<string, string>>,
  work: (services: Services) => Promise<T>,
): Promise<T> {
  const services = await createServices(readConfig({ ...env, ...DEMO, ANTAM_LOG_LEVEL: 'silent' }));
  try {
    return await work(services);
  } finally {
    await closeServices(services);
  }
}

/** A database for one server, and its end. */
interface AttackedDatabase {
  readonly engine: Engine;
  /** Empty for SQLite. */
  readonly url: string;
}

/**
 * The settings of attacked servers. Like a test they hold each answer against its schema; of the log only failures are
 * kept. Each request comes from an address of its own, so that limits by address are met on purpose alone.
 */
export function serverEnvironment(folder: string, port: number, database: AttackedDatabase): Record<string, string> {
  return {
    NODE_ENV: 'test',
    ANTAM_LOG_LEVEL: 'error',
    ANTAM_DATA: folder,
    ANTAM_ORIGIN: `http://localhost:${port}`,
    ANTAM_SECRET: 'a secret of the attack, at least thirty-two letters',
    ANTAM_TRUST_PROXY: '1',
    ANTAM_FACEBOOK_CLIENT: 'client:secret',
    ANTAM_ZALO_CLIENT: 'client:secret',
    ANTAM_STORAGE: '',
    ANTAM_MAIL: '',
    ANTAM_SMS: '',
    ANTAM_SMS_TOKEN: '',
    DATABASE_URL: database.url,
    DATABASE_READ_URL: '',
  };
}
