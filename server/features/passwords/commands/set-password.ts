import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { NO_PHONE } from '../../accounts/contract.ts';
import type { DroppedAccess } from '../../sign-up/commands/claim-account.ts';
import type { PasswordAnswer } from '../contract.ts';
import { mailPasswordChanged } from '../mails/password-changed-mail.ts';

interface Row {
  name: string;
  email: string;
  mobilePhone: string | null;
  isEmailConfirmed: boolean | number;
}

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
  const [row] = await unit.sql<Row>(
    `update account set password_hash = ?, password_changed_at = ?, totp_pending_secret = null, updated_at = ?
     where id = ? returning name, email, mobile_phone as "mobilePhone", email_confirmed_at is not null as "isEmailConfirmed"`,
    [passwordHash, now, now, accountId],
  );
  if (!row) throw new Error('The account is gone');
  await unit.sql('delete from session where account_id = ?', [accountId]);
  await voidPasswordTokens(unit, accountId);
  const { name, email, mobilePhone, isEmailConfirmed } = row;
  await mailPasswordChanged(unit, services, { name, email, isEmailConfirmed: Boolean(isEmailConfirmed) }, dropped);
  return { name, email, mobile_phone: mobilePhone === null ? NO_PHONE : displayPhone(mobilePhone) };
}
