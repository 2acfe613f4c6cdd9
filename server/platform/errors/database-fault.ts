import { causesOf, codeOf, isOfDatabase } from './database-errors.ts';

/**
 * What keeps the database from doing its work. `busy`: another transaction holds a lock for too long, or no connection
 * is free. `unavailable`: it is gone, read-only, or its disk is full. `damaged`: its file is not what it should be.
 */
export type DatabaseFault = 'busy' | 'unavailable' | 'damaged';

/** Lock not available, cancelled; deadlock and failed serialisation, where trying again did not help. */
const BUSY = /^(SQLITE_(BUSY|LOCKED|PROTOCOL)|55P03$|57014$|40001$|40P01$)/;

/**
 * Connection (08), refused login (28), no such database (3D), resources and disk (53), shutdown (57P), system (58),
 * read-only (25006).
 */
const UNAVAILABLE =
  /^(SQLITE_(FULL|READONLY|IOERR|CANTOPEN|NOMEM)|08\w{3}$|28\w{3}$|3D000$|53\w{3}$|57P\d\d$|58\w{3}$|25006$)/;

const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)|XX00[12]$)/;

const NETWORK = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'ECONNABORTED',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'EHOSTDOWN',
  'ENETDOWN',
]);

/** What the driver says where the server did not answer in time. */
const READ_TIMEOUT = 'Query read timeout';

/** What the driver, its pool and the query builder say of a connection that is no more; they give no code. */
const LOST = [
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Client was closed/,
  /^Cannot use a pool after calling end/,
  /^Postgres connection has been discarded$/,
  /^driver has already been destroyed$/,
  /^The database connection is not open$/,
];

/** What the pool says where all of its connections are in use. */
const NONE_FREE = 'timeout exceeded when trying to connect';

/** Whether a transaction was undone only because another one was in its way, so that the same work may succeed now. */
const UNDONE = /^(SQLITE_BUSY_SNAPSHOT|40001|40P01)$/;

/** The fault that an error, or its cause, stands for; undefined where the database is not to blame. */
export function databaseFault(error: unknown): DatabaseFault | undefined {
  for (const cause of causesOf(error)) {
    const code = codeOf(cause);
    if (BUSY.test(code) || cause.message === NONE_FREE) return 'busy';
    if (DAMAGED.test(code)) return 'damaged';
    if (UNAVAILABLE.test(code) || isLostConnection(cause) || cause.message === READ_TIMEOUT) return 'unavailable';
  }
  return undefined;
}

/** Whether the connection to the database broke or could not be made. */
export function isConnectionLost(error: unknown): boolean {
  return causesOf(error).some(cause => /^(08\w{3}|57P\d\d)$/.test(codeOf(cause)) || isLostConnection(cause));
}

/** Whether the server did not answer a statement in time. What it did with it is unknown. */
export function isReadTimeout(error: unknown): boolean {
  return causesOf(error).some(cause => cause.message === READ_TIMEOUT);
}

/** Whether the database undid a transaction for the sake of another one. */
export function isUndoneForOthers(error: unknown): boolean {
  return causesOf(error).some(cause => UNDONE.test(codeOf(cause)));
}

/** Whether another connection holds the lock of a SQLite file. */
export function isFileLocked(error: unknown): boolean {
  return causesOf(error).some(cause => /^SQLITE_(BUSY|LOCKED|PROTOCOL)/.test(codeOf(cause)));
}

function isLostConnection(cause: Error): boolean {
  if (LOST.some(message => message.test(cause.message))) return true;
  // Visitors who go away while sending, stores of pictures and other servers have such codes, too.
  return NETWORK.has(codeOf(cause)) && isOfDatabase(cause);
}
