import type { RateLimit } from '../../../platform/contract/declare-calls.ts';
import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { limitVisitor } from '../../../platform/http/limit-visitor.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import type { MessageAnswer } from '../../accounts/contract.ts';
import { ENTRIES_BY_ADDRESS } from '../../accounts/limits-contract.ts';
import { accountByEmail } from '../../accounts/queries/account-by-email.ts';
import { sendReset } from '../jobs/send-reset.ts';

const ANSWER =
  'Nếu email này đã được đăng ký, bạn sẽ nhận được thư có liên kết đặt lại mật khẩu trong ít phút. Nếu bạn vừa yêu cầu trước đó vài phút, xin dùng thư đã nhận. Xin bạn kiểm tra cả hộp thư rác.';

/**
 * Enqueues an email message with a link to a new password; neither the answer nor its time reveals whether one is sent.
 * An account's requests are never refused, as strangers could use them up: within some minutes the last message stays
 * valid. A visitor who asks as often as only programs do gets 429.
 */
export async function forgotPassword(
  services: Services,
  context: RequestContext,
  { email }: { email: string },
): Promise<MessageAnswer> {
  await limitVisitor(context, FORGOT_BY_ADDRESS);
  const account = await accountByEmail(services.db.primary, email);
  const payload = { accountId: account?.id ?? 0 };
  await services.db.transaction(unit => enqueue(unit, sendReset, payload, { now: services.clock.now() }));
  return { message: ANSWER };
}

/**
 * Requests for an email message; `accounts/queries/is-message-due.ts` limits the messages to one account. It equals the
 * outer limit, and so matters for an IPv6 /48 only.
 */
export const FORGOT_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'forgot-address' };
