import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken, voidPasswordTokens } from '../../accounts/commands/issue-token.ts';
import { accountPages } from '../../accounts/pages.ts';
import type { MailedLink } from '../../accounts/queries/mailed-link.ts';
import { dropSecondFactor } from '../../second-factor/commands/remove-second-factor.ts';
import type { ConfirmAnswer } from '../contract.ts';
import { tables } from '../tables.ts';

/** How long the link to choose a new password works, in hours. */
const HOURS = 1;
/**
 * How many links to choose a password one email message may give: mail scanners and the owner's other devices may open
 * the message before the owner does.
 */
const MAX_PATHS = 5;

/**
 * Gives an account to the owner of its email address, where another person signed up with that address. Removes the
 * password, sessions, second factor, recovery codes, social logins and mailed links, and the phone number, because
 * calls meant for the owner would reach that person. Everything else stays. The address must still be unconfirmed, and
 * the caller must have locked the account's row.
 */
export async function claimAccount(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  accountId: number,
): Promise<void> {
  const now = clock.now();
  await dropUnprovenAccess(unit, accountId, now);
  await unit.run(
    tables.updateTable('account').set({ passwordHash: null, passwordChangedAt: now }).where('id', '=', accountId),
  );
  await unit.run(tables.deleteFrom('session').where('account', '=', accountId));
  await voidPasswordTokens(unit, accountId);
}

/**
 * Answers where the owner of a claimed account sets its password. Each opening of the mailed link gives a new reset
 * link, because a mail scanner may have opened it first, until a password is set or the mailed link expires. After that
 * the answer sends the owner to request another email message. The answer is empty for an account that does not wait
 * for a password.
 * @param isFirst whether this opening confirmed the address
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
      .innerJoin('account as a', 'a.id', 't.account')
      .select('t.id')
      .where('a.id', '=', accountId)
      .where('a.passwordHash', 'is', null)
      .where('t.purpose', '=', 'new-password'),
  );
  if (handedOut.length === 0 && !isFirst) return {};
  if (isExpired || handedOut.length >= MAX_PATHS)
    return { next_step: 'ask-letter', reset_path: accountPages.forgotPassword() };
  const token = await issueToken(unit, services, { accountId, email, purpose: 'new-password', hours: HOURS });
  return { next_step: 'new-password', reset_path: accountPages.resetPassword({ token }) };
}

/** What {@link dropUnprovenAccess} removed from an account. */
export interface DroppedAccess {
  readonly secondFactor: boolean;
  readonly socialLogin: boolean;
  readonly phone: boolean;
}

/**
 * Removes what a stranger may have set up with an address that is not theirs, before a mailed link confirms it: social
 * logins, which would stay a second way in; a second factor, which would lock the owner out; a phone number, which
 * would be called in the owner's place; and a request to delete the account. Changes nothing if the address is already
 * confirmed. The caller must have locked the account's row.
 */
export async function dropUnprovenAccess(unit: UnitOfWork, accountId: number, now: Date): Promise<DroppedAccess> {
  const unproven = await unit.row(
    tables
      .selectFrom('account')
      .select('mobilePhone as phone')
      .where('id', '=', accountId)
      .where('emailConfirmedAt', 'is', null),
  );
  if (!unproven) return { secondFactor: false, socialLogin: false, phone: false };
  const identities = await unit.run(tables.deleteFrom('social_identity').where('account', '=', accountId));
  const withoutPhone = tables.updateTable('account').set({ mobilePhone: null, deletionDueAt: null });
  await unit.run(withoutPhone.where('id', '=', accountId));
  return {
    secondFactor: await dropSecondFactor(unit, accountId, now),
    socialLogin: identities > 0,
    phone: unproven.phone !== null,
  };
}
