import { rmSync } from 'node:fs';
import path from 'node:path';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { temporaryFolder } from '../backup/leftovers.ts';
import { flush } from '../backup/sqlite-restore.ts';
import { placeNew } from './place-new.ts';
import { withServices } from './services.ts';

/**
 * Runs `work` on a new SQLite database that lies aside and does not wait for the disk, then puts it in its place, whole
 * and flushed. Where that is interrupted there is no database at all. Fails, and throws away what was made, where another
 * process has made a database in that place meanwhile.
 */
export async function inNewFile<T>(config: Config, file: string, work: (services: Services) => Promise<T>): Promise<T> {
  const folder = temporaryFolder(path.dirname(file), 'seed');
  try {
    const aside = path.join(folder, path.basename(file));
    const database = { engine: 'sqlite', file: aside, durable: false, isAlone: true } as const;
    const result = await withServices({ ...config, database }, work);
    flush(aside);
    placeNew(aside, file);
    return result;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
