import type { Clock } from '../clock/clock.ts';
import type { Database } from '../db/database.ts';
import { withoutValues } from '../errors/database-errors.ts';
import type { Logger } from '../log/logger.ts';
import { buryLease, extendLease, finishLease, type Lease, retryLease } from './leases.ts';
import type { JobHandler } from './topic.ts';

interface RunParts {
  readonly db: Database;
  readonly clock: Clock;
  readonly log: Logger;
  readonly handlers: ReadonlyMap<string, JobHandler>;
  readonly settings: { readonly leaseMs: number; readonly maxAttempts: number };
  readonly signal: AbortSignal;
  /** Called after each try with how it ended and how long it took. */
  readonly tried?: ((topic: string, outcome: JobOutcome, seconds: number) => void) | undefined;
}

/** How a try of a job ended. */
export type JobOutcome = 'done' | 'retried' | 'given_up';

const ERROR_LENGTH = 500;

/**
 * Handles one leased message and marks it as done, to be retried, or failed. Never throws: if the outcome cannot be
 * stored it is logged, and the lease expires.
 */
export async function runLease(lease: Lease, parts: RunParts): Promise<void> {
  try {
    await attempt(lease, parts);
  } catch (error) {
    parts.log.error({ error, topic: lease.topic, message: lease.id }, 'A message could not be marked');
  }
}

async function attempt(lease: Lease, parts: RunParts): Promise<void> {
  const { db, clock } = parts;
  if (lease.attempt > maxAttempts(lease, parts)) {
    await buryLease(db, lease, clock.now(), 'Given up: its worker died each time');
    return;
  }
  const begun = performance.now();
  const failure = await runHandler(lease, parts);
  const isLast = lease.attempt >= maxAttempts(lease, parts);
  const seconds = (performance.now() - begun) / 1_000;
  const unfinished = isLast ? 'given_up' : 'retried';
  parts.tried?.(lease.topic, failure === undefined ? 'done' : unfinished, seconds);
  if (failure === undefined) {
    await finishLease(db, lease, clock.now());
    return;
  }
  await noteFailure(lease, parts, failure.error);
}

const maxAttempts = ({ topic }: Lease, { handlers, settings }: RunParts) =>
  handlers.get(topic)?.maxAttempts ?? settings.maxAttempts;

/** Runs the handler and renews the lease meanwhile, so that a slow message is not given to another worker. */
async function runHandler(lease: Lease, parts: RunParts): Promise<{ error: unknown } | undefined> {
  const { db, clock, settings } = parts;
  const renew = () => extendLease(db, lease, new Date(clock.now().getTime() + settings.leaseMs));
  const renewing = setInterval(() => void renew().catch(() => undefined), settings.leaseMs / 3);
  try {
    const handler = parts.handlers.get(lease.topic);
    if (handler === undefined) throw new Error(`Nobody handles the topic ${lease.topic}`);
    await handler.run(lease.payload, { messageId: lease.id, attempt: lease.attempt, signal: parts.signal });
    return undefined;
  } catch (error) {
    return { error };
  } finally {
    clearInterval(renewing);
  }
}

async function noteFailure(lease: Lease, parts: RunParts, error: unknown): Promise<void> {
  const { db, clock, log } = parts;
  const now = clock.now();
  const text = withoutValues(String(error)).slice(0, ERROR_LENGTH);
  const about = { error, topic: lease.topic, message: lease.id, attempt: lease.attempt };
  if (lease.attempt >= maxAttempts(lease, parts)) {
    log.error(about, 'A message was given up');
    await buryLease(db, lease, now, text);
    return;
  }
  log.warn(about, 'A message failed and will be tried again');
  await retryLease(db, lease, new Date(now.getTime() + retryDelay(lease.attempt, Math.random())), text);
}

const FIRST_MS = 2_000;
const MAX_MS = 3_600_000;

/**
 * Milliseconds to wait after the failed attempt number `attempt` (1 for the first). The time doubles with each attempt,
 * up to an hour, and `random` (0 ≤ r < 1) spreads it between half and the whole, so that jobs that failed together are
 * not retried together.
 */
export function retryDelay(attempt: number, random: number): number {
  const whole = Math.min(MAX_MS, FIRST_MS * 2 ** (attempt - 1));
  return Math.round(whole * (0.5 + random / 2));
}
