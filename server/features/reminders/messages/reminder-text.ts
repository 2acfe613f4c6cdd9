import { vietnamDate, vietnamHour, vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { composeText } from '../../../platform/text-messages/compose-text.ts';
import { sendText } from '../../../platform/text-messages/send-text.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { visitLink } from '../../bookings/rules/visit-key.ts';
import { contactBy } from '../rules/contacts.ts';

/** So many letters of a message may be links. */
const ROOM = 240;

/** Reminds the person who booked of visits of one day, by one message to the phone. */
export async function textReminder(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visits: readonly ShownVisit[],
): Promise<void> {
  const [first, ...others] = visits;
  const to = first && contactBy('text', first);
  if (!first || to === undefined) return;
  const { origin, secret } = services.config;
  const links = fitting(visits.map(({ code }) => origin + visitLink(secret, code)));
  const what =
    others.length === 0
      ? `nhắc lịch hẹn ${vietnamTime(first.start)} tại ${first.placeName}`
      : `nhắc ${visits.length} lịch hẹn ngày ${vietnamDate(first.start)}: ${visits.map(({ start }) => vietnamHour(start)).join(', ')}`;
  const text = composeText(`An Tâm: ${what}. Lưu ý, đổi hoặc huỷ:`, links.join(' '));
  await sendText(unit, services, { to, text, latest: first.start });
}

/** The first link, and those behind it as long as there is room. */
function fitting(links: readonly string[]): readonly string[] {
  const count = links.findIndex((_, index) => links.slice(0, index + 1).join(' ').length > ROOM);
  return count === -1 ? links : links.slice(0, Math.max(1, count));
}
