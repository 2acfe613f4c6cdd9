import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken, voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { accountPages } from '../../accounts/pages.ts';
import type { MailedLink } from '../../accounts/queries/mailed-link.ts';
import type { ConfirmAnswer } from '../contract.ts';
import { dropUnprovenAccess } from './drop-unproven-access.ts';

/** How long somebody may take to choose the password. */
const HOURS = 1;
/** Scanners of mail and the owner's devices may open a link; whoever opens it for ever gets no more. */
const MOST_PATHS = 5;

/**
 * Takes from whoever made an account with an address that is somebody else's every way in: password, sessions, second
 * factor, recovery codes, social logins and mailed links; and the phone number, at which the owner would be called. What
 * is left is for who reads the address's mail. The address must not be marked as confirmed yet; the caller holds the
 * account's row.
 */
export async function claimAccount(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  accountId: number,
): Promise<void> {
  const now = clock.now();
  await dropUnprovenAccess(unit, accountId, now);
  await unit.sql('update account set password_hash = null, password_changed_at = ? where id = ?', [now, accountId]);
  await unit.sql('delete from session where account_id = ?', [accountId]);
  await voidPasswordTokens(unit, accountId);
}

/**
 * Where the owner of a claimed account sets its password: for the first who opens the letter and, as that may have been a
 * scanner of mail, for some that come after, until there is a password or the letter's link is too old. Then a letter
 * must be asked for. Answers nothing for an account that waits for no password.
 */
export async function newPasswordStep(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { accountId, email, isExpired }: MailedLink,
  isFirst = false,
): Promise<Partial<ConfirmAnswer>> {
  const handedOut = await unit.sql(
    `select t.id from account_token t join account a on a.id = t.account_id
     where a.id = ? and a.password_hash is null and t.purpose = 'new-password'`,
    [accountId],
  );
  if (handedOut.length === 0 && !isFirst) return {};
  if (isExpired || handedOut.length >= MOST_PATHS)
    return { next_step: 'ask-letter', reset_path: accountPages.forgotPassword() };
  const token = await issueToken(unit, services, { accountId, email, purpose: 'new-password', hours: HOURS });
  return { next_step: 'new-password', reset_path: accountPages.resetPassword({ token }) };
}
