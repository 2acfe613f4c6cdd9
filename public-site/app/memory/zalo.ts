import type { CookieJar } from './cookie-jar.ts';

/** The id that Zalo's official account gave the visitor, from a cookie that this site only reads; null where there is none. */
export function readZaloId(cookies: CookieJar): string | null {
  const id = cookies.read('zoanid');
  return id !== null && /^[\w-]{1,64}$/.test(id) ? id : null;
}
