import pg from 'pg';
import { markOfDatabase } from '../errors/database-errors.ts';
import { isReadTimeout } from '../errors/database-fault.ts';

/** How long a silent connection is left alone before the system asks whether the other side still lives. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Longest waits, in milliseconds. */
export interface PoolWaits {
  /** For a free connection, and for a lock inside PostgreSQL. */
  readonly waitMs: number;
  /** For the answer to one statement; 0 for as long as it takes. */
  readonly queryMs: number;
}

/**
 * What every pool is told, so that what cannot be done is said instead of hanging, also where the server is silent: its
 * own limits say nothing then.
 */
export function poolLimits({ waitMs, queryMs }: PoolWaits) {
  return {
    connectionTimeoutMillis: waitMs,
    query_timeout: queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // Waited for by the pool. Not with the start of the connection: poolers in between refuse settings they do not know.
    onConnect: (client: pg.ClientBase): Promise<unknown> => client.query(`set lock_timeout = ${waitMs}`),
  };
}

/** A pool of connections whose counts and sums come as numbers. */
export function openPool(connectionString: string, max: number, waits: PoolWaits): pg.Pool {
  const pool = new pg.Pool({ ...poolLimits(waits), connectionString, max, types: numericTypes() });
  // A connection that breaks is replaced at the next query. Without listeners, idle or in use, it would end us.
  pool.on('error', () => undefined);
  watchConnections(pool);
  return pool;
}

/** Looks after the connections that a pool opens from now on. */
export function watchConnections(pool: pg.Pool): void {
  pool.on('connect', client => {
    // What breaks a connection is told here first, then to whoever waits for an answer.
    client.on('error', markOfDatabase);
    endWhenSilent(client);
  });
}

/**
 * Breaks a connection whose statement was not answered in time. The driver would send what follows, a ROLLBACK too, only
 * after that answer, and the pool would hand the connection out again.
 */
function endWhenSilent(client: pg.Client): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given) => {
      const result: unknown = Reflect.apply(query, self, given);
      if (result instanceof Promise) {
        result.catch(error => {
          if (isReadTimeout(error)) client.connection.stream.destroy();
        });
      }
      return result;
    },
  });
}

/** Counts and sums arrive as bigint or numeric, which the driver hands out as text; ours fit a number. */
function numericTypes(): pg.CustomTypesConfig {
  const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  } as pg.CustomTypesConfig;
}
