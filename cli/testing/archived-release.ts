import { mkdirSync } from 'node:fs';
import { type ArchiveTables, archiveTables } from '../backup/archive-tables.ts';
import { createFingerprint, type Fingerprint, type Fingerprints } from '../backup/fingerprint.ts';
import { type Manifest, readManifest } from '../backup/manifest.ts';
import { unpack } from '../backup/unpack.ts';

/** A backup whose rows are read. */
export interface OpenArchive {
  readonly manifest: Manifest;
  readonly tables: ArchiveTables;
}

/** Unpacks a backup into a new folder. */
export async function openArchive(file: string, folder: string): Promise<OpenArchive> {
  mkdirSync(folder);
  await unpack(file, folder);
  const manifest = readManifest(folder, file);
  return { manifest, tables: archiveTables(folder, manifest) };
}

/** Rows and hash of each table of the backup `of`, in those of its columns that `like` has, too; tables that it lacks are left out. */
export async function sharedFingerprints(of: ArchiveTables, like: ArchiveTables): Promise<Fingerprints> {
  const there = new Set(like.names);
  const found: Record<string, Fingerprint> = {};
  for (const table of of.names.filter(name => there.has(name))) {
    const known = new Set(like.columns(table));
    found[table] = await fingerprintOf(
      of,
      table,
      of.columns(table).filter(column => known.has(column)),
    );
  }
  return found;
}

async function fingerprintOf(archive: ArchiveTables, table: string, columns: readonly string[]): Promise<Fingerprint> {
  const order = new Map(archive.columns(table).map((column, at) => [column, at]));
  const places = [...columns].sort((a, b) => (a < b ? -1 : 1)).map(column => order.get(column) ?? -1);
  const fingerprint = createFingerprint();
  for await (const row of archive.rows(table)) fingerprint.add(places.map(at => row[at] ?? null));
  return fingerprint.value();
}
