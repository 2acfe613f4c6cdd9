import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { conflict, unauthenticated } from '../../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../../platform/http/endpoint.ts';
import type { Services } from '../../../platform/services.ts';
import { issueToken } from '../../accounts/commands/issue-token.ts';
import type { MessageAnswer } from '../../accounts/contract.ts';
import { mailboxFull } from '../../accounts/mailbox-full.ts';
import type { Recipient } from '../../accounts/mails/recipient.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { CONFIRMATION_BY_ACCOUNT } from '../limits.ts';
import { mailConfirmation } from '../mails/confirmation-mail.ts';

const HOURS = 48;

/**
 * Mails a link by which the owner of the address confirms it. Earlier links stay valid until they expire. Answers false
 * where the address gets no more messages today.
 */
export async function sendConfirmation(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  account: Pick<Recipient, 'email'> & { readonly id: number },
): Promise<boolean> {
  const { id: accountId, email } = account;
  const token = await issueToken(unit, services, { accountId, email, purpose: 'confirm-email', hours: HOURS });
  return mailConfirmation(unit, services, account, { token, hours: HOURS });
}

/** Mails another confirmation link to the owner of an address that is not confirmed yet. */
export async function resendConfirmation(services: Services, context: RequestContext): Promise<MessageAnswer> {
  const { accountId, isEmailConfirmed } = requirePrincipal(context);
  if (isEmailConfirmed) return { message: 'Email của bạn đã được xác thực.' };
  await context.limit(CONFIRMATION_BY_ACCOUNT, String(accountId));
  const account = await accountById(services.db.primary, accountId);
  if (!account) throw unauthenticated();
  if (account.email === '') throw conflict('Tài khoản chưa có email.');
  await services.db.transaction(async unit => {
    if (!(await sendConfirmation(unit, services, account))) throw mailboxFull(services.clock.now());
  });
  return { message: 'Chúng tôi đã gửi một liên kết xác thực mới. Xin bạn kiểm tra hộp thư.' };
}
