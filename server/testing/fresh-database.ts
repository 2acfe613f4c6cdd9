import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntitySchema } from '@mikro-orm/core';
import { type Database, type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { nativeOf } from '../platform/db/native.ts';
import { PATIENCE_MS } from './patience.ts';
import { createPostgresDatabase } from './postgres-database.ts';
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
  const fresh = await openNew(entities, copyMigrated);
  await fresh.db.migrate();
  return fresh;
}

/** As {@link openFreshDatabase}, without tables. */
export const openEmptyDatabase = (entities: readonly EntitySchema[]): Promise<FreshDatabase> => openNew(entities);

async function openNew(
  entities: readonly EntitySchema[],
  begin?: (folder: string, entities: readonly EntitySchema[]) => Promise<void>,
): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const { config, remove, folder } = server ? await newPostgres(server) : await newSqlite();
  if (folder) await begin?.(folder, entities);
  const db = await openDatabase(config, entities);
  const close = async () => {
    await db.close();
    await remove();
  };
  return { db, config, close };
}

/** To copy a file costs a fiftieth of running all migrations. */
async function copyMigrated(folder: string, entities: readonly EntitySchema[]): Promise<void> {
  const name = `antam_migrated_${sourceFingerprint(['server/migrations', 'server/platform/db'])}`;
  const source = await templateFolder(name, async unfinished => {
    const file = path.join(unfinished, SQLITE_FILE);
    const db = await openDatabase({ engine: 'sqlite', file, durable: false }, entities);
    await db.migrate();
    nativeOf(db).sqlite?.pragma('wal_checkpoint(TRUNCATE)');
    await db.close();
  });
  copyTemplateFolder(source, folder);
}

async function newSqlite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'antam-db-'));
  const file = path.join(folder, SQLITE_FILE);
  const config: DatabaseConfig = { engine: 'sqlite', file, durable: false, waitMs: PATIENCE_MS };
  return { config, folder, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function newPostgres(server: string) {
  const { url, drop } = await createPostgresDatabase(server);
  const config: DatabaseConfig = { engine: 'postgresql', url, poolSize: 4, waitMs: PATIENCE_MS, queryMs: PATIENCE_MS };
  return { config, folder: undefined, remove: drop };
}
