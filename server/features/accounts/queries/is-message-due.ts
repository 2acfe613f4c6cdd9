import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { tables } from '../tables.ts';

/** Whether the account may get another email message of the purpose now. The caller has locked the account's row. */
export async function isMessageDue(
  unit: UnitOfWork,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await unit.rows(
    tables
      .selectFrom('account_token')
      .select('createdAt')
      .where('account', '=', accountId)
      .where('purpose', '=', purpose)
      .where('createdAt', '>', new Date(now.getTime() - MESSAGES_SINCE_MS)),
  );
  return mayWriteAgain(
    rows.map(({ createdAt }) => createdAt),
    now,
  );
}

const MINUTE_MS = 60_000;

/** This many email messages within {@link MESSAGES_SINCE_MS} need only the first pause between them. */
const FEW = 6;
const PAUSE_MS = 5 * MINUTE_MS;
/**
 * Shorter than the life of the links and codes in the messages, so that an owner who has to wait holds a valid one.
 */
const LONG_PAUSE_MS = 30 * MINUTE_MS;

/** How far back email messages count, in milliseconds. */
export const MESSAGES_SINCE_MS = 24 * 60 * MINUTE_MS;

/**
 * Whether another email message may go to an account that got messages of the same kind at `sent`. Strangers can request
 * them, so some minutes lie between two, and more after many. They never stop, as that would lock the owner out.
 */
export function mayWriteAgain(sent: readonly Date[], now: Date): boolean {
  const pause = sent.length < FEW ? PAUSE_MS : LONG_PAUSE_MS;
  // A moment to come was written by a clock that was ahead.
  return sent.every(moment => moment > now || now.getTime() - moment.getTime() >= pause);
}
