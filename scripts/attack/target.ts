import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { freePort } from '../../cli/boot/memory.ts';
import { type Postgres, startPostgres } from '../postgres.ts';
import { type AttackedDatabase, serverEnvironment } from './environment.ts';
import type { Engine } from './part.ts';
import { type ServerProcess, startServerProcess } from './server-process.ts';

/** A server under attack, and what an attacker who sits at its database knows. */
export interface Target extends Pick<ServerProcess, 'url' | 'pid' | 'log' | 'isAlive'> {
  readonly engine: Engine;
  /** Folder of its database, uploads and letters. */
  readonly folder: string;
  /** Opened by this process on the same data, for making sessions and looking at rows. */
  readonly services: Services;
}

/** Where servers keep their data; one for all parts. */
export interface Databases {
  readonly engine: Engine;
  create(): Promise<AttackedDatabase>;
  stop(): Promise<void>;
}

/** Prepares the engine: starts PostgreSQL where that is asked for. */
export async function openDatabases(engine: Engine): Promise<Databases> {
  if (engine === 'sqlite') {
    return { engine, create: async () => ({ engine, url: '' }), stop: async () => undefined };
  }
  const postgres: Postgres = await startPostgres();
  return {
    engine,
    create: async () => ({ engine, url: (await createPostgresDatabase(postgres.url)).url }),
    stop: () => postgres.stop(),
  };
}

/** Does `work` with a fresh server on a fresh world `tiny`, and removes both afterwards. */
export async function withTarget<T>(databases: Databases, work: (target: Target) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-attack-'));
  const port = await freePort();
  const env = serverEnvironment(folder, port, await databases.create());
  try {
    const server = await startServerProcess(port, env);
    try {
      return await withServices(env, services => {
        const { url, pid, log, isAlive } = server;
        return work({ url, pid, log, isAlive, engine: databases.engine, folder, services });
      });
    } finally {
      await server.stop();
    }
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The demo's provider is declared as the server declares its own; nobody asks this one for anything. */
const DEMO = { ANTAM_DEMO_LOGIN: 'http://localhost:1|client:secret' };

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
