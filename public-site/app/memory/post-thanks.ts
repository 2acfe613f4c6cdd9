import { browserCookies, type CookieJar, writeCookie } from './cookie-jar.ts';
import { asIds } from './parse.ts';
import { YEAR_DAYS } from './text-cookie.ts';

const NAME = 'post_thanks';
/** A cookie holds 4 kB; the oldest ids go first. */
const MOST = 300;

/** Ids of the posts that were thanked from this browser, oldest first. Only for display: the server knows the truth. */
export function readPostThanks(cookies: CookieJar = browserCookies): number[] {
  return asIds(cookies.read(NAME));
}

/** Appends a thanked post; answers whether it was kept. */
export function addPostThanks(postId: number): boolean {
  const ids = [...readPostThanks().filter(id => id !== postId), postId].slice(-MOST);
  writeCookie(NAME, ids.join(','), YEAR_DAYS);
  return readPostThanks().includes(postId);
}
