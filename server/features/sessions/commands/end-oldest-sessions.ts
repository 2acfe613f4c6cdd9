import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { tables } from '../tables.ts';

/** Browsers in which one account may be logged in at the same time. */
export const MOST_SESSIONS = 20;

/**
 * Ends those of an account's sessions that were seen longest ago, so that with the one that has just begun (`newest`)
 * there are no more than {@link MOST_SESSIONS}. The caller holds the account's row, so parallel logins come one by one.
 */
export async function endOldestSessions(unit: UnitOfWork, accountId: number, newest: number, now: Date): Promise<void> {
  const ended = tables.deleteFrom('session').where('account_id', '=', accountId);
  await unit.run(ended.where('expires_at', '<=', now));
  const kept = tables
    .selectFrom('session')
    .select('id')
    .where('account_id', '=', accountId)
    .where('id', '<>', newest)
    .orderBy('last_seen_at', 'desc')
    .orderBy('id', 'desc')
    .limit(MOST_SESSIONS - 1);
  await unit.run(ended.where('id', '<>', newest).where('id', 'not in', kept));
}
