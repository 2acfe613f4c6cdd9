import { vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { GREETING, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

/** Tells an owner that a person who knows the password guesses codes of the second factor. */
export async function mailSecondFactorGuesses(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { email }: Pick<Recipient, 'email'>,
): Promise<void> {
  const { origin, support } = services.config;
  const content = {
    title: 'Nhiều lần nhập sai mã xác thực',
    greeting: GREETING,
    paragraphs: [
      `Đến ${vietnamTime(services.clock.now())}, có người đã qua bước mật khẩu của tài khoản An Tâm của bạn nhưng nhập sai mã xác thực hai lớp nhiều lần. Họ chưa vào được.`,
      'Nếu đó là bạn, bạn không cần làm gì thêm: hãy xem lại giờ trên điện thoại, hoặc dùng một mã dự phòng.',
      `Nếu không phải bạn, mật khẩu của bạn đã lộ: xin hãy đặt mật khẩu khác ngay và gọi cho chúng tôi theo số ${support.phone} nếu cần giúp.`,
    ],
    action: { label: 'Đặt lại mật khẩu', url: origin + accountPages.forgotPassword() },
  };
  await sendMail(unit, services, {
    to: email,
    subject: 'An Tâm: nhiều lần nhập sai mã xác thực',
    ...composeMail(content, mailSite(services.config)),
  });
}
