import { browserCookies, type CookieJar } from './cookie-jar.ts';

/**
 * The visitor's id at Zalo, sent with a question as `zalo_uid`; null when absent or malformed. Only read: Zalo's own
 * script sets the cookie, where the operator uses it.
 */
export function readZaloId(cookies: CookieJar = browserCookies): string | null {
  const id = cookies.read('zoanid');
  return id !== null && /^[\w.-]{1,64}$/.test(id) ? id : null;
}
