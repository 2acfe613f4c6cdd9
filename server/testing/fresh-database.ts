import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { EntitySchema } from '@mikro-orm/core';
import { type Database, type DatabaseConfig, openDatabase } from '../platform/db/database.ts';
import { PATIENCE_MS } from './patience.ts';
import { createPostgresDatabase } from './postgres-database.ts';

export interface FreshDatabase {
  readonly db: Database;
  /** For further connections to the same database, e.g. of another process. */
  readonly config: DatabaseConfig;
  /** Closes and removes the database. */
  close(): Promise<void>;
}

/** An empty, migrated database of its own: on the PostgreSQL server of `TEST_DATABASE_URL`, or a SQLite file without one. */
export async function openFreshDatabase(entities: readonly EntitySchema[]): Promise<FreshDatabase> {
  const fresh = await openEmptyDatabase(entities);
  await fresh.db.migrate();
  return fresh;
}

/** As {@link openFreshDatabase}, without tables. */
export async function openEmptyDatabase(entities: readonly EntitySchema[]): Promise<FreshDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  const { config, remove } = server ? await newPostgres(server) : await newSqlite();
  const db = await openDatabase(config, entities);
  const close = async () => {
    await db.close();
    await remove();
  };
  return { db, config, close };
}

async function newSqlite() {
  const folder = await mkdtemp(path.join(tmpdir(), 'antam-db-'));
  const config: DatabaseConfig = { engine: 'sqlite', file: path.join(folder, 'test.sqlite'), waitMs: PATIENCE_MS };
  return { config, remove: () => rm(folder, { recursive: true, force: true }) };
}

async function newPostgres(server: string) {
  const { url, drop } = await createPostgresDatabase(server);
  const config: DatabaseConfig = { engine: 'postgresql', url, poolSize: 4, waitMs: PATIENCE_MS, queryMs: PATIENCE_MS };
  return { config, remove: drop };
}
