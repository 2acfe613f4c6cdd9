import type { DatabaseConfig } from '../platform/db/database.ts';
import { asAdmin } from './postgres-database.ts';
import { openTcpProxy, type TcpProxy } from './tcp-proxy.ts';

/** A way to the PostgreSQL server of the tests that can be cut. */
export interface PostgresProxy extends TcpProxy {
  /** The same database by this way, with other settings where they are given. */
  through(config: DatabaseConfig, settings?: { poolSize?: number; waitMs?: number; queryMs?: number }): DatabaseConfig;
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

/** Lets new connections to a database only read; answers what takes that back. */
export async function makeReadOnly(config: DatabaseConfig): Promise<() => Promise<void>> {
  if (config.engine !== 'postgresql') throw new Error('Not on PostgreSQL');
  const server = process.env.TEST_DATABASE_URL ?? config.url;
  const name = new URL(config.url).pathname.slice(1);
  const set = (change: string) =>
    asAdmin(server, async admin => void (await admin.query(`alter database ${name} ${change}`)));
  await set('set default_transaction_read_only = on');
  return () => set('reset default_transaction_read_only');
}
