import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { type EngineMigration, migrationsOf, notedStatements } from '@antam/server/platform/db/migrations.ts';
import type { Client } from 'pg';
import { EXIT, Failure } from '../io/failure.ts';
import { withClient } from './postgres-client.ts';
import { quoted, sequencesOf, tablesInOrder } from './postgres-tables.ts';

/** Where the new tables are made before they take the place of the old ones. */
const BESIDE = 'antam_restore';
const REPLACED = 'antam_replaced';

/** What the tables are filled with. */
export interface NewContents {
  /** The last migration that they went through. */
  readonly last: string;
  /** Fills the migrated tables of `schema`, in their order. */
  fill(client: Client, schema: string, tables: readonly string[]): Promise<void>;
  /** The greatest id that each table has handed out, where that is known. */
  readonly sequences: Readonly<Record<string, number>>;
}

/** Whether there is a table in the database at all. */
export const hasTables = (url: string): Promise<boolean> =>
  withClient(url, async client => (await tablesInOrder(client)).length > 0);

/**
 * Replaces everything in the schema `public`, in one transaction: what is there stays whole until the commit, and of an
 * interrupted run nothing stays. Answers the migrations that ran after those of the contents. Fails while others are
 * connected.
 */
export function replacePostgres(url: string, contents: NewContents): Promise<string[]> {
  return withClient(url, async client => {
    await requireAlone(client);
    await client.query('begin');
    await client.query(`drop schema if exists ${BESIDE} cascade`);
    await client.query(`create schema ${BESIDE}`);
    await client.query(`set local search_path to ${BESIDE}`);
    const later = await makeTables(client, contents);
    await requireAlone(client);
    await client.query(`alter schema public rename to ${REPLACED}`);
    await client.query(`alter schema ${BESIDE} rename to public`);
    await client.query(`drop schema ${REPLACED} cascade`);
    await client.query('commit');
    await client.query('analyze');
    return later;
  });
}

async function makeTables(client: Client, { last, fill, sequences }: NewContents): Promise<string[]> {
  // As the migrator makes it.
  await client.query(
    'create table "migration" ("id" serial primary key, "name" varchar(255), "executed_at" timestamptz default current_timestamp)',
  );
  const all = migrationsOf('postgresql');
  await migrate(
    client,
    all.filter(({ name }) => name <= last),
  );
  const tables = (await tablesInOrder(client, BESIDE)).filter(table => table !== 'migration');
  // Rows that the migrations wrote themselves.
  const written = tables.filter(table => table !== 'migration_note').map(table => `${BESIDE}.${quoted(table)}`);
  await client.query(`truncate ${written.join(', ')} cascade`);
  await fill(
    client,
    BESIDE,
    tables.filter(table => table !== 'migration_note'),
  );
  await moveSequences(client, sequences);
  const later = all.filter(({ name }) => name > last);
  await migrate(client, later);
  // Indexes that were saved before are of other documents.
  await client.query(
    `insert into search_state (id, version, world) values (1, 0, $1)
     on conflict (id) do update set world = excluded.world`,
    [randomUUID()],
  );
  return later.map(({ name }) => name);
}

async function migrate(client: Client, migrations: readonly EngineMigration[]): Promise<void> {
  for (const migration of migrations) {
    for (const statement of notedStatements(migration)) await client.query(statement);
    await client.query('insert into migration (name) values ($1)', [migration.name]);
  }
}

/** The next id comes after the greatest one that was handed out, or that was loaded. */
async function moveSequences(client: Client, numbers: Readonly<Record<string, number>>): Promise<void> {
  for (const { table, sequence } of await sequencesOf(client, BESIDE)) {
    const { rows } = await client.query<{ greatest: string | null }>(
      `select max(id) as greatest from ${BESIDE}.${quoted(table)}`,
    );
    const last = Math.max(numbers[table] ?? 0, Number(rows[0]?.greatest ?? 0));
    await client.query('select setval($1, $2, $3)', [sequence, Math.max(1, last), last > 0]);
  }
}

const OTHERS = `select count(*)::int as others from pg_stat_activity
  where datname = current_database() and pid <> pg_backend_pid() and usesysid is not null`;
/** Connections that have just been closed are seen for a moment. */
const TRIES = 20;
const PAUSE_MS = 100;

/** Fails while others are connected to the database. */
async function requireAlone(client: Client): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    // Within a transaction the server shows the same activity again and again.
    await client.query('select pg_stat_clear_snapshot()');
    const others = (await client.query<{ others: number }>(OTHERS)).rows[0]?.others ?? 0;
    if (others === 0) return;
    if (tries === TRIES) {
      const what = others === 1 ? 'One other connection uses' : `${others} other connections use`;
      const remedy = 'stop all processes of the site first. Nothing was changed';
      throw new Failure(`${what} the database: ${remedy}`, EXIT.unreachable);
    }
    await sleep(PAUSE_MS);
  }
}
