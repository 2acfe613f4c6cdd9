import pg from 'pg';
import { markOfDatabase } from '../errors/database-errors.ts';
import { isReadTimeout } from '../errors/database-fault.ts';
import type { StatementWatch } from './statement-watch.ts';

/** How long a connection may be silent before the operating system checks whether the server is still there. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/** Longest waits, in milliseconds. */
export interface PoolWaits {
  /** For a free connection, and for a lock inside PostgreSQL. */
  readonly waitMs: number;
  /** For the answer to one statement; 0 for as long as it takes. */
  readonly queryMs: number;
}

/**
 * Settings of every pool. They make a call fail instead of hanging, also when the server is silent: limits that the
 * server keeps cannot help then.
 */
function poolLimits({ waitMs, queryMs }: PoolWaits) {
  return {
    connectionTimeoutMillis: waitMs,
    query_timeout: queryMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // The pool waits for this. It is not a startup parameter of the connection, because poolers such as PgBouncer
    // refuse parameters that they do not know.
    onConnect: (client: pg.ClientBase): Promise<unknown> => client.query(`set lock_timeout = ${waitMs}`),
  };
}

/** A pool of connections that answer values as the entities declare them, counts and sums as numbers. */
export function openPool(connectionString: string, max: number, waits: PoolWaits, watch?: StatementWatch): pg.Pool {
  const pool = new pg.Pool({ ...poolLimits(waits), connectionString, max, types: numericTypes() });
  // The pool replaces a broken connection at the next query. An error event without a listener would end the process.
  pool.on('error', () => undefined);
  watchConnections(pool, watch);
  return pool;
}

/** Marks and ends the broken connections of a pool, from now on. */
function watchConnections(pool: pg.Pool, watch?: StatementWatch): void {
  pool.on('connect', client => {
    // The error reaches this listener before it reaches the caller, who then sees the mark.
    client.on('error', markOfDatabase);
    endWhenSilent(client, watch);
  });
}

/**
 * Closes a connection whose statement was not answered in time. The driver would queue further statements, even a
 * ROLLBACK, behind that answer, and the pool would hand the connection out again.
 */
function endWhenSilent(client: pg.Client, watch: StatementWatch | undefined): void {
  client.query = new Proxy(client.query, {
    apply: (query, self, given) => {
      const begun = performance.now();
      const result: unknown = Reflect.apply(query, self, given);
      if (result instanceof Promise) {
        const note = () => noteStatement(watch, given, performance.now() - begun);
        result.then(note, note);
        result.catch(error => {
          if (isReadTimeout(error)) client.connection.stream.destroy();
        });
      }
      return result;
    },
  });
}

/** Reports a statement of a transaction; those of readers go past here without a promise and are reported by them. */
function noteStatement(watch: StatementWatch | undefined, given: readonly unknown[], milliseconds: number): void {
  const [query, values] = given;
  const sql = typeof query === 'string' ? query : textIn(query);
  if (sql !== undefined) watch?.noted(sql, Array.isArray(values) ? values : [], milliseconds);
}

const textIn = (query: unknown): string | undefined =>
  typeof query === 'object' && query !== null && 'text' in query && typeof query.text === 'string'
    ? query.text
    : undefined;

/**
 * Parses bigint and numeric values, which counts and sums are, as numbers. The driver returns them as text; ours always
 * fit a number.
 */
function numericTypes(): pg.CustomTypesConfig {
  const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  } as pg.CustomTypesConfig;
}
