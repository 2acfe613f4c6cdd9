import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, type MailContent, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { subjectOf } from '../../../platform/mail/subject-of.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { accountPages } from '../../accounts/pages.ts';

type MailServices = Pick<Services, 'clock' | 'config'>;

/**
 * Tells a provider that the account was approved. `page`: the name of the page that is now its own, and its path, null
 * while it is not public; an address that is not confirmed gets neither, as they may be what the applicant wrote.
 */
export async function mailProviderApproved(
  unit: UnitOfWork,
  services: MailServices,
  recipient: Recipient,
  page: { readonly name: string; readonly path: string | null },
): Promise<void> {
  await send(unit, services, recipient, {
    title: 'Tài khoản của bạn đã được duyệt',
    paragraphs: [
      'Cảm ơn bạn đã đồng hành cùng An Tâm. Chúng tôi đã kiểm tra và duyệt tài khoản của bạn.',
      recipient.isEmailConfirmed
        ? `Từ bây giờ, bạn quản lý trang “${page.name}”.`
        : 'Từ bây giờ, bạn quản lý trang của mình trên An Tâm.',
      'Để bảo vệ người bệnh, xin bạn bật xác thực hai lớp trong phần tài khoản.',
    ],
    action:
      recipient.isEmailConfirmed && page.path !== null
        ? { label: 'Mở trang của tôi', url: services.config.origin + page.path }
        : { label: 'Đến tài khoản', url: services.config.origin + accountPages.overview() },
  });
}

/** Tells a provider that the application was refused, and why. */
export async function mailProviderRefused(
  unit: UnitOfWork,
  services: MailServices,
  recipient: Recipient,
  reason: string,
): Promise<void> {
  const { phone, email } = services.config.support;
  await send(unit, services, recipient, {
    title: 'Chúng tôi chưa thể duyệt tài khoản của bạn',
    paragraphs: [
      'Cảm ơn bạn đã đăng ký với An Tâm. Rất tiếc, chúng tôi chưa thể duyệt tài khoản của bạn.',
      `Lý do: ${reason}`,
      `Nếu bạn muốn bổ sung thông tin, xin gọi ${phone} hoặc viết cho ${email}. Chúng tôi sẵn lòng xem lại.`,
    ],
  });
}

async function send(
  unit: UnitOfWork,
  services: MailServices,
  recipient: Recipient,
  content: MailContent,
): Promise<void> {
  const message = { ...content, greeting: greetingOf(recipient) };
  await sendMail(unit, services, {
    to: recipient.email,
    subject: subjectOf(content.title),
    ...composeMail(message, mailSite(services.config)),
  });
}
