import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import { retryDelay } from './run-lease.ts';

/** Clocks of healthy machines differ by less. */
const TOLERANCE_MS = 30_000;

/**
 * Brings back what a process whose clock is ahead, or was, wrote for later although it was meant for at once: new messages,
 * retries and leases. Messages that say themselves when they are due keep their time. Reads only, when there is nothing to
 * do, so that an idle worker takes no write lock.
 */
export async function bringBackSkewed(db: Database, now: Date, leaseMs: number): Promise<void> {
  const later = new Date(now.getTime() + TOLERANCE_MS);
  await bringBackNew(db, now, later);
  await bringBackRetries(db, now, later);
  const until = new Date(now.getTime() + leaseMs);
  await shortenLeases(db, until, new Date(until.getTime() + TOLERANCE_MS));
}

async function bringBackNew(db: Database, now: Date, later: Date): Promise<void> {
  // In the words of a partial index: of all that waits, only messages that are meant for at once are looked through. By
  // its order, as PostgreSQL would rather look through the whole table for any one.
  const skewed = `done_at is null and failed_at is null and available_at <= created_at and created_at > ?
    and available_at > ?`;
  const first = `select id from outbox_message where ${skewed} order by created_at limit 1`;
  if (!(await textOf(db.read).first(first, [later, later]))) return;
  await db.transaction(unit =>
    textOf(unit).sql(`update outbox_message set available_at = ?, created_at = ? where ${skewed}`, [
      now,
      now,
      later,
      later,
    ]),
  );
}

interface Retry {
  readonly id: number | string;
  readonly attempts: number;
  readonly at: Date | number;
}

/** A message that was tried waits for its next try alone, and that no longer than its attempts say. */
async function bringBackRetries(db: Database, now: Date, later: Date): Promise<void> {
  const retries = await textOf(db.read).all<Retry>(
    `select id, attempts, available_at as at from outbox_message
     where done_at is null and failed_at is null and attempts > 0 and available_at > ? and leased_until is null order by available_at desc limit 500`,
    [later],
  );
  const skewed = retries.filter(({ attempts, at }) => Number(at) > later.getTime() + retryDelay(attempts, 1));
  if (skewed.length === 0) return;
  const ids = skewed.map(({ id }) => Number(id));
  await db.transaction(unit =>
    textOf(unit).sql(
      `update outbox_message set available_at = ? where id in (${ids.map(() => '?').join(', ')}) and leased_until is null`,
      [now, ...ids],
    ),
  );
}

/** A worker that handles a message renews its lease; one that is not renewed ends as if the clocks were right. */
async function shortenLeases(db: Database, until: Date, longest: Date): Promise<void> {
  const skewed = 'done_at is null and failed_at is null and leased_until > ?';
  if (!(await textOf(db.read).first(`select id from outbox_message where ${skewed} limit 1`, [longest]))) return;
  await db.transaction(unit =>
    textOf(unit).sql(`update outbox_message set leased_until = ? where ${skewed}`, [until, longest]),
  );
}
