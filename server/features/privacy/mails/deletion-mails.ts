import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { privacyPages } from '../pages.ts';

/** Tells an owner on which day (DD-MM-YYYY) the account will be deleted, and how to keep it. */
export async function mailDeletionPlanned(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  recipient: Recipient,
  day: string,
): Promise<void> {
  const content = {
    title: 'Tài khoản sẽ được xoá',
    greeting: greetingOf(recipient),
    paragraphs: [
      `Theo yêu cầu của bạn, tài khoản An Tâm và dữ liệu của bạn sẽ được xoá vào ngày ${day}.`,
      'Nếu bạn đổi ý hoặc không phải bạn yêu cầu, xin hãy đăng nhập trước ngày đó và chọn giữ lại tài khoản.',
    ],
    action: { label: 'Giữ lại tài khoản', url: services.config.origin + privacyPages.myData() },
  };
  const mail = {
    to: recipient.email,
    subject: 'Tài khoản An Tâm của bạn sẽ được xoá',
    ...composeMail(content, mailSite(services.config)),
  };
  await sendMail(unit, services, mail, { isUnconfirmed: !recipient.isEmailConfirmed, count: 'deletion' });
}
