import { existsSync } from 'node:fs';
import { closeServices, createServices } from '@antam/server/app/create-services.ts';
import type { Config } from '@antam/server/platform/env/config.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { Failure, messageOf } from '../io/failure.ts';

/** A command answers nobody meanwhile, so it waits that long for its turn beside a server; half of a job's lease. */
const PATIENCE_MS = 30_000;

/** Long statements are part of most commands; whoever is tired of a silent database stops them by hand. */
const NO_LIMIT = 0;

/**
 * Opens the services, does `work` with them and closes them whatever happens. `queryMs` milliseconds are the longest wait
 * for the answer to one statement, for a process that nobody watches; no limit by default.
 */
export async function withServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
  { queryMs = NO_LIMIT }: { queryMs?: number } = {},
): Promise<T> {
  const services = await openServices({ ...config, database: { ...config.database, waitMs: PATIENCE_MS, queryMs } });
  try {
    return await work(services);
  } finally {
    await closeServices(services);
  }
}

/** As {@link withServices}, for work that needs today's tables: fails when they are not there, and makes nothing. */
export async function withMigratedServices<T>(
  config: Config,
  work: (services: Services) => Promise<T>,
  limits?: { queryMs?: number },
): Promise<T> {
  const { database } = config;
  if (database.engine === 'sqlite' && !existsSync(database.file)) {
    throw new Failure(`There is no database at ${database.file}: check ANTAM_DATA, or run "antam migrate" first`);
  }
  const migrated = async (services: Services) => {
    await requireMigrated(services);
    return work(services);
  };
  return withServices(config, migrated, limits);
}

/** Fails when the tables are not those of this version. */
export async function requireMigrated({ db }: Services): Promise<void> {
  const pending = await db.pendingMigrations();
  if (pending.length > 0) throw new Failure(`${pending.length} migrations are pending: run "antam migrate" first`);
}

/** Opens the services or says in one line why the database cannot be opened. */
export async function openServices(config: Config): Promise<Services> {
  try {
    return await createServices(config);
  } catch (error) {
    throw new Failure(`The database cannot be opened: ${messageOf(error)}`, undefined, { cause: error });
  }
}
