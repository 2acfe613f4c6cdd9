import { browserCookies, type CookieJar, writeCookie } from './cookie-jar.ts';

/** What the server puts before the names of its cookies where the site is served over HTTPS. */
const HOST_PREFIX = '__Host-';

/** The full name of a cookie that the server sets, at a site of this origin. */
export const serverCookieName = (name: string, origin: string) =>
  origin.startsWith('https:') ? HOST_PREFIX + name : name;

/** A cookie that the server sets, whichever of its names it has. */
export function readServerCookie(
  cookies: CookieJar,
  name: 'antam_session' | 'XSRF-TOKEN' | 'antam_notice',
): string | null {
  return cookies.read(HOST_PREFIX + name) ?? cookies.read(name);
}

export const TOKEN = 'XSRF-TOKEN';
/** What the page that is opened next says first: `signup`, or `logout` where that failed. */
export const NOTICE = 'antam_notice';

/** The token that proves a write to be of this site; null before the server has given one. */
export const readToken = () => readServerCookie(browserCookies, TOKEN);

export const forgetToken = () => writeCookie(serverCookieName(TOKEN, location.origin), null, 0);
