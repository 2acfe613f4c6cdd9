import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { visitFacts, visitSubject } from '../../bookings/mails/visit-facts.ts';
import { providersOf } from '../../bookings/queries/providers-of.ts';
import { type ShownVisit, shownVisit } from '../../bookings/queries/shown-visit.ts';
import { workspacePages } from '../../providers/pages.ts';

const TITLE = 'Lịch hẹn đang chờ bạn xác nhận';
const ADVICE =
  'Xin bạn xác nhận hoặc từ chối sớm để người bệnh kịp sắp xếp. Lịch hẹn chưa được xác nhận sẽ tự huỷ khi đến giờ khám.';
const MAX_LISTED = 50;

/**
 * Tells those who keep the calendar which visits of it wait for their answer: all that wait in one email message, and at
 * most one in an hour, however many of them are due. Who comes stands behind their login only.
 */
export async function mailUnanswered(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  due: ShownVisit,
): Promise<void> {
  const { config, clock } = services;
  const now = clock.now();
  const waiting = await unit.rows(waitingWith(due, now));
  const [first = due] = waiting;
  const subject =
    waiting.length > 1 ? `An Tâm: ${waiting.length} lịch hẹn đang chờ bạn xác nhận` : visitSubject(TITLE, first);
  const intro =
    waiting.length > 1
      ? `Có ${waiting.length} lịch hẹn đang chờ bạn trả lời:`
      : 'Có người đã đặt khám và đang chờ bạn trả lời:';
  const paragraphs = [intro, ...waiting.slice(0, MAX_LISTED).map(visit => visitFacts(visit)), ADVICE];
  const action = { label: 'Mở lịch hẹn', url: config.origin + workspacePages.choose() };
  const hour = vietnamMoment(now).slice(0, 13);
  for (const { id, name, email } of await unit.rows(
    providersOf({ place: due.place_id, professional: due.doctor_id }),
  )) {
    const greeting = greetingOf({ name, email, isEmailConfirmed: true });
    const mail = {
      to: email,
      subject,
      ...composeMail({ title: TITLE, greeting, paragraphs, action }, mailSite(config)),
    };
    const dedupeKey = `unanswered:${due.place_id}:${due.doctor_id ?? ''}:${hour}:${id}`;
    await sendMail(unit, services, mail, { dedupeKey });
  }
}

/** The visits of the same calendar that wait for an answer, the one that is due among them. */
const waitingWith = ({ place_id, doctor_id }: ShownVisit, now: Date) =>
  shownVisit()
    .where('booking.place_id', '=', place_id)
    .where('booking.professional_id', doctor_id === null ? 'is' : '=', doctor_id)
    .where('booking.state', '=', 'pending')
    .where('booking.start_at', '>', now)
    .orderBy('booking.start_at')
    .orderBy('booking.id');
