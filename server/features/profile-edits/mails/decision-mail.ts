import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import { subjectOf } from '../../../platform/mail/subject-of.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf, type Recipient } from '../../accounts/mails/recipient.ts';
import { FIELD_NAMES } from '../field-names-contract.ts';
import { profileEditPage } from '../pages.ts';
import type { ModeratedField } from '../rules/moderated.ts';

/** What staff decided of one profile. */
export interface Decided {
  readonly professional: number;
  readonly accepted: readonly ModeratedField[];
  readonly refused: readonly ModeratedField[];
  /** Why those were refused. */
  readonly reason: string;
}

/** Tells a professional what became of the changes of the profile. */
export async function mailDecision(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  recipient: Recipient,
  { professional, accepted, refused, reason }: Decided,
): Promise<void> {
  const named = (fields: readonly ModeratedField[]) => fields.map(field => FIELD_NAMES[field]).join(', ');
  const title = refused.length === 0 ? 'Thay đổi của bạn đã được duyệt' : 'An Tâm đã xem các thay đổi của bạn';
  const message = {
    title,
    greeting: greetingOf(recipient),
    paragraphs: [
      ...(accepted.length > 0 ? [`Đã duyệt và hiển thị trên trang của bạn: ${named(accepted)}.`] : []),
      ...(refused.length > 0 ? [`Chưa duyệt được: ${named(refused)}.`, `Lý do: ${reason}`] : []),
      ...(refused.length > 0 ? ['Bạn có thể sửa lại rồi gửi lần nữa ở trang sửa hồ sơ.'] : []),
    ],
    action: {
      label: 'Mở trang sửa hồ sơ',
      url: services.config.origin + profileEditPage({ id: String(professional) }),
    },
  };
  await sendMail(unit, services, {
    to: recipient.email,
    subject: subjectOf(title),
    ...composeMail(message, mailSite(services.config)),
  });
}
