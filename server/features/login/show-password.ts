import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { Problem } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';
import { enqueue } from '../../platform/jobs/outbox.ts';
import type { Services } from '../../platform/services.ts';
import type { UsableAccount } from '../accounts/queries/account-by-email.ts';
import { hashLoginCode, sendLoginCode } from './jobs/send-login-code.ts';
import { LOGIN_CODE_BY_VISITOR } from './limits.ts';
import { clearKnownTries, spendTry } from './login-tries.ts';
import { tables } from './tables.ts';

export interface PasswordProofs {
  /** Normalised, as it is stored. */
  readonly email: string;
  readonly password: string;
  /** The code from an email message; required only after too many failed guesses. */
  readonly mailCode?: string | undefined;
}

/** An account whose password was typed correctly. */
export interface ShownPassword {
  readonly account: UsableAccount;
  /**
   * Whether the login comes from a browser that this account has used before, or shows a mailed code. The tries of such
   * logins are counted separately, so that an attacker who only knows the password cannot use them up.
   */
  readonly isOwners: boolean;
  /** The mailed code that was shown; {@link spendMailCode} uses it up. */
  readonly mailCodeId: number | undefined;
  /** Gives the spent tries back after a successful login. */
  refund(): Promise<void>;
  /** Gives only the account's try back after a wrong second factor, because second factors have limits of their own. */
  refundAccount(): Promise<void>;
}

const mailCodeRequired = () =>
  new Problem(
    401,
    'MAIL_CODE_REQUIRED',
    'Tài khoản này hoặc mạng bạn đang dùng vừa có nhiều lần đăng nhập sai. Nếu mật khẩu đúng, chúng tôi đã gửi mã xác nhận tới email của tài khoản: bạn mở thư mới nhất rồi nhập mã vào ô dưới đây.',
  );
const mailCodeFailed = () =>
  new Problem(
    401,
    'MAIL_CODE_FAILED',
    'Mật khẩu hoặc mã trong thư không đúng, hoặc mã đã hết hạn. Bạn xem lại thư mới nhất, hoặc để trống ô mã để nhận thư khác.',
  );

/**
 * Checks the password of `account`, which the typed address belongs to, if any. Throws `failed` for a wrong password
 * and for no account, both after the same work. Over the limit of the account or of the network address it throws 401
 * `MAIL_CODE_REQUIRED` or `MAIL_CODE_FAILED`, whether or not the password was right, and sends a code by email only if
 * it was. So further guesses reveal nothing, and a person with the password and the mailbox can log in from anywhere.
 * Throws 429 for a visitor far over the limit.
 */
export async function showPassword(
  services: Services,
  context: RequestContext,
  account: UsableAccount | undefined,
  { email, password, mailCode = '' }: PasswordProofs,
  failed: () => Problem,
): Promise<ShownPassword> {
  const spent = await spendTry(services, context, email, account);
  const visitor = `${context.ip} ${email}`;
  if (mailCode !== '') await context.limit(LOGIN_CODE_BY_VISITOR, visitor);
  const isRight = (await services.passwords.verify(account?.passwordHash, password)) && account !== undefined;
  const mailCodeId = mailCode === '' ? undefined : await findMailCode(services, isRight ? account.id : 0, mailCode);
  // A correct code does not count as a guess, even if the password is wrong.
  if (mailCodeId !== undefined) await context.refund(LOGIN_CODE_BY_VISITOR, visitor);
  if (spent.isOver && mailCodeId === undefined) return refuse(services, isRight ? account.id : 0, mailCode);
  if (!isRight) throw failed();
  const hasMailBox = mailCodeId !== undefined;
  return {
    account,
    mailCodeId,
    isOwners: hasMailBox || (spent.isKnown && !spent.isOver),
    refundAccount: spent.refundAccount,
    refund: async () => {
      await spent.refund();
      if (hasMailBox) await clearKnownTries(context, email);
    },
  };
}

/**
 * Refuses a login that needs a mailed code. If none was typed, another email message is enqueued for `accountId`; 0
 * stands for no account and costs the same work. Throws 401.
 */
export async function refuse({ db, clock }: Services, accountId: number, mailCode: string): Promise<never> {
  if (mailCode !== '') throw mailCodeFailed();
  await db.transaction(unit => enqueue(unit, sendLoginCode, { accountId }, { now: clock.now() }));
  throw mailCodeRequired();
}

/**
 * Checks a mailed code for a visitor whom a social provider has identified, so that no password is involved. Answers
 * the code's id; undefined for a missing or wrong one. Throws 429 for a visitor who guesses.
 */
export async function showMailCode(
  services: Services,
  context: RequestContext,
  { id, email }: { readonly id: number; readonly email: string },
  mailCode: string,
): Promise<number | undefined> {
  if (mailCode === '') return undefined;
  const visitor = `${context.ip} ${email}`;
  await context.limit(LOGIN_CODE_BY_VISITOR, visitor);
  const mailCodeId = await findMailCode(services, id, mailCode);
  if (mailCodeId !== undefined) await context.refund(LOGIN_CODE_BY_VISITOR, visitor);
  return mailCodeId;
}

async function findMailCode({ db, clock, config }: Services, accountId: number, typed: string) {
  const row = await db.primary.row(
    tables
      .selectFrom('account_token')
      .select('id')
      .where(
        'tokenHash',
        'in',
        config.secret.accepted.map(one => hashLoginCode(one, accountId, typed)),
      )
      .where('account', '=', accountId)
      .where('purpose', '=', 'login-code')
      .where('expiresAt', '>', clock.now()),
  );
  return row?.id;
}

/** Uses up the mailed code, if one was shown. Answers false if another login has used it meanwhile. */
export async function spendMailCode(
  unit: UnitOfWork,
  { mailCodeId }: Pick<ShownPassword, 'mailCodeId'>,
): Promise<boolean> {
  if (mailCodeId === undefined) return true;
  return (await unit.run(tables.deleteFrom('account_token').where('id', '=', mailCodeId))) > 0;
}
