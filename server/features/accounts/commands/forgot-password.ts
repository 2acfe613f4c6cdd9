import type { RequestContext } from '../../../platform/http/endpoint.ts';
import { enqueue } from '../../../platform/jobs/outbox.ts';
import type { Services } from '../../../platform/services.ts';
import type { MessageAnswer } from '../contract.ts';
import { sendReset } from '../jobs/send-reset.ts';
import { FORGOT_BY_ADDRESS, FORGOT_BY_EMAIL } from '../limits.ts';
import { accountByEmail } from '../queries/account-by-email.ts';

const ANSWER =
  'Nếu email này đã được đăng ký, bạn sẽ nhận được thư có liên kết đặt lại mật khẩu trong ít phút. Xin bạn kiểm tra cả hộp thư rác.';

/** Promises a letter with a link to a new password; nobody can tell from the answer or its time whether it is sent. */
export async function forgotPassword(
  services: Services,
  context: RequestContext,
  { email }: { email: string },
): Promise<MessageAnswer> {
  await context.limit(FORGOT_BY_ADDRESS, context.ip);
  await context.limit(FORGOT_BY_EMAIL, email);
  const account = await accountByEmail(services.db.primary, email);
  const payload = { accountId: account?.id ?? 0 };
  await services.db.transaction(unit => enqueue(unit, sendReset, payload, { now: services.clock.now() }));
  return { message: ANSWER };
}
