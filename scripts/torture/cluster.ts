import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import type { Engine } from '@antam/server/platform/db/engine.ts';
import { readConfig } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { createPostgresDatabase } from '@antam/server/testing/postgres-database.ts';
import { freePort } from '../../cli/boot/free-port.ts';
import { type ServerProcess, startServerProcess } from '../attack/server-process.ts';
import { DEMO, serverEnvironment } from '../attack/target.ts';
import { startPostgres } from '../postgres.ts';

/** Two servers on one database. */
export interface Cluster {
  readonly engine: Engine;
  /** Of both servers, which may change when one is started again. */
  urls(): readonly [string, string];
  /** Kills servers, the second one by default, without a warning, and starts them again after `between`. */
  kill(between: () => Promise<void>, which?: ReadonlyArray<0 | 1>): Promise<void>;
  /** What people met on the way to their answers. */
  readonly tally: Tally;
  /** Folder of the servers' data. */
  readonly folder: string;
  /** Opened by this process on the same data, for preparing rounds and looking at rows. */
  readonly services: Services;
}

export interface Tally {
  /** Answers of 503 that asked to come again. */
  returns: number;
}

/** Does `work` with two fresh servers on a fresh world `tiny`, and stops them. */
export async function withCluster<T>(engine: Engine, work: (cluster: Cluster) => Promise<T>): Promise<T> {
  const postgres = engine === 'postgresql' ? await startPostgres() : undefined;
  const folder = mkdtempSync(path.join(tmpdir(), 'antam-torture-'));
  const remove = () => rmSync(folder, { recursive: true, force: true });
  process.once('exit', remove);
  const servers: ServerProcess[] = [];
  try {
    const url = postgres ? (await createPostgresDatabase(postgres.url)).url : '';
    const ports = [await freePort(), await freePort()] as const;
    const env = serverEnvironment(folder, ports[0], { engine, url });
    // The first one makes the world.
    for (const port of ports) servers.push(await startServerProcess(port, env));
    const services = await createServices(readConfig({ ...env, ...DEMO, ANTAM_LOG_LEVEL: 'silent' }));
    try {
      const urls = () => [servers[0]?.url ?? '', servers[1]?.url ?? ''] as const;
      const kill: Cluster['kill'] = async (between, which = [1]) => {
        for (const n of which) {
          process.kill(servers[n]?.pid ?? 0, 'SIGKILL');
          await servers[n]?.stop();
        }
        await between();
        for (const n of which) servers[n] = await startServerProcess(ports[n], env);
      };
      return await work({ engine, urls, kill, folder, services, tally: { returns: 0 } });
    } finally {
      await closeServices(services);
    }
  } finally {
    for (const server of servers) await server.stop();
    await postgres?.stop();
    process.off('exit', remove);
    remove();
  }
}
