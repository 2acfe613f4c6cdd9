import type { Reader } from '../../../platform/db/reader.ts';
import type { Problem } from '../../../platform/errors/problem.ts';
import { TOKEN_COOKIE } from '../../../platform/http/cookies.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { hasPoint, hasVisitorPoint, refundVisitor } from '../../../platform/http/limit-visitor.ts';
import { EMAIL_CHECK_BY_ADDRESS, EMAIL_CHECK_BY_VISITOR } from '../limits.ts';
import { tables } from '../tables.ts';

/** Throws where the visitor must log in to use an email address; the last question of a transaction. */
export type RequireUnregistered = (unit: Pick<Reader, 'row'>) => Promise<void>;

type CheckContext = Pick<RequestContext, 'limit' | 'refund' | 'ip' | 'ownCookie' | 'principal'>;

interface EmailCheck {
  /** In stored form, see `accountEmail`; null where there is none. */
  readonly email: string | null;
  /** What is answered for the address of an account. */
  readonly refusal: () => Problem;
}

/**
 * Runs a write of a visitor who may not be logged in, and who must be for the email address of an account. The write
 * asks when everything else has succeeded: the answer reveals who is registered, so each visitor and each network
 * address has a limited number of checks, above which every email address counts as registered. A write that fails
 * before it asks has revealed nothing and costs none.
 */
export async function withEmailCheck<Answer>(
  context: CheckContext,
  { email, refusal }: EmailCheck,
  write: (requireUnregistered: RequireUnregistered) => Promise<Answer>,
): Promise<Answer> {
  if (context.principal || email === null) return write(async () => undefined);
  const checks = await spendChecks(context);
  let isAsked = false;
  try {
    return await write(async unit => {
      isAsked = true;
      const account = await unit.row(tables.selectFrom('account').select('id').where('email', '=', email));
      if (account || !checks.areWithin) throw refusal();
    });
  } finally {
    if (!isAsked) await checks.giveBack();
  }
}

/** Spent before the write, so that many at once are not more than the limits. */
async function spendChecks(context: CheckContext) {
  const visitor = context.ownCookie(TOKEN_COOKIE) ?? context.ip;
  const ofAddress = await hasVisitorPoint(context, EMAIL_CHECK_BY_ADDRESS);
  const ofVisitor = ofAddress && (await hasPoint(context, EMAIL_CHECK_BY_VISITOR, visitor));
  return {
    areWithin: ofAddress && ofVisitor,
    giveBack: async () => {
      if (ofAddress) await refundVisitor(context, EMAIL_CHECK_BY_ADDRESS);
      if (ofVisitor) await context.refund(EMAIL_CHECK_BY_VISITOR, visitor);
    },
  };
}
