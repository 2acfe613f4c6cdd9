import { vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import { isSet } from '../../../platform/db/tables.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { subjectOf } from '../../../platform/mail/subject-of.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';
import { tables } from '../tables.ts';

/** What happened to a second factor. */
export type SecondFactorChange = keyof typeof MESSAGES;

const MESSAGES = {
  'set-up': {
    title: 'Xác thực hai lớp đã được bật',
    what: 'Xác thực hai lớp của tài khoản An Tâm vừa được bật',
    means:
      'Từ nay, mỗi lần đăng nhập cần thêm một mã từ ứng dụng xác thực trên điện thoại. Các thiết bị khác đã bị đăng xuất.',
  },
  replaced: {
    title: 'Ứng dụng xác thực đã được thay',
    what: 'Xác thực hai lớp của tài khoản An Tâm vừa được chuyển sang một ứng dụng xác thực khác',
    means: 'Ứng dụng cũ và các mã dự phòng cũ không dùng được nữa. Các thiết bị khác đã bị đăng xuất.',
  },
  removed: {
    title: 'Xác thực hai lớp đã được tắt',
    what: 'Xác thực hai lớp của tài khoản An Tâm vừa được tắt',
    means: 'Từ nay, chỉ còn cách đăng nhập thông thường bảo vệ tài khoản. Các mã dự phòng không dùng được nữa.',
  },
  codes: {
    title: 'Mã dự phòng mới đã được tạo',
    what: 'Các mã dự phòng mới của tài khoản An Tâm vừa được tạo',
    means: 'Những mã dự phòng cũ không dùng được nữa.',
  },
} as const;

/**
 * Tells an account's owner what happened to its second factor, with no secret in it. Writes nothing where the account
 * has no address.
 */
export async function mailSecondFactor(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  accountId: number,
  change: SecondFactorChange,
): Promise<void> {
  const owner = await unit.row(
    tables
      .selectFrom('account')
      .select(eb => [
        eb.ref('email').$notNull().as('email'),
        'name',
        isSet(eb.ref('emailConfirmedAt')).as('isEmailConfirmed'),
      ])
      .where('id', '=', accountId)
      .where('email', 'is not', null),
  );
  if (!owner) return;
  const { origin, support } = services.config;
  const { title, what, means } = MESSAGES[change];
  const content = {
    title,
    greeting: greetingOf(owner),
    paragraphs: [
      `${what} lúc ${vietnamTime(services.clock.now())}. ${means}`,
      'Nếu đó là bạn, bạn không cần làm gì thêm.',
      `Nếu không phải bạn, xin hãy đặt lại mật khẩu ngay và gọi cho chúng tôi theo số ${support.phone}.`,
    ],
    action: { label: 'Đặt lại mật khẩu', url: origin + accountPages.forgotPassword() },
  };
  const mail = {
    to: owner.email,
    subject: subjectOf(title),
    ...composeMail(content, mailSite(services.config)),
  };
  await sendMail(unit, services, mail, { isUnconfirmed: !owner.isEmailConfirmed, count: 'second-factor' });
}
