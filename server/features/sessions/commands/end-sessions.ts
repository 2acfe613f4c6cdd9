import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../../platform/http/require-principal.ts';
import type { Services } from '../../../platform/services.ts';

/** Ends one of the owner's sessions; 404 for everybody else's. Ending the current one is a logout. */
export async function endSession({ db }: Services, context: RequestContext, sessionId: number): Promise<void> {
  const { accountId, sessionId: current } = requirePrincipal(context);
  const ended = await db.transaction(unit =>
    unit.sql('delete from session where id = ? and account_id = ? returning id', [sessionId, accountId]),
  );
  if (ended.length === 0) throw notFound('Máy này không còn đăng nhập nữa.');
  if (sessionId === current) context.endSession();
}

/** Ends all of the owner's sessions but this one. */
export async function endOtherSessions({ db }: Services, context: RequestContext): Promise<void> {
  const { accountId, sessionId } = requirePrincipal(context);
  await db.transaction(unit =>
    unit.sql('delete from session where account_id = ? and id <> ?', [accountId, sessionId]),
  );
}

/** Browsers in which one account may be logged in at the same time. */
export const MOST_SESSIONS = 20;

/**
 * Ends those of an account's sessions that were seen longest ago, so that with the one that has just begun (`newest`)
 * there are no more than {@link MOST_SESSIONS}. The caller holds the account's row, so parallel logins come one by one.
 */
export async function endOldestSessions(unit: UnitOfWork, accountId: number, newest: number, now: Date): Promise<void> {
  await unit.sql('delete from session where account_id = ? and expires_at <= ?', [accountId, now]);
  await unit.sql(
    `delete from session where account_id = ? and id <> ? and id not in (
       select id from session where account_id = ? and id <> ? order by last_seen_at desc, id desc limit ?)`,
    [accountId, newest, accountId, newest, MOST_SESSIONS - 1],
  );
}

/** What the site keeps of a visitor as a hint for forms; it goes with the session, as others may use the browser. */
const HINTS = ['email', 'name', 'phone'];

/** Ends the browser's session, if it has one, on the server and in the browser. */
export async function logOut({ db }: Services, context: RequestContext): Promise<void> {
  const { principal } = context;
  if (principal) {
    await db.transaction(unit => unit.sql('delete from session where id = ?', [principal.sessionId]));
  }
  context.endSession();
  for (const name of HINTS) context.dropCookie(name);
}
