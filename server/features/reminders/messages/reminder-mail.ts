import { vietnamAppointment, vietnamDate, vietnamHour } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import {
  composeMail,
  type MailAction,
  type MailContent,
  type MailFacts,
  mailSite,
} from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { noteFacts, visitFacts, visitSubject } from '../../bookings/mails/visit-facts.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { lastOwnChange } from '../../bookings/rules/own-changes.ts';
import { toldOf } from '../../bookings/rules/told-of-visit.ts';
import { visitLink } from '../../bookings/rules/visit-key.ts';

const TITLE = 'Nhắc lịch hẹn';

/** Reminds the person who booked of visits of one day, by one email message. */
export async function mailReminder(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visits: readonly ShownVisit[],
): Promise<void> {
  const [first, ...others] = visits;
  const recipient = first && toldOf(first);
  if (!first || !recipient) return;
  const { config } = services;
  const isOne = others.length === 0;
  const day = `ngày ${vietnamDate(first.start)}`;
  const actionOf = ({ code, start }: ShownVisit): MailAction => ({
    label: `Xem, đổi hoặc huỷ lịch hẹn${isOne ? '' : ` ${vietnamHour(start)}`}`,
    url: config.origin + visitLink(config.secret, code),
  });
  const content: MailContent = {
    title: isOne ? TITLE : `${TITLE} ${day}`,
    greeting: greetingOf(recipient),
    paragraphs: [
      isOne ? 'Bạn sắp có lịch hẹn:' : `Bạn có ${visits.length} lịch hẹn ${day}:`,
      ...visits.map(factsOf),
      `Nếu không đến được, xin bạn đổi hoặc huỷ lịch hẹn trước ${vietnamAppointment(lastOwnChange(first))} để nhường chỗ cho người khác.`,
    ],
    action: actionOf(first),
    otherActions: others.map(actionOf),
    note: 'Ai có liên kết này cũng mở được lịch hẹn, xin bạn đừng gửi cho người khác.',
  };
  const subject = isOne ? visitSubject(TITLE, first) : `An Tâm: nhắc lịch hẹn ${day}`;
  await sendMail(unit, services, { to: recipient.email, subject, ...composeMail(content, mailSite(config)) });
}

/** What must be known of a visit before it. */
function factsOf(visit: ShownVisit): MailFacts {
  const isForOther = toldOf(visit)?.isEmailConfirmed && visit.bookedByName !== null;
  return [
    ...visitFacts(visit),
    ...(isForOther ? [{ label: 'Người khám', value: visit.name }] : []),
    ...noteFacts(visit),
    ...(visit.state === 'pending' ? [{ label: 'Trạng thái', value: 'Đang chờ cơ sở y tế xác nhận' }] : []),
  ];
}
