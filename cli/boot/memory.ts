import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import { fileVariable } from '@antam/server/platform/env/secret-files.ts';

/** The name of such a folder, with the number of the process that it belongs to. */
export const MEMORY_FOLDER = /^antam-memory-(\d+)-\w+$/;

/** Variables that would lead out of the temporary folder; the empty text counts as absent. */
const LEADING = [
  'DATABASE_URL',
  'DATABASE_READ_URL',
  'ANTAM_STORAGE',
  'ANTAM_MAIL',
  'ANTAM_SMS',
  'ANTAM_SMS_TOKEN',
  'ANTAM_CDN_SECONDS',
  'ANTAM_PURGE_URL',
  'ANTAM_PURGE_TOKEN',
];
const OUTSIDE = [...LEADING, ...LEADING.map(fileVariable)];

/**
 * A data folder for one run, empty or a copy of another that nobody has open, and the variables under which nothing
 * outside of it is touched.
 */
export function temporaryData(env: Readonly<Record<string, string | undefined>>, copyOf?: string) {
  const folder = mkdtempSync(path.join(tmpdir(), `antam-memory-${process.pid}-`));
  if (copyOf !== undefined) cpSync(copyOf, folder, { recursive: true });
  return {
    folder,
    // In production email messages must be said to go to a folder.
    env: { ...env, ...Object.fromEntries(OUTSIDE.map(name => [name, ''])), ANTAM_MAIL: 'folder:', ANTAM_DATA: folder },
    remove: () => rmSync(folder, { recursive: true, force: true }),
  };
}

/** As configured, but commits to a SQLite database do not wait for the disk: its folder goes with the process. */
export function unsynced(config: Config): Config {
  const { database } = config;
  return database.engine === 'sqlite' ? { ...config, database: { ...database, durable: false } } : config;
}
