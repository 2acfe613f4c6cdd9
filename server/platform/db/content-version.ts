import type { Reader } from './reader.ts';
import { textOf } from './text.ts';
import type { UnitOfWork } from './unit-of-work.ts';

/** Versions of public content by name; a name never touched is at 0. */
export type ContentVersions = ReadonlyMap<string, number>;

const pending = new WeakMap<Reader, Promise<ContentVersions>>();

/**
 * All versions, read after this call. Callers of one synchronous turn share one statement, so several caches can be
 * checked at the price of one.
 */
export function contentVersions(reader: Reader): Promise<ContentVersions> {
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
  const rows = await textOf(reader).all<{ name: string; version: number }>('select name, version from content_version');
  const versions = new Map<string, number>();
  for (const row of rows) versions.set(row.name, row.version);
  return versions;
}

/**
 * Counts one change inside the transaction that makes it, and locks the name until that ends: versions are seen in the
 * order of their commits. Answers the new version. Facets are to be counted before pages, or two writers could wait
 * for each other.
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
