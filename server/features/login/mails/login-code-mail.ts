import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { GREETING, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

/**
 * Mails the code by which an owner logs in while an attacker guesses the password; it is valid for `hours`. Returns
 * false where this request's message was enqueued before. It counts among no messages of a day, as strangers would lock
 * the owner out by them: the caller keeps a pause between two. It greets without a name, as the address may be
 * unconfirmed.
 */
export async function mailLoginCode(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { email }: Pick<Recipient, 'email'>,
  { code, hours, messageId }: { code: string; hours: number; messageId: number },
): Promise<boolean> {
  const content = {
    title: 'Mã xác nhận đăng nhập',
    greeting: GREETING,
    paragraphs: [
      `Mã xác nhận của bạn: ${code}`,
      'Tài khoản An Tâm của bạn vừa có nhiều lần đăng nhập sai. Lần này mật khẩu (hoặc tài khoản Google, Facebook, Zalo đã liên kết) đúng, nên chúng tôi cần biết chắc người đăng nhập đọc được hộp thư này. Bạn nhập mã vào ô “Mã trong thư” ở trang đăng nhập.',
      'Nếu bạn không đăng nhập, có người đã biết mật khẩu hoặc vào được tài khoản liên kết đó của bạn: xin đừng đưa mã cho ai và hãy đặt lại mật khẩu ngay.',
    ],
    action: { label: 'Đặt lại mật khẩu', url: services.config.origin + accountPages.forgotPassword() },
    note: `Mã dùng được một lần, trong ${hours} giờ. Nhân viên An Tâm không bao giờ hỏi mã này.`,
  };
  const mail = {
    to: email,
    subject: 'Mã xác nhận đăng nhập An Tâm',
    ...composeMail(content, mailSite(services.config)),
  };
  return sendMail(unit, services, mail, { dedupeKey: `login-code:${messageId}` });
}
