import type { RequestContext } from '../../platform/http/endpoint.ts';
import { hasPoint } from '../../platform/http/limit-visitor.ts';
import type { Services } from '../../platform/services.ts';
import { SECOND_FACTOR_BY_ACCOUNT } from '../second-factor/limits.ts';
import { SECOND_FACTOR_BY_STRANGERS, SECOND_FACTOR_MESSAGES, SECOND_FACTOR_UNTOLD } from './limits.ts';
import { mailSecondFactorGuesses } from './mails/second-factor-guesses-mail.ts';
import { refuse } from './show-password.ts';

/**
 * Counts a try of the second factor behind a password or a login at a provider, for the account whatever addresses it
 * comes from; answers how to give it back. The owner's browsers, and who showed the mail box, have tries of their own
 * (429 over them); all others share theirs, over which they must show the mail box (401): who stole either keeps the
 * owner out of nothing.
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

/** After a wrong code: tells the account's owner once so many were wrong, but not again within some hours. */
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
    // Forgotten, not refunded: others who found it spent meanwhile have counted too.
    await context.clearLimit(SECOND_FACTOR_MESSAGES, who);
    throw error;
  }
}
