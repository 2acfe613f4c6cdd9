import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

/** Welcomes a new member of staff, with the link to the first password (`path`), which works for `hours`. */
export async function mailStaffWelcome(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  recipient: Recipient,
  { path, hours }: { path: string; hours: number },
): Promise<void> {
  const { origin } = services.config;
  const content = {
    title: 'Tài khoản nhân viên An Tâm của bạn',
    greeting: greetingOf(recipient),
    paragraphs: [
      'Bạn vừa được mời vào trang quản trị An Tâm.',
      `Xin bạn bấm nút dưới đây để đặt mật khẩu, rồi đăng nhập tại ${origin}/admin/. Lần đầu, bạn sẽ cài xác thực hai lớp bằng điện thoại.`,
    ],
    action: { label: 'Đặt mật khẩu', url: origin + path },
    note: `Liên kết dùng được một lần, trong ${hours} giờ. Hết hạn, bạn lấy liên kết mới tại ${origin}${accountPages.forgotPassword()}.`,
  };
  await sendMail(unit, services, {
    to: recipient.email,
    subject: 'Tài khoản nhân viên An Tâm của bạn',
    ...composeMail(content, mailSite(services.config)),
  });
}
