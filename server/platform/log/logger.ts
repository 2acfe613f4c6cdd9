import { hostname } from 'node:os';
import { type DestinationStream, destination, type Logger as PinoLogger, pino } from 'pino';
import { withoutValues } from '../errors/database-errors.ts';
import { RELEASE } from '../release.ts';

export type Logger = PinoLogger;

/** So much is kept of what could not be written, and written later; what comes beyond is lost. */
const MAX_KEPT_BYTES = 1_048_576;

/**
 * Structured log lines, one JSON object each. What is logged never holds a personal datum: no address, no query
 * values, no cookies, no body. `stream` replaces standard output, for tests.
 */
export function createLogger(level: string, stream?: DestinationStream): Logger {
  const target = stream ?? standardOutput();
  return pino(
    {
      level,
      base: { pid: process.pid, host: hostname(), release: RELEASE },
      serializers: { error: describeError },
    },
    target,
  );
}

/** Each line is written at once: what is collected would wait for ever at the end of a process whose disk is full. */
function standardOutput(): DestinationStream {
  const output = destination({ fd: 1, sync: true, maxLength: MAX_KEPT_BYTES, retryEAGAIN: () => false });
  // The site goes on without its log, and does not wait for who reads it.
  output.on('error', () => undefined);
  return output;
}

/** What a log line says about an error: kind, message and stack, with its cause. */
function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return { message: String(error) };
  const cause = error.cause === undefined ? {} : { cause: describeError(error.cause) };
  return { type: error.name, message: withoutValues(error.message), stack: withoutValues(error.stack ?? ''), ...cause };
}
