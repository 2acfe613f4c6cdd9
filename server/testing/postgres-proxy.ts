import type { DatabaseConfig } from '../platform/db/database.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A way to the PostgreSQL server of the tests that can be cut. */
export interface PostgresProxy extends TcpProxy {
  /** The same database by this way, with other settings where they are given. */
  through(config: DatabaseConfig, settings?: { poolSize?: number; waitMs?: number }): DatabaseConfig;
}

const DEFAULT_PORT = 5_432;

/** Opens a way to the server of `TEST_DATABASE_URL`. */
export async function openPostgresProxy(): Promise<PostgresProxy> {
  const server = new URL(process.env.TEST_DATABASE_URL ?? 'postgresql://127.0.0.1');
  const proxy = await openTcpProxy(server.hostname, Number(server.port) || DEFAULT_PORT);
  return {
    ...proxy,
    through: (config, settings = {}) => {
      if (config.engine !== 'postgresql') return config;
      const url = new URL(config.url);
      url.host = `127.0.0.1:${proxy.port}`;
      return { ...config, ...settings, url: url.href };
    },
  };
}
