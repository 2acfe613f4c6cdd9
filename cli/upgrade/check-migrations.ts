import { statSync } from 'node:fs';
import path from 'node:path';
import { type EngineMigration, migrationsOf } from '@antam/server/platform/db/migrations.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { freeBytes } from './free-space.ts';
import { tableSizes } from './table-sizes.ts';

/** What a migration would do; `seconds` is a rough estimate from the size of the tables that it names. */
export interface PendingMigration {
  readonly name: string;
  /** Whether processes of the release before must end before it runs. */
  readonly stopsOldProcesses: boolean;
  readonly seconds: number;
}

/** What an upgrade would do to the database; nothing is changed. */
export interface MigrationCheck {
  readonly engine: 'sqlite' | 'postgresql';
  readonly pending: readonly PendingMigration[];
  /** Migrations of a newer version, beside which this one cannot go on. */
  readonly newer: readonly string[];
  readonly seconds: number;
  readonly databaseBytes: number;
  /** Room for what the largest migration rewrites, and on SQLite for the copy that is made first. */
  readonly neededBytes: number;
  /** Null on PostgreSQL, whose disk is not seen from here. */
  readonly freeBytes: number | null;
}

/** What one statement costs beside its rows, and how fast rows are rewritten with their indexes. */
const SECONDS_A_STATEMENT = 0.01;
const BYTES_A_SECOND = 20 * 1_048_576;

/** Names of tables that a statement reads or writes. */
const NAMED =
  /\b(?:alter table|update|insert into|delete from|drop table|from|join|on)\s+(?:if exists\s+|only\s+)?["`]?([a-z_]+)/gi;

/** Looks at what is pending, how long it may take and whether there is room for it. */
export async function checkMigrations(services: Services): Promise<MigrationCheck> {
  const { db, config } = services;
  const [names, newer, sizes] = [await db.pendingMigrations(), await db.newerMigrations(), await tableSizes(services)];
  const waiting = new Set(names);
  const migrations = migrationsOf(db.engine).filter(({ name }) => waiting.has(name));
  const pending = migrations.map(migration => ({
    name: migration.name,
    stopsOldProcesses: !migration.beside,
    seconds: rounded(secondsOf(migration, sizes)),
  }));
  const databaseBytes = [...sizes.values()].reduce((sum, bytes) => sum + bytes, 0);
  const written = Math.max(0, ...migrations.map(migration => namedBytes(migration, sizes)));
  return {
    engine: db.engine,
    pending,
    newer,
    seconds: rounded(pending.reduce((sum, { seconds }) => sum + seconds, 0)),
    databaseBytes,
    ...(await room(config, migrations.length === 0 ? undefined : written)),
  };
}

/** What stays free beside the copy at the least. */
const MARGIN = 50 * 1_048_576;

async function room({ database }: Config, written: number | undefined) {
  if (database.engine === 'postgresql') return { neededBytes: written ?? 0, freeBytes: null };
  return {
    neededBytes: written === undefined ? 0 : statSync(database.file).size + Math.max(written, MARGIN),
    freeBytes: await freeBytes(path.dirname(database.file)),
  };
}

const rounded = (seconds: number) => Math.round(seconds * 10) / 10;

const secondsOf = (migration: EngineMigration, sizes: ReadonlyMap<string, number>) =>
  migration.statements.length * SECONDS_A_STATEMENT + bytesOf(migration, sizes) / BYTES_A_SECOND;

/** Bytes of the tables that a migration names, as often as a statement names them. */
const bytesOf = ({ statements }: EngineMigration, sizes: ReadonlyMap<string, number>): number =>
  statements.reduce((sum, statement) => sum + bytesOfTables(tablesIn(statement), sizes), 0);

/** The same once: what a migration leaves free, the next one takes. */
const namedBytes = ({ statements }: EngineMigration, sizes: ReadonlyMap<string, number>): number =>
  bytesOfTables(new Set(statements.flatMap(statement => [...tablesIn(statement)])), sizes);

const tablesIn = (statement: string) =>
  new Set([...statement.matchAll(NAMED)].map(([, table = '']) => table.toLowerCase()));

const bytesOfTables = (tables: ReadonlySet<string>, sizes: ReadonlyMap<string, number>) =>
  [...tables].reduce((sum, table) => sum + (sizes.get(table) ?? 0), 0);
