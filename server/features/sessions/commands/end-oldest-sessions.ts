import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

/** Browsers in which one account may be logged in at the same time. */
export const MOST_SESSIONS = 20;

/**
 * Ends those of an account's sessions that were seen longest ago, so that with the one that has just begun (`newest`)
 * there are no more than {@link MOST_SESSIONS}. The caller holds the account's row, so parallel logins come one by one.
 */
export async function endOldestSessions(unit: UnitOfWork, accountId: number, newest: number, now: Date): Promise<void> {
  await unit.sql('delete from session where account_id = ? and expires_at <= ?', [accountId, now]);
  await unit.sql(
    `delete from session where account_id = ? and id <> ? and id not in (
       select id from session where account_id = ? and id <> ? order by last_seen_at desc, id desc limit ?)`,
    [accountId, newest, accountId, newest, MOST_SESSIONS - 1],
  );
}
