import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import type { SocialLoginName } from '../social-logins.ts';

/** Binds an attempt to the browser that began it. Holds the token whose hash the attempt is kept under. */
export const SOCIAL_COOKIE = 'antam_social';
const SECONDS = 600;

/** What an attempt remembers, from its beginning to its end. */
export interface SocialWish {
  /** A path of this site. */
  readonly next: string;
  readonly source: string;
  readonly utm: Readonly<Record<string, string>>;
}

/** Whom a provider named, in the form of the tables. */
export interface SocialSubject {
  readonly subject: string;
  readonly email: string | null;
  readonly name: string;
  readonly isEmailVerified: boolean;
}

interface NewAttempt extends SocialWish {
  readonly provider: SocialLoginName;
  readonly codeVerifier?: string;
  readonly nonce?: string;
  readonly person?: SocialSubject;
}

/** Keeps an attempt for ten minutes under a token, which goes to the browser with the answer. */
export async function keepSocialAttempt(
  unit: UnitOfWork,
  { clock }: Pick<Services, 'clock'>,
  context: RequestContext,
  attempt: NewAttempt,
  { token, tokenHash } = newToken(),
): Promise<void> {
  const now = clock.now();
  const { provider, codeVerifier = '', nonce = '', next, source, utm, person } = attempt;
  await unit.sql(
    `insert into social_attempt (state_hash, provider, code_verifier, nonce, next, source, utm, subject, email, name,
       is_email_verified, expires_at, created_at)
     values (?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?, ?)`,
    [
      ...[tokenHash, provider, codeVerifier, nonce, next, source, JSON.stringify(utm)],
      ...[person?.subject ?? null, person?.email ?? null, person?.name ?? null, person?.isEmailVerified ?? false],
      ...[new Date(now.getTime() + SECONDS * 1_000), now],
    ],
  );
  unit.afterCommit(() => context.setOwnCookie(SOCIAL_COOKIE, token, SECONDS));
}

/** An attempt whose visitor was sent to a provider. */
export interface SocialDeparture extends SocialWish {
  readonly codeVerifier: string;
  readonly nonce: string;
}

type DepartureRow = Omit<SocialDeparture, 'utm'> & { utm: string | Record<string, string> };

/** Takes the attempt of a state out of the table, so that it is good once; undefined for a used, expired or foreign one. */
export async function takeDeparture(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  provider: SocialLoginName,
  state: string,
): Promise<SocialDeparture | undefined> {
  const [row] = await db.transaction(unit =>
    unit.sql<DepartureRow>(
      `delete from social_attempt where state_hash = ? and provider = ? and subject is null and expires_at > ?
       returning code_verifier as "codeVerifier", nonce, next, source, utm`,
      [hashToken(state), provider, clock.now()],
    ),
  );
  return row && { ...row, utm: parseUtm(row.utm) };
}

/** PostgreSQL answers JSON parsed, SQLite as text. */
export function parseUtm(utm: string | Record<string, string>): Record<string, string> {
  return typeof utm === 'string' ? JSON.parse(utm) : utm;
}
