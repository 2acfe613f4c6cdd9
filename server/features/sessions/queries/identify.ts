import type { Identify, Principal } from '../../../platform/auth/principal.ts';
import { hashToken } from '../../../platform/auth/token.ts';
import type { Services } from '../../../platform/services.ts';
import { isSessionOver, sessionLife } from '../rules/session-life.ts';

interface Row {
  accountId: number;
  sessionId: number;
  role: Principal['role'];
  status: Principal['status'];
  isOfficial: boolean | number;
  isEmailConfirmed: boolean | number;
  hasSecondFactor: boolean | number;
  createdAt: Date | number;
  lastSeenAt: Date | number;
}

/** Nobody's request waits long for others only to note that its session is used; the next one notes it. */
const TOUCH_WAIT_MS = 50;

const TOKEN = /^[\w-]{43}$/;

const SELECT = `select s.id as "sessionId", s.has_second_factor as "hasSecondFactor", s.last_seen_at as "lastSeenAt",
    s.created_at as "createdAt", a.id as "accountId", a.role, a.status, a.is_official as "isOfficial",
    a.email_confirmed_at is not null as "isEmailConfirmed"
  from session s join account a on a.id = s.account_id
  where s.token_hash = ? and s.expires_at > ? and a.status in ('active', 'pending')`;

/** Finds the account of a living session, always in the primary database: a session must count from its first moment. */
export function createIdentify({ db, clock, log }: Pick<Services, 'db' | 'clock' | 'log'>): Identify {
  const touch = (sessionId: number, now: Date) =>
    db.transaction(unit => unit.sql('update session set last_seen_at = ? where id = ?', [now, sessionId]), {
      waitMs: TOUCH_WAIT_MS,
    });
  return async token => {
    if (!TOKEN.test(token)) return undefined;
    const now = clock.now();
    const row = await db.primary.first<Row>(SELECT, [hashToken(token), now]);
    if (!row || isSessionOver(row.role, row, now)) return undefined;
    if (now.getTime() - new Date(row.lastSeenAt).getTime() > sessionLife(row.role).seenEvery) {
      await touch(row.sessionId, now).catch(error => log.warn({ error }, 'session not touched'));
    }
    return {
      accountId: row.accountId,
      sessionId: row.sessionId,
      role: row.role,
      status: row.status,
      isOfficial: Boolean(row.isOfficial),
      isEmailConfirmed: Boolean(row.isEmailConfirmed),
      hasSecondFactor: Boolean(row.hasSecondFactor),
    };
  };
}
