import type { MikroORM } from '@mikro-orm/core';
import type { SqlEntityManager } from '@mikro-orm/sql';
import type Sqlite from 'better-sqlite3';
import type pg from 'pg';

/** What lies below records and typed queries: the ORM and the drivers. */
export interface Native {
  /** The ORM. Loaded and opened at its first use: the start does not wait for it, and what only reads does without. */
  orm(): Promise<MikroORM>;
  /** A fresh entity manager: one per request or job, never shared. */
  em(): Promise<SqlEntityManager>;
  /** SQLite's writing connection, for bulk loads and backups; undefined on PostgreSQL. */
  readonly sqlite: Sqlite.Database | undefined;
  /** PostgreSQL's pool of the primary, for bulk loads, locks and limits; undefined on SQLite. */
  readonly pool: pg.Pool | undefined;
}

/** Where databases keep their {@link Native}, and units of work their entity manager. Nobody else asks for it. */
export const NATIVE = Symbol('drivers and ORM');

/** Something that shows what lies below it to those who may see it. */
export interface WithNative<Below> {
  readonly [NATIVE]: Below;
}

/**
 * What lies below a database, or the whole entity manager of a unit of work. Both run SQL as text, so features may not
 * import this; `.dependency-cruiser.mjs` says so.
 */
export function nativeOf<Below>(owner: WithNative<Below>): Below {
  return owner[NATIVE];
}
