import { chmodSync, existsSync, statSync } from 'node:fs';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import { NewerSchema } from '@antam/server/platform/db/run-migrations.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import { databaseFault } from '@antam/server/platform/errors/database-fault.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { EXIT, Failure } from '../io/failure.ts';
import { databaseFailure } from './database-failure.ts';

/**
 * How long a command waits for its turn to write beside a server: half of a job's lease. It serves nobody meanwhile, so
 * a long wait does no harm.
 */
const PATIENCE_MS = 30_000;

/** No limit for one statement, because most commands run long ones; an operator can stop a command by hand. */
const NO_LIMIT = 0;

/**
 * Opens the services, runs `work` with them and always closes them. `queryMs` is the longest wait for the answer to one
 * statement in milliseconds, for a process that nobody watches; no limit by default.
 */
export async function withServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
  { queryMs = NO_LIMIT }: { queryMs?: number } = {},
): Promise<T> {
  const services = await openServices({ ...config, database: { ...config.database, waitMs: PATIENCE_MS, queryMs } });
  try {
    return await work(services);
  } catch (error) {
    throw databaseFault(error) === undefined ? error : databaseFailure(config, error);
  } finally {
    await closeServices(services);
  }
}

/** Like {@link withServices}, but fails where there is no database yet, and creates nothing. */
export async function withDatabase<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
  limits?: { queryMs?: number },
): Promise<T> {
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new Failure(
      `There is no database at ${database.file}: check ANTAM_DATA, or run "antam migrate" first`,
      EXIT.missing,
    );
  }
  return withServices(config, work, limits);
}

/** Like {@link withDatabase}, but fails if the tables are not those of this version. */
export async function withMigratedServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
  limits?: { queryMs?: number },
): Promise<T> {
  const migrated = async (services: Services) => {
    await requireMigrated(services);
    return work(services);
  };
  return withDatabase(config, migrated, limits);
}

/** Fails when the tables are not those of this version. */
export async function requireMigrated({ db }: Services): Promise<void> {
  const newer = await db.newerMigrations();
  if (newer.length > 0) throw new NewerSchema(newer);
  const pending = await db.pendingMigrations();
  if (pending.length > 0) throw new Failure(`${pending.length} migrations are pending: run "antam migrate" first`);
}

/** Opens the services, or says which database cannot be opened and what to do. */
export async function openServices(config: Config, overrides?: Partial<Services>): Promise<Services> {
  try {
    const services = await createServices(config, overrides);
    keepPrivate(config);
    return services;
  } catch (error) {
    throw databaseFailure(config, error);
  }
}

const FOLDER = 0o700;
const FILE = 0o600;
/** Everybody may write into folders with this bit, such as `/tmp`: they are nobody's own. */
const SHARED = 0o1000;

/**
 * Takes the rights of other users from the database's files and from the folders of data, uploads and messages, which
 * earlier releases made readable for all. What belongs to another user is left as it is.
 */
function keepPrivate({ dataFolder, database, storage, mail, texts }: Config): void {
  const folders = [storage, mail, texts].flatMap(place => (place.kind === 'folder' ? [place.folder] : []));
  for (const folder of [dataFolder, ...folders]) narrow(folder, FOLDER);
  if (database.engine !== 'sqlite') return;
  for (const suffix of ['', '-wal', '-shm']) narrow(database.file + suffix, FILE);
}

function narrow(name: string, mode: number): void {
  const stats = statSync(name, { throwIfNoEntry: false });
  if (!stats || stats.uid !== process.getuid?.() || (stats.mode & SHARED) !== 0) return;
  if ((stats.mode & 0o777 & ~mode) !== 0) chmodSync(name, mode);
}
