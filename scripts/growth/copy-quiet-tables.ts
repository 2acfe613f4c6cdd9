import { sqliteFileTables } from '../../cli/backup/archive-tables.ts';
import { fillFromRows } from '../../cli/backup/fill-postgres.ts';
import { withClient } from '../../cli/backup/postgres-client.ts';
import { quoted } from '../../cli/backup/postgres-tables.ts';

const COMING = 'growth_coming';

/**
 * Copies the rows that were made up for tables of a SQLite file into the same tables of a PostgreSQL database that has the
 * other rows already. Made-up rows keep neither checks nor foreign keys: the checks are dropped, and the keys, by which
 * the planner estimates joins, stay without being looked at.
 */
export async function copyQuietTables(file: string, url: string, tables: readonly string[]): Promise<void> {
  const source = sqliteFileTables(file);
  await withClient(url, async client => {
    await client.query('set session_replication_role = replica');
    await client.query(`create schema ${COMING}`);
    const { rows: checks } = await client.query<{ owner: string; name: string }>(
      `select conrelid::regclass::text as owner, conname as name from pg_constraint
       where contype = 'c' and connamespace = 'public'::regnamespace`,
    );
    for (const { owner, name } of checks) await client.query(`alter table ${owner} drop constraint ${quoted(name)}`);
    for (const table of tables) {
      await client.query(`create table ${COMING}.${quoted(table)} (like public.${quoted(table)})`);
      await fillFromRows(client, COMING, [table], source);
      const columns = source.columns(table).map(quoted).join(', ');
      await client.query(
        `insert into public.${quoted(table)} (${columns}) select ${columns} from ${COMING}.${quoted(table)}
         on conflict do nothing`,
      );
    }
    await client.query(`drop schema ${COMING} cascade`);
  });
  source.close();
}
