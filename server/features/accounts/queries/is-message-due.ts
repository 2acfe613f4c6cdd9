import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { tables } from '../tables.ts';

/** Whether the account may be mailed another secret of the purpose now. The caller holds the account's row. */
export async function isMessageDue(
  unit: UnitOfWork,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await unit.rows(
    tables
      .selectFrom('account_token')
      .select('created_at as createdAt')
      .where('account_id', '=', accountId)
      .where('purpose', '=', purpose)
      .where('created_at', '>', new Date(now.getTime() - MESSAGES_SINCE_MS)),
  );
  return mayWriteAgain(
    rows.map(({ createdAt }) => createdAt),
    now,
  );
}

const MINUTE_MS = 60_000;

/** Email messages within {@link MESSAGES_SINCE_MS} that are only the first pause apart. */
const FEW = 6;
const PAUSE_MS = 5 * MINUTE_MS;
/**
 * Shorter than the life of what the email messages bring: somebody who asks has an email message that is good, whoever
 * asked before.
 */
const LONG_PAUSE_MS = 30 * MINUTE_MS;

/** How far back email messages count, milliseconds. */
export const MESSAGES_SINCE_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether another email message may go to an account whose email messages of its kind went at `sent`: strangers can ask
 * for them, so they are some minutes apart, and further once there were many; but they never end, as the owner would be
 * shut out.
 */
export function mayWriteAgain(sent: readonly Date[], now: Date): boolean {
  const pause = sent.length < FEW ? PAUSE_MS : LONG_PAUSE_MS;
  return sent.every(moment => now.getTime() - moment.getTime() >= pause);
}
