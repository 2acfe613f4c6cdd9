import { existsSync, renameSync, rmSync, statSync } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { makeFolder } from '@antam/server/platform/storage/make-folder.ts';
import { Failure } from '../io/failure.ts';
import { type DatabaseFacts, noFacts } from './database-facts.ts';
import { keepErasures } from './erasures.ts';
import { removeLeftovers, temporaryFolder, temporaryName } from './leftovers.ts';
import { MANIFEST, type Manifest } from './manifest.ts';
import { type ArchiveEntry, tarStream } from './tar-stream.ts';
import { uploadEntries } from './upload-entries.ts';

export interface BackupResult {
  readonly file: string;
  readonly bytes: number;
  readonly hasUploads: boolean;
}

/** Called for every entry of an archive, with the number of bytes that came before it. */
export type EntryProgress = (bytes: number, name: string) => void;

/** Fails when there is a file of that name already. */
export function requireFree(file: string): void {
  if (existsSync(file)) throw new Failure(`${file} is there already: name another file, or replace it with --force`);
}

/**
 * Writes database and uploads into one archive. The database is read at one moment, while other processes go on
 * writing. The archive gets its name only when it is complete.
 */
export async function createBackup(services: Services, file: string, progress?: EntryProgress): Promise<BackupResult> {
  const target = path.resolve(file);
  const folder = path.dirname(target);
  makeFolder(folder);
  removeLeftovers(folder);
  const part = path.join(folder, `${temporaryName('backup')}${path.basename(target)}.part`);
  // A folder that cannot be written fails here, before anything waits for a stream that has no reader yet.
  const archive = await open(part, 'w', 0o600);
  try {
    const hasUploads = await writeBackup(services, archive.createWriteStream({ flush: true }), { progress });
    renameSync(part, target);
    await keepErasures(services, folder);
    return { file: target, bytes: statSync(target).size, hasUploads };
  } finally {
    await archive.close();
    rmSync(part, { force: true });
  }
}

interface WriteOptions {
  readonly progress?: EntryProgress | undefined;
  /** False leaves the stream open. */
  readonly end?: boolean;
}

/** Writes the archive to a stream; answers whether it holds uploads. */
export async function writeBackup(
  services: Services,
  out: Writable,
  { progress, end = true }: WriteOptions = {},
): Promise<boolean> {
  const migrations = await services.db.ranMigrations();
  if (migrations.length === 0) throw new Failure('There are no tables yet: run "antam migrate" first');
  const staging: string[] = [];
  const makeFolder = () => {
    const folder = temporaryFolder(services.config.dataFolder, 'backup');
    staging.push(folder);
    return folder;
  };
  const entries = told(entriesOf(services, migrations, makeFolder), progress);
  try {
    await pipeline(Readable.from(tarStream(entries, services.clock.now())), createGzip(), out, { end });
    return hasUploads(services);
  } finally {
    for (const folder of staging) rmSync(folder, { recursive: true, force: true });
  }
}

/** The database, the uploads, and at the end the manifest, without which an archive is none. */
async function* entriesOf(
  services: Services,
  migrations: readonly string[],
  makeFolder: () => string,
): AsyncGenerator<ArchiveEntry> {
  const facts = noFacts();
  yield* databaseEntries(services, facts, makeFolder);
  const { storage } = services.config;
  if (hasUploads(services) && storage.kind === 'folder') yield* uploadEntries(storage.folder);
  const manifest: Manifest = {
    format: 2,
    engine: services.db.engine,
    createdAt: services.clock.now().toISOString(),
    migrations: [...migrations],
    hasUploads: hasUploads(services),
    ...facts,
  };
  const bytes = Buffer.from(JSON.stringify(manifest, null, 2));
  yield { name: MANIFEST, size: bytes.length, content: [bytes] };
}

async function* databaseEntries(
  { db, config }: Services,
  facts: DatabaseFacts,
  makeFolder: () => string,
): AsyncGenerator<ArchiveEntry> {
  const { sqlite } = nativeOf(db);
  if (sqlite) {
    const { dumpSqlite } = await import('./dump-sqlite.ts');
    yield* dumpSqlite(sqlite, facts, makeFolder);
  } else if (config.database.engine === 'postgresql') {
    const { readPostgres } = await import('./dump-postgres.ts');
    yield* readPostgres(config.database.url, facts);
  }
}

const hasUploads = ({ config }: Services) => config.storage.kind === 'folder' && existsSync(config.storage.folder);

async function* told(entries: AsyncIterable<ArchiveEntry>, progress?: EntryProgress): AsyncGenerator<ArchiveEntry> {
  let bytes = 0;
  for await (const entry of entries) {
    progress?.(bytes, entry.name);
    yield entry;
    bytes += entry.size;
  }
}
