import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { MESSAGES_SINCE_MS, mayWriteAgain } from '../rules/message-pause.ts';
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
