import { randomInt } from 'node:crypto';
import type { Database } from './database.ts';
import type { Engine } from './engine.ts';
import { literal } from './expressions.ts';
import { nestedRows } from './nested-rows.ts';
import type { Reader } from './reader.ts';
import { tablesWith } from './tables.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Versions of public content by name; the version of an unknown name is 0. */
export type ContentVersions = ReadonlyMap<string, number>;

/**
 * Separates the name from a random part in rows that count changes in parallel. The version of a name is the sum of its
 * rows.
 */
const PART = '#';

interface VersionRow {
  readonly name: string;
  readonly version: number;
}

const pending = new WeakMap<Reader, Promise<ContentVersions>>();
const ofMoment = new WeakMap<object, ContentVersions>();

/**
 * Reads all versions, as current as a read that starts after this call. Callers in the same synchronous turn share one
 * statement. So do callers in the same snapshot of the reader: on SQLite a request checks all its caches at the price
 * of one.
 */
export function contentVersions(reader: Reader): Promise<ContentVersions> {
  const moment = textOf(reader).moment();
  const known = moment && ofMoment.get(moment);
  if (known) return Promise.resolve(known);
  let shared = pending.get(reader);
  if (!shared) {
    shared = Promise.resolve().then(() => {
      pending.delete(reader);
      return readVersions(reader);
    });
    pending.set(reader, shared);
  }
  return shared;
}

async function readVersions(reader: Reader): Promise<ContentVersions> {
  const text = textOf(reader);
  const reading = text.all<VersionRow>('select name, version from content_version');
  // SQLite has run the statement already. The snapshot must be noted before the await, because it may be another one
  // afterwards.
  const moment = text.moment();
  const versions = versionsFrom(await reading);
  if (moment) ofMoment.set(moment, versions);
  return versions;
}

const tables = tablesWith<VersionRow, 'content_version'>();

/**
 * A part of a query: the versions of these names, which stand in one row each, for {@link versionsFrom}. What is cached by
 * version is as current as the rows beside it then, and asks for no statement of its own.
 */
export const versionsInside = (...names: readonly string[]) =>
  nestedRows(
    tables
      .selectFrom('content_version')
      .select(['name', 'version'])
      .where(eb => eb.or(names.map(name => eb('name', '=', literal(name))))),
  );

export function versionsFrom(rows: readonly VersionRow[]): ContentVersions {
  const versions = new Map<string, number>();
  for (const row of rows) {
    const end = row.name.indexOf(PART);
    const name = end === -1 ? row.name : row.name.slice(0, end);
    versions.set(name, (versions.get(name) ?? 0) + row.version);
  }
  return versions;
}

/**
 * Counts one change in the transaction that makes it, and locks the name until the transaction ends, so that versions
 * appear in the order of their commits. Answers the new version.
 */
export async function nextVersion(unit: UnitOfWork, name: string): Promise<number> {
  const [row] = await textOf(unit).sql<{ version: number | string }>(
    `insert into content_version (name, version) values (?, 1)
     on conflict (name) do update set version = content_version.version + 1 returning version`,
    [name],
  );
  if (!row) throw new Error(`No version of ${name}`);
  return Number(row.version);
}

/** Like `nextVersion`, but answers undefined instead of waiting if another transaction has locked the name. */
export async function nextVersionIfFree(unit: UnitOfWork, engine: Engine, name: string): Promise<number | undefined> {
  if (engine === 'sqlite') return nextVersion(unit, name);
  const [row] = await textOf(unit).sql<{ version: number | string }>(
    `update content_version set version = version + 1
     where name = (select name from content_version where name = ? for update skip locked) returning version`,
    [name],
  );
  if (row) return Number(row.version);
  // An insertion would wait for another one of the same name.
  const [missing] = await textOf(unit).sql<{ free: boolean }>(
    `select pg_try_advisory_xact_lock(hashtext(?)) as free
     where not exists (select from content_version where name = ?)`,
    [name, name],
  );
  return missing?.free ? nextVersion(unit, name) : undefined;
}

/**
 * Counts one change in the transaction that makes it, without waiting for others. On PostgreSQL it updates a row of the
 * name that no other transaction has locked, or adds one; so there are never more rows than there were transactions at
 * the same time.
 */
export async function countChange(unit: UnitOfWork, engine: Engine, name: string): Promise<void> {
  if (engine === 'postgresql') {
    const [counted] = await textOf(unit).sql<{ name: string }>(
      `update content_version set version = version + 1
       where name = (select name from content_version where starts_with(name, ?) order by name limit 1
         for update skip locked)
       returning name`,
      [name + PART],
    );
    if (counted) return;
    await nextVersion(unit, `${name}${PART}${randomInt(1_000_000)}`);
    return;
  }
  await nextVersion(unit, name);
}

/**
 * Reads a value that is cached in this process and changes only together with a named version. Reads the versions where they
 * are not given.
 */
export type VersionedRead<T> = (db: Database, versions?: ContentVersions) => Promise<T>;

/**
 * Keeps what `load` read until the content version `name` moves on; then the next read loads it again. Each database
 * has its own copy, and concurrent readers share one load.
 */
export function versionedCache<T>(name: string, load: (read: Reader) => Promise<T>): VersionedRead<T> {
  const cached = new WeakMap<Database, { version: number; value: Promise<T> }>();
  return async (db, versions) => {
    const version = (versions ?? (await contentVersions(db.read))).get(name) ?? 0;
    const known = cached.get(db);
    if (known && known.version >= version) return known.value;
    const value = load(db.read);
    cached.set(db, { version, value });
    value.catch(() => {
      if (cached.get(db)?.value === value) cached.delete(db);
    });
    return value;
  };
}
