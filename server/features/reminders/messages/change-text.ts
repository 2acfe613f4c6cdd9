import { vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { composeText } from '../../../platform/text-messages/compose-text.ts';
import { sendText } from '../../../platform/text-messages/send-text.ts';
import type { ShownVisit } from '../../bookings/queries/shown-visit.ts';
import { isPlanned } from '../../bookings/rules/own-changes.ts';
import { visitLink } from '../../bookings/rules/visit-key.ts';
import { contactBy } from '../rules/contacts.ts';

/**
 * Tells the person who booked by a message to the phone that the provider, or the system, moved or cancelled a visit:
 * they may be on their way, or there already. What they did themselves they know. Sent once for each state of the
 * visit.
 */
export async function textChange(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visit: ShownVisit,
): Promise<void> {
  const to = contactBy('text', visit);
  const what = changeOf(visit);
  if (to === undefined || what === undefined) return;
  const { origin, secret } = services.config;
  const text = composeText(`An Tâm: ${what} Xem:`, origin + visitLink(secret, visit.code));
  const options = { dedupeKey: `booking:${visit.id}:${visit.sequence}` };
  await sendText(unit, services, { to, text, latest: visit.end }, options);
}

function changeOf(visit: ShownVisit): string | undefined {
  const { state, changedBy, movedFrom, start, placeName } = visit;
  if (changedBy !== 'provider' && changedBy !== 'system') return undefined;
  if (state === 'cancelled') return `lịch hẹn ${vietnamTime(start)} tại ${placeName} đã bị huỷ.`;
  if (!isPlanned(visit) || movedFrom === null) return undefined;
  return `lịch hẹn ${vietnamTime(movedFrom)} tại ${placeName} đổi sang ${vietnamTime(start)}.`;
}
