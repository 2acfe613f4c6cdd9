import { hashToken } from '../../../platform/auth/token.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { SOCIAL_COOKIE, type SocialSubject } from '../commands/social-attempts.ts';
import type { SocialLogin } from '../social-logins.ts';
import { tables } from '../tables.ts';

/** A visitor who is back from a provider and has still to prove an account. */
export interface PendingSocial {
  readonly attemptId: number;
  readonly login: SocialLogin;
  readonly next: string;
  /** What is kept once the account is proven, `place:12`; empty for nothing. */
  readonly favourite: string;
  readonly person: SocialSubject;
  /** The person is known already; only the second factor is missing. */
  readonly isLinked: boolean;
}

const returned = tables
  .selectFrom('social_attempt as t')
  .leftJoin('social_identity as s', join =>
    join.onRef('s.provider', '=', 't.provider').onRef('s.subject', '=', 't.subject'),
  )
  .select(eb => [
    't.id',
    't.provider',
    't.next',
    't.favourite',
    't.email',
    't.name',
    't.isEmailVerified',
    eb.ref('t.subject').$notNull().as('subject'),
    's.account as linkedTo',
  ])
  .where('t.subject', 'is not', null);

/** What the browser that asks has open; undefined for nothing, also where the ten minutes are over. */
export async function pendingSocial(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  context: Pick<RequestContext, 'ownCookie'>,
  logins: readonly SocialLogin[],
): Promise<PendingSocial | undefined> {
  const token = context.ownCookie(SOCIAL_COOKIE);
  if (!token) return undefined;
  const row = await db.primary.row(
    returned.where('t.stateHash', '=', hashToken(token)).where('t.expiresAt', '>', clock.now()),
  );
  const login = logins.find(({ key }) => key === row?.provider);
  if (!row || !login) return undefined;
  const { id: attemptId, next, favourite, subject, email, name, isEmailVerified, linkedTo } = row;
  const person = { subject, email, name: name ?? '', isEmailVerified };
  return { attemptId, login, next, favourite, person, isLinked: linkedTo !== null };
}
