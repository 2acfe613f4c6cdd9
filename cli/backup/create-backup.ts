import { existsSync, mkdirSync, mkdtempSync, renameSync, rmSync, statSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { nativeOf } from '@antam/server/platform/db/native.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { create } from 'tar';
import { Failure } from '../io/failure.ts';
import { SNAPSHOT, TABLES, UPLOADS, writeManifest } from './manifest.ts';

export interface BackupResult {
  readonly file: string;
  readonly bytes: number;
  readonly hasUploads: boolean;
}

/** Fails when there is a file of that name already. */
export function requireFree(file: string): void {
  if (existsSync(file)) throw new Failure(`${file} is there already: name another file, or replace it with --force`);
}

/**
 * Writes database and uploads into one archive. The database is read at one moment, while other processes go on
 * writing. The archive gets its name only when it is complete.
 */
export async function createBackup(services: Services, file: string): Promise<BackupResult> {
  const migrations = await services.db.ranMigrations();
  if (migrations.length === 0) throw new Failure('There are no tables yet: run "antam migrate" first');
  const target = path.resolve(file);
  mkdirSync(path.dirname(target), { recursive: true });
  const staging = mkdtempSync(path.join(path.dirname(target), '.antam-backup-'));
  try {
    await snapshot(services, staging);
    const hasUploads = stageUploads(services, staging);
    writeManifest(staging, {
      format: 1,
      engine: services.db.engine,
      createdAt: services.clock.now().toISOString(),
      migrations,
      hasUploads,
    });
    const part = path.join(staging, 'archive.part');
    await create(
      { gzip: true, file: part, cwd: staging, follow: true, portable: true },
      entriesOf(services, hasUploads),
    );
    renameSync(part, target);
    return { file: target, bytes: statSync(target).size, hasUploads };
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}

const entriesOf = (services: Services, hasUploads: boolean) => [
  'manifest.json',
  services.db.engine === 'sqlite' ? SNAPSHOT : TABLES,
  ...(hasUploads ? [UPLOADS] : []),
];

async function snapshot({ db, config }: Services, staging: string): Promise<void> {
  const { sqlite } = nativeOf(db);
  if (sqlite) await sqlite.backup(path.join(staging, SNAPSHOT));
  else if (config.database.engine === 'postgresql') {
    const { dumpPostgres } = await import('./postgres-backup.ts');
    await dumpPostgres(config.database.url, path.join(staging, TABLES));
  }
}

/** Uploads are never changed once written, so they are read where they are. */
function stageUploads({ config }: Services, staging: string): boolean {
  if (config.storage.kind !== 'folder' || !existsSync(config.storage.folder)) return false;
  symlinkSync(path.resolve(config.storage.folder), path.join(staging, UPLOADS), 'junction');
  return true;
}
