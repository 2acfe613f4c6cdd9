import { vietnamAppointment } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { composeText } from '../../../platform/text-messages/compose-text.ts';
import { sendText } from '../../../platform/text-messages/send-text.ts';
import type { ShownVisit } from '../queries/shown-visit.ts';
import { toldPhone } from '../rules/told-of-visit.ts';
import { visitLink } from '../rules/visit-key.ts';

/**
 * Tells whoever booked without an email address that a visit is sure, by a message to the phone: it brings the link
 * back to the visit. Tells nobody where no mobile number is known.
 */
export async function textConfirmed(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visit: ShownVisit,
): Promise<void> {
  const to = toldPhone(visit);
  if (to === undefined) return;
  const { origin, secret } = services.config;
  const words = `An Tâm: lịch hẹn ${vietnamAppointment(visit.start)} tại ${visit.place_name} đã được xác nhận. Xem:`;
  const text = composeText(words, origin + visitLink(secret, visit.code));
  const dedupeKey = `booking:${visit.id}:confirmed:${visit.sequence}`;
  await sendText(unit, services, { to, text, latest: visit.end }, { dedupeKey });
}
