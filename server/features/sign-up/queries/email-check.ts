import { TOKEN_COOKIE } from '../../../platform/http/cookies.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { hasPoint, hasVisitorPoint } from '../../../platform/http/limit-visitor.ts';
import type { Services } from '../../../platform/services.ts';
import { EMAIL_CHECK_BY_ADDRESS, EMAIL_CHECK_BY_VISITOR } from '../limits.ts';
import { tables } from '../tables.ts';

/**
 * Whether somebody who is not logged in must log in to use this e-mail address (in stored form, see `accountEmail`).
 * Call it only when the rest of the payload is valid: the answer reveals who is registered, so each visitor and each
 * address has a limited number of checks. Above it, every e-mail address counts as registered.
 */
export async function isRegisteredEmail(
  { db }: Pick<Services, 'db'>,
  context: Pick<RequestContext, 'limit' | 'ip' | 'ownCookie'>,
  email: string,
): Promise<boolean> {
  const visitor = context.ownCookie(TOKEN_COOKIE) ?? context.ip;
  const isWithin =
    (await hasVisitorPoint(context, EMAIL_CHECK_BY_ADDRESS)) &&
    (await hasPoint(context, EMAIL_CHECK_BY_VISITOR, visitor));
  const row = await db.primary.row(tables.selectFrom('account').select('id').where('email', '=', email));
  return !isWithin || row !== undefined;
}
