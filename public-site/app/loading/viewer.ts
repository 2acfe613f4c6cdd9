import type { AccountAnswer } from '@antam/server/features/accounts/contract.ts';
import type { FavouriteIds } from '@antam/server/features/favourites/contract.ts';
import type { ApiClient } from '../api/client.ts';
import { ApiProblem } from '../api/problem.ts';
import type { CookieJar } from '../memory/cookie-jar.ts';
import { readServerCookie } from '../memory/server-cookies.ts';

/** Who is logged in. */
export type Viewer = Pick<AccountAnswer, 'id' | 'name' | 'email' | 'mobile_phone' | 'role' | 'is_email_confirmed'> & {
  favourites: FavouriteIds;
  /** What the page says first, as it was opened: `signup`, or `logout` where that failed. */
  notice: string | null;
};

/** Asks who the visitor is, where there is a session's cookie at all; null for nobody and for a session that ended. */
export async function readViewer(api: ApiClient, cookies: CookieJar): Promise<Viewer | null> {
  if (readServerCookie(cookies, 'antam_session') === null) return null;
  try {
    const [account, favourites] = await Promise.all([api.get('/api/v1/account/'), api.get('/api/v1/favourite/ids/')]);
    const { id, name, email, mobile_phone, role, is_email_confirmed } = account;
    return {
      id,
      name,
      email,
      mobile_phone,
      role,
      is_email_confirmed,
      favourites,
      notice: readServerCookie(cookies, 'antam_notice'),
    };
  } catch (error) {
    if (error instanceof ApiProblem && error.status === 401) return null;
    throw error;
  }
}
