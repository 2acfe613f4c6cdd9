import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { GREETING, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

/**
 * Asks a new account's owner to confirm the address, by a link that works for `hours`. Answers false where the address gets
 * no more messages today.
 */
export async function mailConfirmation(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { email }: Pick<Recipient, 'email'>,
  { token, hours }: { token: string; hours: number },
): Promise<boolean> {
  const content = {
    title: 'Xác thực email của bạn',
    greeting: GREETING,
    paragraphs: [
      'Cảm ơn bạn đã tạo tài khoản An Tâm.',
      'Xin bạn bấm nút dưới đây để xác nhận đây là email của bạn. Nhờ vậy, lịch hẹn và câu trả lời của bác sĩ sẽ đến đúng nơi.',
    ],
    action: { label: 'Xác thực email', url: services.config.origin + accountPages.confirmEmail({ token }) },
    note: `Liên kết có hiệu lực trong ${hours} giờ. Nếu bạn không tạo tài khoản, xin hãy bỏ qua thư này.`,
  };
  const subject = 'Xác thực email cho tài khoản An Tâm';
  const mail = { to: email, subject, ...composeMail(content, mailSite(services.config)) };
  return sendMail(unit, services, mail, { isUnconfirmed: true });
}
