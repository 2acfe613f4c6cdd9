import type { RequestContext } from '../../platform/http/endpoint.ts';
import { hasPoint } from '../../platform/http/limit-visitor.ts';
import type { Services } from '../../platform/services.ts';
import { SECOND_FACTOR_BY_ACCOUNT } from '../second-factor/limits.ts';
import { SECOND_FACTOR_BY_STRANGERS, SECOND_FACTOR_MESSAGES, SECOND_FACTOR_UNTOLD } from './limits.ts';
import { mailSecondFactorGuesses } from './mails/second-factor-guesses-mail.ts';
import { refuse } from './show-password.ts';

/**
 * Counts an attempt at the second factor after a password or a social login, by account, whatever network address it comes
 * from; returns a function that takes the attempt back. The owner's browsers, and visitors with a mailed code, have their
 * own attempts (429 above them). All others share theirs, above which they need a mailed code (401): so a thief of the
 * password cannot lock the owner out.
 */
export async function spendFactorTry(
  services: Services,
  context: RequestContext,
  { account, isOwners }: { readonly account: { readonly id: number }; readonly isOwners: boolean },
  mailCode = '',
): Promise<() => Promise<void>> {
  const who = String(account.id);
  const limit = isOwners ? SECOND_FACTOR_BY_ACCOUNT : SECOND_FACTOR_BY_STRANGERS;
  if (isOwners) await context.limit(limit, who);
  else if (!(await hasPoint(context, limit, who))) await refuse(services, account.id, mailCode);
  return () => context.refund(limit, who);
}

/** After a wrong code: mails the account's owner when there were many, at most once within some hours. */
export async function tellOfGuesses(
  services: Services,
  context: RequestContext,
  { id, email }: { readonly id: number; readonly email: string },
): Promise<void> {
  const who = String(id);
  if (await hasPoint(context, SECOND_FACTOR_UNTOLD, who)) return;
  if (email === '' || !(await hasPoint(context, SECOND_FACTOR_MESSAGES, who))) return;
  try {
    await services.db.transaction(unit => mailSecondFactorGuesses(unit, services, { email }));
  } catch (error) {
    // Clear, not refund: parallel requests that were refused meanwhile have spent points, too.
    await context.clearLimit(SECOND_FACTOR_MESSAGES, who);
    throw error;
  }
}
