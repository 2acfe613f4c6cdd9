import { hashToken } from '../../../platform/auth/token.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { SOCIAL_COOKIE, type SocialSubject } from '../commands/social-attempts.ts';
import type { SocialLogin } from '../social-logins.ts';

/** Somebody who is back from a provider and has still to prove an account. */
export interface PendingSocial {
  readonly attemptId: number;
  readonly login: SocialLogin;
  readonly next: string;
  readonly person: SocialSubject;
  /** The person is known already; only the second factor is missing. */
  readonly isLinked: boolean;
}

interface Row {
  id: number;
  provider: string;
  next: string;
  subject: string;
  email: string | null;
  name: string | null;
  isEmailVerified: boolean | number;
  linkedTo: number | null;
}

const SELECT = `select t.id, t.provider, t.next, t.subject, t.email, t.name, t.is_email_verified as "isEmailVerified",
    s.account_id as "linkedTo"
  from social_attempt t left join social_identity s on s.provider = t.provider and s.subject = t.subject
  where t.state_hash = ? and t.subject is not null and t.expires_at > ?`;

/** What the browser that asks has open; undefined for nothing, also where the ten minutes are over. */
export async function pendingSocial(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  context: Pick<RequestContext, 'ownCookie'>,
  logins: readonly SocialLogin[],
): Promise<PendingSocial | undefined> {
  const token = context.ownCookie(SOCIAL_COOKIE);
  if (!token) return undefined;
  const row = await db.primary.first<Row>(SELECT, [hashToken(token), clock.now()]);
  const login = logins.find(({ key }) => key === row?.provider);
  if (!row || !login) return undefined;
  const { id: attemptId, next, subject, email, name, isEmailVerified, linkedTo } = row;
  const person = { subject, email, name: name ?? '', isEmailVerified: Boolean(isEmailVerified) };
  return { attemptId, login, next, person, isLinked: linkedTo !== null };
}
