import { writeCookie } from './cookie-jar.ts';
import { NOTICE, serverCookieName } from './server-cookies.ts';

/** Long enough to load the page again. */
const MINUTE_IN_DAYS = 1 / 1_440;

/** Has the page that is opened next say that the logout failed, if an account is still logged in there. */
export function noticeFailedLogout(): void {
  writeCookie(serverCookieName(NOTICE, location.origin), 'logout', MINUTE_IN_DAYS);
}

/** Forgets what a script wanted to be said; what the server did runs out by itself. */
export function forgetNotice(): void {
  writeCookie(serverCookieName(NOTICE, location.origin), null, 0);
}
