import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntitySchema } from '@mikro-orm/core';
import { type Database, type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { PATIENCE_MS } from './patience.ts';
import { createPostgresDatabase, type PostgresDatabase } from './postgres-database.ts';
import { copyPostgresTemplate } from './postgres-template.ts';
import { sourceFingerprint } from './source-fingerprint.ts';
import { copyTemplateFolder, SQLITE_FILE, templateFolder } from './template-folder.ts';

export interface FreshDatabase {
  readonly db: Database;
  /** For further connections to the same database, e.g. of another process. */
  readonly config: DatabaseConfig;
  /** Closes and removes the database. */
  close(): Promise<void>;
}

/** An empty, migrated database of its own: on the PostgreSQL server of `TEST_DATABASE_URL`, or a SQLite file without one. */
export async function openFreshDatabase(entities: readonly EntitySchema[]): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const fresh = server ? await copyMigratedPostgres(server, entities) : await newSqlite();
  if (fresh.folder) await copyMigrated(fresh.folder, entities);
  return open(fresh, entities, async db => void (await db.migrate()));
}

/** As {@link openFreshDatabase}, but without tables. */
export async function openEmptyDatabase(entities: readonly EntitySchema[]): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  return open(server ? onPostgres(await createPostgresDatabase(server)) : await newSqlite(), entities);
}

/** Where a new database is. */
interface NewDatabase {
  readonly config: DatabaseConfig;
  /** The folder of SQLite's file. */
  readonly folder?: string;
  remove(): Promise<void>;
}

async function open(
  { config, remove }: NewDatabase,
  entities: readonly EntitySchema[],
  begin?: (db: Database) => Promise<void>,
): Promise<FreshDatabase> {
  const db = await openDatabase(config, entities);
  await begin?.(db);
  const close = async () => {
    await db.close();
    await remove();
  };
  return { db, config, close };
}

const migratedName = () => `antam_migrated_${sourceFingerprint(['server/migrations', 'server/platform/db'])}`;

/** To copy a file costs a fiftieth of running all migrations. */
async function copyMigrated(folder: string, entities: readonly EntitySchema[]): Promise<void> {
  const source = await templateFolder(migratedName(), async unfinished => {
    const file = path.join(unfinished, SQLITE_FILE);
    const db = await openDatabase({ engine: 'sqlite', file, durable: false }, entities);
    await db.migrate();
    nativeOf(db).sqlite?.pragma('wal_checkpoint(TRUNCATE)');
    await db.close();
  });
  copyTemplateFolder(source, folder);
}

async function copyMigratedPostgres(server: string, entities: readonly EntitySchema[]): Promise<NewDatabase> {
  const copy = await copyPostgresTemplate(server, migratedName(), async url => {
    const db = await openDatabase({ engine: 'postgresql', url, poolSize: 2, queryMs: 0 }, entities);
    await db.migrate();
    await db.close();
  });
  return onPostgres(copy);
}

async function newSqlite(): Promise<NewDatabase> {
  const folder = await mkdtemp(path.join(tmpdir(), 'antam-db-'));
  const file = path.join(folder, SQLITE_FILE);
  const config: DatabaseConfig = { engine: 'sqlite', file, durable: false, waitMs: PATIENCE_MS };
  return { config, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

function onPostgres({ url, drop }: PostgresDatabase): NewDatabase {
  const config: DatabaseConfig = { engine: 'postgresql', url, poolSize: 4, waitMs: PATIENCE_MS, queryMs: PATIENCE_MS };
  return { config, remove: drop };
}
