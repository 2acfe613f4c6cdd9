import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { TokenPurpose } from '../account.entity.ts';
import { LETTERS_SINCE_MS, mayWriteAgain } from '../rules/letter-pause.ts';

/** Whether the account may be mailed another secret of the purpose now. The caller holds the account's row. */
export async function isLetterDue(
  unit: UnitOfWork,
  accountId: number,
  purpose: TokenPurpose,
  now: Date,
): Promise<boolean> {
  const rows = await unit.sql<{ createdAt: Date | number }>(
    'select created_at as "createdAt" from account_token where account_id = ? and purpose = ? and created_at > ?',
    [accountId, purpose, new Date(now.getTime() - LETTERS_SINCE_MS)],
  );
  return mayWriteAgain(
    rows.map(({ createdAt }) => new Date(createdAt)),
    now,
  );
}
