import type { Identify, Principal } from '../../../platform/auth/principal.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import { literal } from '../../../platform/db/expressions.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement } from '../../../platform/db/query.ts';
import { isSet } from '../../../platform/db/tables.ts';
import type { Services } from '../../../platform/services.ts';
import { isSessionOver, sessionLife } from '../rules/session-life.ts';
import { tables } from '../tables.ts';

/** A request waits only this long to write "last seen"; otherwise the next request writes it. */
const TOUCH_WAIT_MS = 50;

const TOKEN = /^[\w-]{43}$/;

const principalOf = statement((p: Parameters<{ tokenHash: string; now: Date }>) =>
  tables
    .selectFrom('session as s')
    .innerJoin('account as a', 'a.id', 's.account')
    .select(eb => [
      's.id as sessionId',
      's.hasSecondFactor',
      's.lastSeenAt',
      's.createdAt',
      'a.id as accountId',
      'a.role',
      'a.isOfficial',
      eb.ref('a.status').$castTo<Principal['status']>().as('status'),
      isSet(eb.ref('a.emailConfirmedAt')).as('isEmailConfirmed'),
    ])
    .where('s.tokenHash', '=', p.tokenHash)
    .where('s.expiresAt', '>', p.now)
    .where('a.status', 'in', [literal('active'), literal('pending')]),
);

const touchSession = statement((p: Parameters<{ readonly id: number; readonly now: Date }>) =>
  tables.updateTable('session').set('lastSeenAt', p.now).where('id', '=', p.id),
);

/** Finds the account of a valid session, in the primary database: a session must count from its first moment. */
export function createIdentify({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Identify {
  const touch = (id: number, now: Date) =>
    db.transaction(unit => unit.run(touchSession({ id, now })), { waitMs: TOUCH_WAIT_MS });
  return async token => {
    if (!TOKEN.test(token)) return undefined;
    const now = clock.now();
    const row = await db.primary.row(principalOf({ tokenHash: hashToken(token), now }));
    if (!row || isSessionOver(row.role, row, now)) return undefined;
    if (now.getTime() - row.lastSeenAt.getTime() > sessionLife(row.role).seenEvery) {
      await touch(row.sessionId, now).catch(error => log.warn({ error }, 'session not touched'));
    }
    return {
      accountId: row.accountId,
      sessionId: row.sessionId,
      role: row.role,
      status: row.status,
      isOfficial: row.isOfficial,
      isEmailConfirmed: row.isEmailConfirmed,
      hasSecondFactor: row.hasSecondFactor,
    };
  };
}
