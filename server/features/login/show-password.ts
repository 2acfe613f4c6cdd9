import { verifyPassword } from '../../platform/auth/password.ts';
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
  /** In stored form. */
  readonly email: string;
  readonly password: string;
  /** Of an email message; asked for only where too many guesses have failed. */
  readonly mailCode?: string | undefined;
}

/** An account whose password somebody has just shown. */
export interface ShownPassword {
  readonly account: UsableAccount;
  /**
   * In a browser of before, or with the mail box: nobody who only has the password can use up what this one may try.
   */
  readonly isOwners: boolean;
  /** The code of an email message that was shown as well; it is spent by {@link spendMailCode}. */
  readonly mailCodeId: number | undefined;
  /** Gives the tries back, once all else was right too. */
  refund(): Promise<void>;
  /** Gives the account's try back where the second factor was wrong, whose tries are counted apart. */
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
 * Checks the password of `account`, which is what the typed address belongs to, if anything. Throws `failed` for a
 * wrong one and for no account, after as much work. Over the account's or the network address's limit it throws 401
 * `MAIL_CODE_REQUIRED` or `MAIL_CODE_FAILED` whatever the password was, and an email message goes only where it was
 * right: more guesses tell nothing, and who has password and mail box gets in from anywhere. Throws 429 for a visitor
 * who tried far too much.
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
  const isRight = (await verifyPassword(account?.passwordHash, password)) && account !== undefined;
  const mailCodeId = mailCode === '' ? undefined : await findMailCode(services, isRight ? account.id : 0, mailCode);
  // A right code is no guess, whatever else is wrong.
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
 * Refuses who must show the mail box: without a code another email message is promised to `accountId` (0 for nobody,
 * which is as much work). Throws 401.
 */
export async function refuse({ db, clock }: Services, accountId: number, mailCode: string): Promise<never> {
  if (mailCode !== '') throw mailCodeFailed();
  await db.transaction(unit => enqueue(unit, sendLoginCode, { accountId }, { now: clock.now() }));
  throw mailCodeRequired();
}

/**
 * The id of the email message's code that somebody shows who is known by a provider in place of a password; undefined
 * for none and for a wrong one. Throws 429 for a visitor who guesses.
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
      .where('token_hash', '=', hashLoginCode(config.secret, accountId, typed))
      .where('account_id', '=', accountId)
      .where('purpose', '=', 'login-code')
      .where('expires_at', '>', clock.now()),
  );
  return row?.id;
}

/**
 * Whether the code of an email message, if one was shown, is still there: of two logins at the same moment, one has it.
 */
export async function spendMailCode(
  unit: UnitOfWork,
  { mailCodeId }: Pick<ShownPassword, 'mailCodeId'>,
): Promise<boolean> {
  if (mailCodeId === undefined) return true;
  return (await unit.run(tables.deleteFrom('account_token').where('id', '=', mailCodeId))) > 0;
}
