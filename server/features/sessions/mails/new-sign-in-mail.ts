import { vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

/** Tells an owner that an unknown browser has logged in. `device` is its name as in `Chrome trên Windows`. */
export async function mailNewSignIn(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  recipient: Recipient,
  device: string,
): Promise<void> {
  const content = {
    title: 'Đăng nhập từ thiết bị mới',
    greeting: greetingOf(recipient),
    paragraphs: [
      `Tài khoản An Tâm của bạn vừa được đăng nhập trên một thiết bị mới: ${device}, lúc ${vietnamTime(services.clock.now())}.`,
      'Nếu đó là bạn, bạn không cần làm gì thêm.',
      'Nếu không phải bạn, xin hãy đổi mật khẩu ngay: mọi thiết bị khác sẽ bị đăng xuất.',
    ],
    action: { label: 'Xem tài khoản của tôi', url: services.config.origin + accountPages.overview() },
  };
  const mail = {
    to: recipient.email,
    subject: 'Tài khoản An Tâm được đăng nhập từ thiết bị mới',
    ...composeMail(content, mailSite(services.config)),
  };
  await sendMail(unit, services, mail, { isUnconfirmed: !recipient.isEmailConfirmed, count: 'sign-in' });
}
