import { vietnamDate, vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, type MailContent, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { lastOwnChange } from '../../bookings/rules/own-changes.ts';
import { visitLink } from '../../bookings/rules/visit-key.ts';
import { contactBy } from '../rules/contacts.ts';

/** Reminds whoever booked of visits of one day, by one email message. */
export async function mailReminder(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visits: readonly ShownVisit[],
): Promise<void> {
  const [first, ...others] = visits;
  const to = first && contactBy('mail', first);
  if (!first || to === undefined) return;
  const { config } = services;
  const link = (visit: ShownVisit) => config.origin + visitLink(config.secret, visit.code);
  const when = others.length === 0 ? vietnamTime(first.start) : `ngày ${vietnamDate(first.start)}`;
  const content: MailContent = {
    title: `Nhắc lịch khám ${when}`,
    greeting: `Chào ${first.booked_by_name ?? first.name},`,
    paragraphs: [
      others.length === 0 ? 'Bạn sắp có lịch khám:' : `Bạn có ${visits.length} lịch khám trong ngày này:`,
      ...visits.map(visit =>
        [...linesOf(visit), ...(others.length === 0 ? [] : [`Xem, đổi hoặc huỷ: ${link(visit)}`])].join('\n'),
      ),
      `Nếu bạn không đến được, xin vui lòng đổi hoặc huỷ lịch trước ${vietnamTime(lastOwnChange(first))} để nhường chỗ cho người khác.`,
    ],
    action: others.length === 0 ? { label: 'Xem, đổi hoặc huỷ lịch khám', url: link(first) } : undefined,
  };
  await sendMail(unit, services, {
    to,
    subject: `An Tâm: nhắc lịch khám ${when}`,
    ...composeMail(content, mailSite(config)),
  });
}

/** What must be known of a visit before it, a line each. */
function linesOf(visit: ShownVisit): string[] {
  const notes = [visit.reason_note, visit.note].filter(note => note !== null && note !== '');
  return [
    `Thời gian: ${vietnamTime(visit.start)}`,
    `Nơi khám: ${[visit.place_name, visit.place_address].filter(text => text !== '').join(', ')}`,
    ...(visit.doctor_name === null ? [] : [`Bác sĩ: ${visit.doctor_name}`]),
    ...(visit.booked_by_name === null ? [] : [`Người khám: ${visit.name}`]),
    ...notes.map(note => `Lưu ý: ${note}`),
    ...(visit.state === 'pending' ? ['Lịch khám này đang chờ cơ sở y tế xác nhận.'] : []),
  ];
}
