import { conflict, unauthenticated } from '../../../platform/errors/problem.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { requirePrincipal } from '../../../platform/http/require-principal.ts';
import type { Services } from '../../../platform/services.ts';
import type { MessageAnswer } from '../../accounts/contract.ts';
import { accountById } from '../../accounts/queries/account-by-email.ts';
import { CONFIRMATION_BY_ACCOUNT } from '../limits.ts';
import { sendConfirmation } from './send-confirmation.ts';

/** Mails another confirmation link to the owner of an address that is not confirmed yet. */
export async function resendConfirmation(services: Services, context: RequestContext): Promise<MessageAnswer> {
  const { accountId, isEmailConfirmed } = requirePrincipal(context);
  if (isEmailConfirmed) return { message: 'Email của bạn đã được xác thực.' };
  await context.limit(CONFIRMATION_BY_ACCOUNT, String(accountId));
  const account = await accountById(services.db.primary, accountId);
  if (!account) throw unauthenticated();
  if (account.email === '') throw conflict('Tài khoản chưa có email.');
  await services.db.transaction(unit => sendConfirmation(unit, services, account));
  return { message: 'Chúng tôi đã gửi một liên kết xác thực mới. Xin bạn kiểm tra hộp thư.' };
}
