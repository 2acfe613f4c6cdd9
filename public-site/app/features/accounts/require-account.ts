import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import { redirect } from 'react-router';
import { ApiProblem } from '../../api/problem.ts';
import type { PageInput } from '../../loading/page-loader.ts';
import type { CookieJar } from '../../memory/cookie-jar.ts';
import { readServerCookie } from '../../memory/server-cookies.ts';
import { accountAddress } from './account-address.ts';

/** The account of who is logged in; sends everybody else to the login, and from there back here. */
export async function requireAccount({ api, url, signal }: PageInput): Promise<AccountAnswer> {
  try {
    return await api.get('/api/v1/account/', { signal });
  } catch (error) {
    if (!(error instanceof ApiProblem) || error.status !== 401) throw error;
    throw redirect(accountAddress({ tab: 'login', next: url.pathname + url.search }));
  }
}

/** What is read for the account that is logged in; null for visitors without one. */
export async function readForAccount<Value>(
  { cookies }: Pick<PageInput, 'cookies'>,
  read: () => Promise<Value>,
): Promise<Value | null> {
  if (!mayHaveAccount(cookies)) return null;
  try {
    return await read();
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  }
}

/** The session's cookie is hidden from scripts; in a browser the page itself says whether a visitor is logged in. */
const mayHaveAccount = (cookies: CookieJar): boolean =>
  typeof document === 'undefined'
    ? readServerCookie(cookies, 'antam_session') !== null
    : document.body.classList.contains('logged-in');
