import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { NO_PHONE, type PasswordAnswer } from '../contract.ts';
import { mailPasswordChanged } from '../mails/password-changed-mail.ts';
import type { DroppedAccess } from './drop-unproven-access.ts';
import { voidResetTokens } from './issue-token.ts';

/**
 * Gives an account another password: every session ends, every link to a new one is void, a second factor that was begun
 * begins anew, and its owner is told, also of the access that the account lost with it.
 */
export async function setPassword(
  unit: UnitOfWork,
  services: Services,
  { accountId, passwordHash, dropped }: { accountId: number; passwordHash: string; dropped?: DroppedAccess },
): Promise<PasswordAnswer> {
  const now = services.clock.now();
  const [row] = await unit.sql<{ name: string; email: string; mobilePhone: string | null }>(
    `update account set password_hash = ?, password_changed_at = ?, totp_pending_secret = null, updated_at = ?
     where id = ? returning name, email, mobile_phone as "mobilePhone"`,
    [passwordHash, now, now, accountId],
  );
  if (!row) throw new Error('The account is gone');
  await unit.sql('delete from session where account_id = ?', [accountId]);
  await voidResetTokens(unit, accountId);
  await mailPasswordChanged(unit, services, row, dropped);
  const { name, email, mobilePhone } = row;
  return { name, email, mobile_phone: mobilePhone === null ? NO_PHONE : displayPhone(mobilePhone) };
}
