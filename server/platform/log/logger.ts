import { hostname } from 'node:os';
import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';
import { withoutValues } from '../errors/database-errors.ts';
import { RELEASE } from '../release.ts';

export type Logger = PinoLogger;

/** Lines are collected up to this many bytes, or for a second, before they are written; errors are written at once. */
const BUFFER_BYTES = 4_096;

/**
 * Structured log lines, one JSON object each. What is logged never holds a personal datum: no address, no query
 * values, no cookies, no body. `stream` replaces standard output, for tests.
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const target = stream ?? destination({ fd: 1, sync: false, minLength: BUFFER_BYTES, periodicFlush: 1_000 });
  return pino(
    {
      level,
      base: { pid: process.pid, host: hostname(), release: RELEASE },
      serializers: { error: describeError },
    },
    target,
  );
}

/** What a log line tells of an error: kind, message and stack, with its cause. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: withoutValues(error.message), stack: withoutValues(error.stack ?? ''), ...cause };
}
