import { vietnamTime } from '../../../platform/clock/vietnam-time.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import type { Recipient } from './recipient.ts';

/** Tells an owner that the account has another password. */
export async function mailPasswordChanged(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { email, name }: Recipient,
): Promise<void> {
  const { origin, support } = services.config;
  const content = {
    title: 'Mật khẩu đã được đổi',
    greeting: `Chào ${name},`,
    paragraphs: [
      `Mật khẩu tài khoản An Tâm của bạn vừa được đổi lúc ${vietnamTime(services.clock.now())}. Các thiết bị khác đã bị đăng xuất.`,
      'Nếu đó là bạn, bạn không cần làm gì thêm.',
      `Nếu không phải bạn, xin hãy đặt lại mật khẩu ngay và gọi cho chúng tôi theo số ${support.phone}.`,
    ],
    action: { label: 'Đặt lại mật khẩu', url: `${origin}/quen-mat-khau/` },
  };
  await sendMail(unit, services, {
    to: email,
    subject: 'Mật khẩu An Tâm của bạn đã được đổi',
    ...composeMail(content, mailSite(services.config)),
  });
}
