import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken, voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { accountPages } from '../../accounts/pages.ts';
import type { MailedLink } from '../../accounts/queries/mailed-link.ts';
import { dropSecondFactor } from '../../second-factor/commands/remove-second-factor.ts';
import type { ConfirmAnswer } from '../contract.ts';
import { tables } from '../tables.ts';

/** How long the owner may take to choose the password. */
const HOURS = 1;
/** How often a link may be opened: mail scanners and the owner's devices may open it before the owner does. */
const MOST_PATHS = 5;

/**
 * Removes every access of a person who made an account with somebody else's address: password, sessions, second factor,
 * recovery codes, social logins and mailed links. It removes the phone number, too, as calls to the owner would reach that
 * person. The rest belongs to the owner of the address, which must not be marked as confirmed yet. The caller has locked
 * the account's row.
 */
export async function claimAccount(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  accountId: number,
): Promise<void> {
  const now = clock.now();
  await dropUnprovenAccess(unit, accountId, now);
  await unit.run(
    tables.updateTable('account').set({ password_hash: null, password_changed_at: now }).where('id', '=', accountId),
  );
  await unit.run(tables.deleteFrom('session').where('account_id', '=', accountId));
  await voidPasswordTokens(unit, accountId);
}

/**
 * Where the owner of a claimed account sets its password: for the first who opens the email message and, as that may
 * have been a scanner of mail, for some that come after, until there is a password or the email message's link is too
 * old. Then an email message must be asked for. Answers nothing for an account that waits for no password.
 */
export async function newPasswordStep(
  unit: UnitOfWork,
  services: Pick<Services, 'clock'>,
  { accountId, email, isExpired }: MailedLink,
  isFirst = false,
): Promise<Partial<ConfirmAnswer>> {
  const handedOut = await unit.rows(
    tables
      .selectFrom('account_token as t')
      .innerJoin('account as a', 'a.id', 't.account_id')
      .select('t.id')
      .where('a.id', '=', accountId)
      .where('a.password_hash', 'is', null)
      .where('t.purpose', '=', 'new-password'),
  );
  if (handedOut.length === 0 && !isFirst) return {};
  if (isExpired || handedOut.length >= MOST_PATHS)
    return { next_step: 'ask-letter', reset_path: accountPages.forgotPassword() };
  const token = await issueToken(unit, services, { accountId, email, purpose: 'new-password', hours: HOURS });
  return { next_step: 'new-password', reset_path: accountPages.resetPassword({ token }) };
}

/** What an account lost when its address was proven. */
export interface DroppedAccess {
  readonly secondFactor: boolean;
  readonly socialLogin: boolean;
  readonly phone: boolean;
}

/**
 * Before an address is proven by a mailed link: whoever made the account with an address that was not theirs keeps no
 * way in beside its owner, no second factor that shuts the owner out, no number at which they are called in the owner's
 * place, and no request to delete what is the owner's. Changes nothing where the address was confirmed before. The
 * caller holds the account's row.
 */
export async function dropUnprovenAccess(unit: UnitOfWork, accountId: number, now: Date): Promise<DroppedAccess> {
  const unproven = await unit.row(
    tables
      .selectFrom('account')
      .select('mobile_phone as phone')
      .where('id', '=', accountId)
      .where('email_confirmed_at', 'is', null),
  );
  if (!unproven) return { secondFactor: false, socialLogin: false, phone: false };
  const identities = await unit.run(tables.deleteFrom('social_identity').where('account_id', '=', accountId));
  const withoutPhone = tables.updateTable('account').set({ mobile_phone: null, deletion_due_at: null });
  await unit.run(withoutPhone.where('id', '=', accountId));
  return {
    secondFactor: await dropSecondFactor(unit, accountId, now),
    socialLogin: identities > 0,
    phone: unproven.phone !== null,
  };
}
