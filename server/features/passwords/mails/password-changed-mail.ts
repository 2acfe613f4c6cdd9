import { vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';
import type { DroppedAccess } from '../../sign-up/commands/claim-account.ts';

/** Tells an owner that the account has another password, and what it lost as its address had not been proven before. */
export async function mailPasswordChanged(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  recipient: Recipient,
  dropped?: DroppedAccess,
): Promise<void> {
  const { origin, support } = services.config;
  const content = {
    title: 'Mật khẩu đã được đổi',
    greeting: greetingOf(recipient),
    paragraphs: [
      `Mật khẩu tài khoản An Tâm của bạn vừa được đổi lúc ${vietnamTime(services.clock.now())}. Các thiết bị khác đã bị đăng xuất.`,
      ...whatWasDropped(dropped),
      'Nếu đó là bạn, bạn không cần làm gì thêm.',
      `Nếu không phải bạn, xin hãy đặt lại mật khẩu ngay và gọi cho chúng tôi theo số ${support.phone}.`,
    ],
    action: { label: 'Đặt lại mật khẩu', url: origin + accountPages.forgotPassword() },
  };
  const mail = {
    to: recipient.email,
    subject: 'Mật khẩu An Tâm của bạn đã được đổi',
    ...composeMail(content, mailSite(services.config)),
  };
  await sendMail(unit, services, mail, { isUnconfirmed: !recipient.isEmailConfirmed, count: 'password' });
}

function whatWasDropped({ secondFactor, socialLogin, phone }: Partial<DroppedAccess> = {}): string[] {
  const names = [
    ...(secondFactor ? ['xác thực hai lớp cùng các mã dự phòng'] : []),
    ...(socialLogin ? ['đăng nhập qua dịch vụ khác'] : []),
    ...(phone ? ['số điện thoại'] : []),
  ];
  if (names.length === 0) return [];
  return [
    `Trước đó email này chưa được xác thực, nên chúng tôi đã gỡ những gì được thiết lập khi chưa rõ ai là chủ: ${names.join('; ')}. Nếu chính bạn đã thiết lập, bạn có thể thêm lại ở trang Tài khoản.`,
  ];
}
