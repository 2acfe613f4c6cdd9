import type { Database } from '../db/database.ts';
import { textOf } from '../db/text.ts';
import type { UnitOfWork } from '../db/unit-of-work.ts';

/** Not done, and in no worker's hands. */
const FREE = 'id = ? and done_at is null and (leased_until is null or leased_until < ?)';

/**
 * Lets a job that failed or waits be done as soon as a worker is free, with all tries before it. Answers false where it
 * is done, dropped or running.
 */
export async function retryJob(unit: UnitOfWork, id: number, now: Date): Promise<boolean> {
  const rows = await textOf(unit).sql(
    `update outbox_message set available_at = ?, failed_at = null, leased_until = null, last_error = null, attempts = 0
     where ${FREE} returning id`,
    [now, id, now],
  );
  return rows.length > 0;
}

/**
 * Gives a job up: nobody does it any more. It counts as done, so that its key goes on preventing a duplicate. Answers
 * false where it is done or running.
 */
export async function dropJob(unit: UnitOfWork, id: number, now: Date): Promise<boolean> {
  const rows = await textOf(unit).sql(
    `update outbox_message set done_at = ?, leased_until = null where ${FREE} returning id`,
    [now, id, now],
  );
  return rows.length > 0;
}

/** Ids of all jobs that failed for good, oldest first, at most 1,000. */
export async function failedJobs(db: Database): Promise<number[]> {
  const rows = await textOf(db.primary).all<{ id: number | string }>(
    'select id from outbox_message where done_at is null and failed_at is not null order by id limit 1000',
  );
  return rows.map(({ id }) => Number(id));
}
