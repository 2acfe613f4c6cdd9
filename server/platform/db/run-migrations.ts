import type { Database } from './database.ts';

/** Any number; the lock under which one process at a time migrates. */
const MIGRATION_LOCK = 7_461;

/** Runs what is pending. Of several processes that start together one does the work and the others wait for it. */
export async function runMigrations({
  orm,
  pool,
  sqlite,
}: Pick<Database, 'orm' | 'pool' | 'sqlite'>): Promise<string[]> {
  const run = async () => (await orm.migrator.up()).map(migration => migration.name);
  if (sqlite) return runUnlessDone(run, async () => (await orm.migrator.getPending()).length === 0);
  const client = await pool?.connect();
  try {
    await client?.query('select pg_advisory_lock($1)', [MIGRATION_LOCK]);
    return await run();
  } finally {
    await client?.query('select pg_advisory_unlock($1)', [MIGRATION_LOCK]);
    client?.release();
  }
}

/** SQLite has no lock that outlives a transaction: whoever comes second fails, and finds the work done. */
async function runUnlessDone(run: () => Promise<string[]>, isDone: () => Promise<boolean>): Promise<string[]> {
  try {
    return await run();
  } catch (error) {
    if (await isDone()) return [];
    throw error;
  }
}
