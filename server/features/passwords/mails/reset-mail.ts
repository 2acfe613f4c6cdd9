import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

/**
 * Mails the link to a new password, which is valid for `hours`. Returns false where this request's message was enqueued
 * before. It is never refused, so it counts among no messages of a day: the caller keeps a pause between two.
 */
export async function mailReset(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  recipient: Recipient,
  { token, hours, messageId }: { token: string; hours: number; messageId: number },
): Promise<boolean> {
  const content = {
    title: 'Đặt lại mật khẩu',
    greeting: greetingOf(recipient),
    paragraphs: [
      'Chúng tôi nhận được yêu cầu đặt lại mật khẩu cho tài khoản An Tâm của bạn.',
      'Xin bạn bấm nút dưới đây để chọn mật khẩu mới. Khi bạn đổi xong, mọi thiết bị đang đăng nhập sẽ bị đăng xuất.',
    ],
    action: { label: 'Chọn mật khẩu mới', url: services.config.origin + accountPages.resetPassword({ token }) },
    note: `Liên kết dùng được một lần, trong ${hours} giờ. Nếu bạn không yêu cầu, xin hãy bỏ qua thư này: mật khẩu của bạn vẫn như cũ.`,
  };
  const mail = {
    to: recipient.email,
    subject: 'Đặt lại mật khẩu An Tâm',
    ...composeMail(content, mailSite(services.config)),
  };
  return sendMail(unit, services, mail, { dedupeKey: `reset:${messageId}` });
}
