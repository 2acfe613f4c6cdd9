import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { notFound } from '../../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { tables } from '../tables.ts';

export const deleteSession = statement((p: Parameters<{ readonly id: number }>) =>
  tables.deleteFrom('session').where('id', '=', p.id),
);

/** Ends one of the owner's sessions; 404 for everybody else's. Ending the current one is a logout. */
export async function endSession({ db }: Services, context: RequestContext, sessionId: number): Promise<void> {
  const { accountId, sessionId: current } = requirePrincipal(context);
  const ended = await db.transaction(unit =>
    unit.run(tables.deleteFrom('session').where('id', '=', sessionId).where('account', '=', accountId)),
  );
  if (ended === 0) throw notFound('Thiết bị này không còn đăng nhập nữa.');
  if (sessionId === current) context.endSession();
}

/** Ends all of the owner's sessions but this one. */
export async function endOtherSessions({ db }: Services, context: RequestContext): Promise<void> {
  const { accountId, sessionId } = requirePrincipal(context);
  await db.transaction(unit =>
    unit.run(tables.deleteFrom('session').where('account', '=', accountId).where('id', '<>', sessionId)),
  );
}

/** Browsers in which one account may be logged in at the same time. */
export const MAX_SESSIONS = 20;

const deleteOver = statement((p: Parameters<{ readonly accountId: number; readonly now: Date }>) =>
  tables.deleteFrom('session').where('account', '=', p.accountId).where('expiresAt', '<=', p.now),
);

const deleteOldest = statement((p: Parameters<{ readonly accountId: number; readonly newest: number }>) =>
  tables
    .deleteFrom('session')
    .where('account', '=', p.accountId)
    .where('id', '<>', p.newest)
    .where(
      'id',
      'not in',
      tables
        .selectFrom('session')
        .select('id')
        .where('account', '=', p.accountId)
        .where('id', '<>', p.newest)
        .orderBy('lastSeenAt', 'desc')
        .orderBy('id', 'desc')
        .limit(literal(MAX_SESSIONS - 1)),
    ),
);

/**
 * Ends those of an account's sessions that were seen longest ago, so that with the one that has just begun (`newest`)
 * there are no more than {@link MAX_SESSIONS}. The caller holds the account's row, so parallel logins come one by one.
 */
export async function endOldestSessions(unit: UnitOfWork, accountId: number, newest: number, now: Date): Promise<void> {
  await unit.run(deleteOver({ accountId, now }));
  await unit.run(deleteOldest({ accountId, newest }));
}

/** The cookie that pre-fills forms; it is cleared with the session, as others may use the browser. */
const HINTS = ['email', 'name', 'phone'];

/** Ends the browser's session, if it has one, on the server and in the browser. */
export async function logOut({ db }: Services, context: RequestContext): Promise<void> {
  const { principal } = context;
  if (principal) {
    await db.transaction(unit => unit.run(deleteSession({ id: principal.sessionId })));
  }
  context.endSession();
  for (const name of HINTS) context.dropCookie(name);
}
