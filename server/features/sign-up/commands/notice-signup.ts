import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';

/** Read by the site; longer than it takes until another email may be asked for. */
const NOTICE_COOKIE = 'antam_notice';
const SECONDS = 90;

/**
 * Has the page that the new user lands on after the signup say what happens next. The cookie holds nothing about them.
 */
export function noticeSignup(unit: UnitOfWork, context: RequestContext): void {
  unit.afterCommit(() => context.setOwnCookie(NOTICE_COOKIE, 'signup', SECONDS));
}
