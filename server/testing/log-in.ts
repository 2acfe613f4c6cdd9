import { newToken } from '../platform/auth/token.ts';
import { textOf } from '../platform/db/text.ts';
import { cookieNames } from '../platform/http/cookies.ts';
import type { TestApp } from './test-app.ts';
import { createVisitor, type Request } from './visitor.ts';

const LIFE_MS = 30 * 86_400_000;

/**
 * A visitor who is logged in to an account (by its email address), without going through the login: a session is
 * written as the login would. Staff have shown their second factor by default.
 */
export async function logIn(
  app: Pick<TestApp, 'services' | 'url'>,
  email: string,
  options: { secondFactor?: boolean } = {},
): Promise<Request> {
  return createVisitor(app.url, {
    [cookieNames(app.services.config).session]: await writeSession(app, email, options),
  });
}

/** Writes such a session; answers the token that its cookie carries. */
export async function writeSession(
  { services }: Pick<TestApp, 'services'>,
  email: string,
  { secondFactor = true }: { secondFactor?: boolean } = {},
): Promise<string> {
  const { db, clock } = services;
  const account = await textOf(db.primary).first<{ id: number }>('select id from account where email = ?', [email]);
  if (!account) throw new Error(`There is no account ${email}`);
  const { token, tokenHash } = newToken();
  const now = clock.now();
  await db.transaction(unit =>
    textOf(unit).sql(
      `insert into session (account_id, token_hash, device, has_second_factor, created_at, last_seen_at, expires_at)
       values (?, ?, 'Chrome trên Linux', ?, ?, ?, ?)`,
      [account.id, tokenHash, secondFactor, now, now, new Date(now.getTime() + LIFE_MS)],
    ),
  );
  return token;
}
