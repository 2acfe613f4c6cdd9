import { lockRows } from '../../../platform/db/lock-rows.ts';
import { Problem } from '../../../platform/errors/problem.ts';
import type { Services } from '../../../platform/services.ts';
import type { MessageAnswer } from '../contract.ts';
import { mailedLink } from '../queries/mailed-link.ts';

/**
 * Marks the address of a mailed link as confirmed. A link that did so before says so again, as mail readers open links
 * too; throws 422 for one that expired unused or was never mailed.
 */
export async function confirmEmail(services: Services, token: string): Promise<MessageAnswer> {
  const { db, clock } = services;
  const link = await mailedLink(db.primary, services, token, 'confirm-email');
  if (!link || (link.isExpired && !link.isUsed)) {
    throw new Problem(422, 'LINK_INVALID', 'Xác thực email không thành công!');
  }
  if (!link.isUsed) {
    const now = clock.now();
    await db.transaction(async unit => {
      // Before the link, in the order of everybody who changes both.
      await lockRows(unit, db.engine, 'account', [link.accountId]);
      await unit.sql('update account_token set used_at = ? where id = ?', [now, link.tokenId]);
      await unit.sql(
        'update account set email_confirmed_at = ?, updated_at = ? where id = ? and email = ? and email_confirmed_at is null',
        [now, now, link.accountId, link.email],
      );
    });
  }
  return { message: 'Xác thực email thành công!' };
}
