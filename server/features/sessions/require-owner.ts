import type { Passwords } from '../../platform/auth/password.ts';
import { lockRows } from '../../platform/db/lock-rows.ts';
import { isSet } from '../../platform/db/tables.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { invalid, Problem, unauthenticated } from '../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { PASSWORD_BY_ACCOUNT } from '../accounts/limits-contract.ts';
import { tables } from './tables.ts';

/** For an account without a password: how long after a login its session counts as proof of ownership. */
const FRESH_LOGIN_MS = 600_000;

/** What {@link requireOwner} checked. {@link lockOwner} compares it with the stored state before a write. */
export interface OwnerProof {
  readonly accountId: number;
  readonly sessionId: number;
  readonly passwordHash: string | null;
}

const ownerOf = (accountId: number, sessionId: number) =>
  tables
    .selectFrom('account as a')
    .innerJoin('session as s', 's.account', 'a.id')
    .select(eb => [
      'a.passwordHash as hash',
      's.createdAt as loggedInAt',
      isSet(eb.ref('a.totpConfirmedAt')).as('hasTotp'),
    ])
    .where('a.id', '=', accountId)
    .where('s.id', '=', sessionId);

/**
 * Checks that the visitor owns the account and does not merely use an open browser; called before a second factor
 * changes and before all stored data is exported. Throws 403 if the account has a second factor that this session has
 * not shown, 422 for a missing or wrong password, and 403 if the account has no password and the login is older than
 * ten minutes. A write that follows must call {@link lockOwner} first.
 */
export async function requireOwner(
  { db, clock, passwords }: Pick<Services, 'db' | 'clock' | 'passwords'>,
  context: RequestContext,
  password = '',
): Promise<OwnerProof> {
  const { accountId, sessionId, hasSecondFactor } = requirePrincipal(context);
  const row = await db.primary.row(ownerOf(accountId, sessionId));
  if (!row) throw unauthenticated();
  if (row.hasTotp && !hasSecondFactor) throw codeRequired();
  if (row.hash === null) {
    if (clock.now().getTime() - row.loggedInAt.getTime() > FRESH_LOGIN_MS) throw loginTooOld();
  } else {
    await checkPassword(passwords, context, { accountId, hash: row.hash, password });
  }
  return { accountId, sessionId, passwordHash: row.hash };
}

async function checkPassword(
  passwords: Passwords,
  context: RequestContext,
  { accountId, hash, password }: { accountId: number; hash: string; password: string },
) {
  if (password === '') throw invalid({ password: ['Xin vui lòng nhập mật khẩu.'] });
  await context.limit(PASSWORD_BY_ACCOUNT, String(accountId));
  if (!(await passwords.verify(hash, password))) throw invalid({ password: ['Mật khẩu không đúng.'] });
  await context.refund(PASSWORD_BY_ACCOUNT, String(accountId));
}

const codeRequired = () =>
  new Problem(403, 'SECOND_FACTOR_REQUIRED', 'Bạn hãy đăng nhập bằng mã xác thực hai lớp trước.');
const loginTooOld = () =>
  new Problem(
    403,
    'LOGIN_TOO_OLD',
    'Tài khoản của bạn chưa có mật khẩu. Để chắc chắn đó là bạn, xin đăng nhập lại rồi thực hiện trong 10 phút.',
  );

/**
 * Locks the account's row. Throws 401 if the session has ended or the password has changed since the proof was given.
 */
export async function lockOwner(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  { accountId, sessionId, passwordHash }: OwnerProof,
): Promise<void> {
  await lockSession(unit, { db }, { accountId, sessionId });
  const same = tables.selectFrom('account').select('id').where('passwordHash', 'is not distinct from', passwordHash);
  if (!(await unit.row(same.where('id', '=', accountId)))) throw unauthenticated();
}

/** Locks the row of the session's account. Throws 401 if the session has ended. */
export async function lockSession(
  unit: UnitOfWork,
  { db }: Pick<Services, 'db'>,
  { accountId, sessionId }: Pick<OwnerProof, 'accountId' | 'sessionId'>,
): Promise<void> {
  await lockRows(unit, db.engine, 'account', [accountId]);
  const alive = tables.selectFrom('session').select('id').where('id', '=', sessionId);
  if (!(await unit.row(alive.where('account', '=', accountId)))) throw unauthenticated();
}
