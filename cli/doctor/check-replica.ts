import type { Config } from '@antam/server/platform/env/config.ts';
import { hostOf } from '../boot/database-failure.ts';
import { failedBy } from './check-surroundings.ts';
import { type Finding, ok } from './finding.ts';

/** Longest wait for the connection, and for the answer, in milliseconds. */
const WAIT_MS = 5_000;
const REMEDY = 'start it, or take DATABASE_READ_URL out and restart; until then the first server answers its reads';

/** Whether the replica answers, where there is one: reads of the site go past one that does not. */
export async function checkReplica({ database }: Pick<Config, 'database'>): Promise<Finding[]> {
  if (database.engine !== 'postgresql' || database.readUrl === undefined) return [];
  const { openPool } = await import('@antam/server/platform/db/postgres.ts');
  const pool = openPool(database.readUrl, 1, { waitMs: WAIT_MS, queryMs: WAIT_MS });
  const where = hostOf(database.readUrl);
  try {
    await pool.query('select 1');
    return [ok('replica', `${where} answers`)];
  } catch (error) {
    return [failedBy('replica', where, error, REMEDY)];
  } finally {
    await pool.end();
  }
}
