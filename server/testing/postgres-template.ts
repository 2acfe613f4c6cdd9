import { asAdmin, createPostgresDatabase, databaseUrl, type PostgresDatabase } from './postgres-database.ts';

/** Any number; the lock under which one process at a time makes templates on a PostgreSQL server. */
const TEMPLATE_LOCK = 7_462;

/**
 * Makes a copy of the database `name`, which `fill` fills by its address where there is none, or where `isWhole` says
 * that what belongs to it is missing.
 */
export async function copyPostgresTemplate(
  server: string,
  name: string,
  fill: (url: string) => Promise<void>,
  isWhole: () => boolean = () => true,
): Promise<PostgresDatabase> {
  await asAdmin(server, async admin => {
    await admin.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK]);
    const known = await admin.query('select 1 from pg_database where datname = $1', [name]);
    if (known.rowCount === 0 || !isWhole()) {
      const unfinished = `${name}_unfinished`;
      await admin.query(`drop database if exists ${name} with (force)`);
      await admin.query(`drop database if exists ${unfinished} with (force)`);
      await admin.query(`create database ${unfinished}`);
      await fill(databaseUrl(server, unfinished));
      await admin.query(`alter database ${unfinished} rename to ${name}`);
    }
  });
  // Any number of processes may copy a template that nobody is connected to.
  return createPostgresDatabase(server, name);
}
