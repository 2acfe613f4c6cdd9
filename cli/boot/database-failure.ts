import type { Config } from '@antam/server/platform/env/config.ts';
import { type DatabaseFault, databaseFault } from '@antam/server/platform/errors/database-fault.ts';
import { Failure } from '../io/failure.ts';
import { plainCause } from '../io/plain-cause.ts';

const WHAT: Readonly<Record<DatabaseFault, string>> = {
  busy: 'is in use by another process for too long',
  damaged: 'is damaged, or is no database',
  unavailable: 'cannot be opened or written',
};

const REMEDIES: Readonly<Record<Config['database']['engine'], Readonly<Record<DatabaseFault, string>>>> = {
  sqlite: {
    busy: 'stop the other process, or try again later',
    damaged: 'put a backup back with "antam restore FILE --force", or let ANTAM_DATA name another folder',
    unavailable: 'check that this user may write to the file and its folder, and that the disk is not full',
  },
  postgresql: {
    busy: 'try again later, or raise the connections that the server allows',
    damaged: 'ask the server\'s log, or put a backup back with "antam restore FILE --force"',
    unavailable: 'check DATABASE_URL, the network, and that the server runs and its user may write',
  },
};

/** Which database has which fault, and what to do. */
export function databaseTrouble({ database }: Config, error: unknown) {
  const where =
    database.engine === 'sqlite' ? `The database ${database.file}` : `The database at ${hostOf(database.url)}`;
  const fault = databaseFault(error);
  const what = fault ? WHAT[fault] : `cannot be opened (${plainCause(error).what})`;
  return { message: `${where} ${what}`, remedy: REMEDIES[database.engine][fault ?? 'unavailable'] };
}

/** A failure that says which database has which fault and what to do; with `--debug`, the cause is shown too. */
export function databaseFailure(config: Config, error: unknown): Failure {
  const { message, remedy } = databaseTrouble(config, error);
  return new Failure(`${message}: ${remedy}`, undefined, { cause: error });
}

/** Host and name of a database, without user and password. */
export function hostOf(url: string): string {
  const { host, pathname } = new URL(url);
  return `${host}${pathname}`;
}
