import { vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { workspacePages } from '../../providers/pages.ts';

interface Provider {
  readonly email: string | null;
  readonly name: string;
  readonly email_confirmed_at: Date | null;
}

/** Tells a provider that a visit waits for an answer. Who comes and why is read after a login only. */
export async function mailUnanswered(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  { email, name, email_confirmed_at }: Provider,
  visit: ShownVisit,
): Promise<void> {
  if (email === null) return;
  const when = vietnamTime(visit.start);
  const where = visit.doctor_name === null ? visit.place_name : `${visit.doctor_name}, ${visit.place_name}`;
  const content = {
    title: 'Một lịch hẹn đang chờ bạn xác nhận',
    greeting: greetingOf({ email, name, isEmailConfirmed: email_confirmed_at !== null }),
    paragraphs: [
      `Có người đặt khám lúc ${when} (${where}) và đang chờ bạn trả lời.`,
      'Xin bạn xác nhận hoặc từ chối sớm để người bệnh kịp sắp xếp. Lịch hẹn chưa được xác nhận sẽ tự huỷ khi đến giờ khám.',
    ],
    action: { label: 'Mở lịch của tôi', url: services.config.origin + workspacePages.choose() },
  };
  await sendMail(unit, services, {
    to: email,
    subject: `An Tâm: lịch hẹn ${when} đang chờ bạn xác nhận`,
    ...composeMail(content, mailSite(services.config)),
  });
}
