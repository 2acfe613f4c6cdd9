import pg from 'pg';

/** How long a silent connection is left alone before the system asks whether the other side still lives. */
const KEEP_ALIVE_AFTER_MS = 10_000;

/**
 * What every pool is told: `waitMs` milliseconds are the longest wait for a free connection, and for a lock inside
 * PostgreSQL, so that what cannot be done is said instead of hanging.
 */
export function poolLimits(waitMs: number) {
  return {
    connectionTimeoutMillis: waitMs,
    keepAlive: true,
    keepAliveInitialDelayMillis: KEEP_ALIVE_AFTER_MS,
    // Waited for by the pool. Not with the start of the connection: poolers in between refuse settings they do not know.
    onConnect: (client: pg.ClientBase): Promise<unknown> => client.query(`set lock_timeout = ${waitMs}`),
  };
}

/** A pool of connections whose counts and sums come as numbers. */
export function openPool(connectionString: string, max: number, waitMs: number): pg.Pool {
  const pool = new pg.Pool({ ...poolLimits(waitMs), connectionString, max, types: numericTypes() });
  // A connection that breaks is replaced at the next query. Without listeners, idle or in use, it would end us.
  pool.on('error', () => undefined);
  pool.on('connect', client => client.on('error', () => undefined));
  return pool;
}

/** Counts and sums arrive as bigint or numeric, which the driver hands out as text; ours fit a number. */
function numericTypes(): pg.CustomTypesConfig {
  const asNumber = new Set<number>([pg.types.builtins.INT8, pg.types.builtins.NUMERIC]);
  return {
    getTypeParser: (oid: number, format?: 'text' | 'binary') =>
      asNumber.has(oid) ? Number : pg.types.getTypeParser(oid, format ?? 'text'),
  } as pg.CustomTypesConfig;
}
