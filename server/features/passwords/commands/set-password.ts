import { isSet } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { displayPhone } from '../../../platform/phone/vietnam-phone.ts';
import type { Services } from '../../../platform/services.ts';
import { voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { NO_PHONE } from '../../accounts/contract.ts';
import type { DroppedAccess } from '../../sign-up/commands/claim-account.ts';
import type { PasswordAnswer } from '../contract.ts';
import { mailPasswordChanged } from '../mails/password-changed-mail.ts';
import { tables } from '../tables.ts';

/**
 * Sets an account's password: every session ends, every link to a new password is void, an unconfirmed second factor is
 * dropped, and the owner gets an email message, which also names other access that was `dropped`.
 */
export async function setPassword(
  unit: UnitOfWork,
  services: Services,
  { accountId, passwordHash, dropped }: { accountId: number; passwordHash: string; dropped?: DroppedAccess },
): Promise<PasswordAnswer> {
  const now = services.clock.now();
  const row = await unit.row(
    tables
      .updateTable('account')
      .set({ passwordHash: passwordHash, passwordChangedAt: now, totpPendingSecret: null, updatedAt: now })
      .where('id', '=', accountId)
      .returning(eb => [
        'name',
        'mobilePhone',
        eb.fn.coalesce('email', eb.val('')).as('email'),
        isSet(eb.ref('emailConfirmedAt')).as('isEmailConfirmed'),
      ]),
  );
  if (!row) throw new Error('The account is gone');
  await unit.run(tables.deleteFrom('session').where('account', '=', accountId));
  await voidPasswordTokens(unit, accountId);
  const { name, email, mobilePhone, isEmailConfirmed } = row;
  await mailPasswordChanged(unit, services, { name, email, isEmailConfirmed }, dropped);
  return { name, email, mobile_phone: mobilePhone === null ? NO_PHONE : displayPhone(mobilePhone) };
}
