import { contentVersions } from './content-version.ts';
import type { Database } from './database.ts';
import type { Reader } from './reader.ts';

/** What can be cached per process: it changes only together with a named version. */
export type VersionedRead<T> = (db: Database) => Promise<T>;

/**
 * Keeps what `load` read until the content version `name` moves on; then the next read loads it again. Each database
 * has its own copy, and concurrent readers share one load.
 */
export function versionedCache<T>(name: string, load: (read: Reader) => Promise<T>): VersionedRead<T> {
  const cached = new WeakMap<Database, { version: number; value: Promise<T> }>();
  return async db => {
    const version = (await contentVersions(db.read)).get(name) ?? 0;
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
