import pg from 'pg';

/** A pool of connections whose counts and sums come as numbers. */
export function openPool(connectionString: string, max: number): pg.Pool {
  const pool = new pg.Pool({ connectionString, max, types: numericTypes() });
  // An idle connection that the server has closed is replaced at the next query; without a listener it would end us.
  pool.on('error', () => undefined);
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
