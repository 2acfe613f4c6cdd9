import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { displayPhone } from '../../../platform/phone/display-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { NO_PHONE, type PasswordAnswer } from '../contract.ts';
import { mailPasswordChanged } from '../mails/password-changed-mail.ts';
import { voidResetTokens } from './issue-token.ts';

/** Gives an account another password: every session ends, every link to a new one is void, its owner is told. */
export async function setPassword(
  unit: UnitOfWork,
  services: Services,
  { accountId, passwordHash }: { accountId: number; passwordHash: string },
): Promise<PasswordAnswer> {
  const now = services.clock.now();
  const [row] = await unit.sql<{ name: string; email: string; mobilePhone: string | null }>(
    `update account set password_hash = ?, password_changed_at = ?, updated_at = ? where id = ?
     returning name, email, mobile_phone as "mobilePhone"`,
    [passwordHash, now, now, accountId],
  );
  if (!row) throw new Error('The account is gone');
  await unit.sql('delete from session where account_id = ?', [accountId]);
  await voidResetTokens(unit, accountId);
  await mailPasswordChanged(unit, services, row);
  const { name, email, mobilePhone } = row;
  return { name, email, mobile_phone: mobilePhone === null ? NO_PHONE : displayPhone(mobilePhone) };
}
