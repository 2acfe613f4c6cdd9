import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { visitFacts, visitSubject } from '../../bookings/mails/visit-facts.ts';
import { providersOf } from '../../bookings/queries/providers-of.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { workspacePages } from '../../providers/pages.ts';
import type { UnansweredStep } from '../rules/unanswered-steps.ts';

const TITLE = 'Lịch hẹn đang chờ bạn xác nhận';

/**
 * Tells those who keep the calendar that a visit waits for their answer, each once for a step and a start of the visit.
 * Who comes stands behind their login only.
 */
export async function mailUnanswered(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visit: ShownVisit,
  step: UnansweredStep,
): Promise<void> {
  const { config } = services;
  const paragraphs = [
    'Có người đã đặt khám và đang chờ bạn trả lời:',
    visitFacts(visit),
    'Xin bạn xác nhận hoặc từ chối sớm để người bệnh kịp sắp xếp. Lịch hẹn chưa được xác nhận sẽ tự huỷ khi đến giờ khám.',
  ];
  const action = { label: 'Mở lịch hẹn', url: config.origin + workspacePages.choose() };
  for (const { id, name, email } of await unit.rows(
    providersOf({ place: visit.place_id, professional: visit.doctor_id }),
  )) {
    const greeting = greetingOf({ name, email, isEmailConfirmed: true });
    const mail = {
      ...{ to: email, subject: visitSubject(TITLE, visit) },
      ...composeMail({ title: TITLE, greeting, paragraphs, action }, mailSite(config)),
    };
    const dedupeKey = `unanswered:${visit.id}:${visit.start.toISOString()}:${step}:${id}`;
    await sendMail(unit, services, mail, { dedupeKey });
  }
}
