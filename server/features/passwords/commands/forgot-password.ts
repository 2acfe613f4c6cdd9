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
 * Promises an email message with a link to a new password; nobody can tell from the answer or its time whether it is
 * sent. An account is never refused one, as strangers could use up its email messages: within some minutes the last one
 * counts. A visitor who asks as often as only programs do gets 429.
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
 * Requests for an email message; how often one is written to the same account is for `accounts/queries/is-message-due.ts`. As many
 * as the outer limit, and so of use for an IPv6 /48 only: one visitor must not use up the requests of all who share the
 * address.
 */
export const FORGOT_BY_ADDRESS: RateLimit = { ...ENTRIES_BY_ADDRESS, name: 'forgot-address' };
