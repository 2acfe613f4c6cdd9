import { hashToken, newToken } from '../../../platform/auth/token.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import type { DailyJob } from '../../../platform/jobs/daily-job.ts';
import type { Services } from '../../../platform/services.ts';
import type { SocialLoginName } from '../social-logins.ts';
import { tables } from '../tables.ts';

/** Binds an attempt to the browser that began it. Holds the token whose hash the attempt is kept under. */
export const SOCIAL_COOKIE = 'antam_social';
const SECONDS = 600;

/** What an attempt remembers, from its beginning to its end. */
export interface SocialLoginRequest {
  /** A path of this site. */
  readonly next: string;
  readonly source: string;
  /** The heart that it began at where there was no script, `place:12`; empty for none. */
  readonly favourite: string;
  readonly utm: Readonly<Record<string, string>>;
}

/** Whom a provider named, in the form of the tables. */
export interface SocialSubject {
  readonly subject: string;
  readonly email: string | null;
  readonly name: string;
  readonly isEmailVerified: boolean;
}

interface NewAttempt extends SocialLoginRequest {
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
  const { provider, codeVerifier = '', nonce = '', next, source, favourite, utm, person } = attempt;
  await unit.run(
    tables.insertInto('social_attempt').values({
      stateHash: tokenHash,
      provider,
      codeVerifier: codeVerifier,
      nonce,
      next,
      source,
      favourite,
      utm: { ...utm },
      subject: person?.subject ?? null,
      email: person?.email ?? null,
      name: person?.name ?? null,
      isEmailVerified: person?.isEmailVerified ?? false,
      expiresAt: new Date(now.getTime() + SECONDS * 1_000),
      createdAt: now,
    }),
  );
  unit.afterCommit(() => context.setOwnCookie(SOCIAL_COOKIE, token, SECONDS));
}

/** An attempt whose visitor was sent to a provider. */
export interface SocialDeparture extends SocialLoginRequest {
  readonly codeVerifier: string;
  readonly nonce: string;
}

/**
 * Takes the attempt of a state out of the table, so that it is good once; undefined for a used, expired or foreign one.
 */
export async function takeDeparture(
  { db, clock }: Pick<Services, 'db' | 'clock'>,
  provider: SocialLoginName,
  state: string,
): Promise<SocialDeparture | undefined> {
  return db.transaction(unit =>
    unit.row(
      tables
        .deleteFrom('social_attempt')
        .where('stateHash', '=', hashToken(state))
        .where('provider', '=', provider)
        .where('subject', 'is', null)
        .where('expiresAt', '>', clock.now())
        .returning(['codeVerifier', 'nonce', 'next', 'source', 'favourite', 'utm']),
    ),
  );
}

/** Clears attempts that are over. */
export const clearAttempts: DailyJob = {
  name: 'social-login.clear-attempts',
  run: ({ db, clock }) =>
    db.transaction(unit => unit.run(tables.deleteFrom('social_attempt').where('expiresAt', '<', clock.now()))),
};
