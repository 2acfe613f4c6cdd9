import { vietnamAppointment } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { composeText } from '../../../platform/text-messages/compose-text.ts';
import { sendText } from '../../../platform/text-messages/send-text.ts';
import type { ShownVisit } from '../queries/shown-visit.ts';
import { toldPhone } from '../rules/told-of-visit.ts';
import { visitLink } from '../rules/visit-key.ts';

type Sending = Pick<Services, 'clock' | 'config'>;

/**
 * Tells a person who booked without an email address that a visit was placed and waits for an answer, by a message to
 * the phone: it brings the link back to the visit. It answers what they did this minute, so the first of a night goes
 * out in the quiet hours too. Sends nothing where no mobile number is known.
 */
export const textPlaced = (unit: UnitOfWork, services: Sending, visit: ShownVisit): Promise<void> =>
  text(unit, services, visit, {
    words: `đã nhận yêu cầu đặt khám ${whenAndWhere(visit)}, đang chờ xác nhận.`,
    key: `placed:${visit.sequence}`,
    isAnswer: true,
  });

/** As {@link textPlaced}, that the visit is sure; an answer where it was confirmed as it was booked. */
export const textConfirmed = (
  unit: UnitOfWork,
  services: Sending,
  visit: ShownVisit,
  isAnswer: boolean,
): Promise<void> =>
  text(unit, services, visit, {
    words: `lịch hẹn ${whenAndWhere(visit)} đã được xác nhận.`,
    key: `confirmed:${visit.sequence}`,
    isAnswer,
  });

/** Tells the person who booked that the provider wrote something, which their visit's page shows. */
export const textWritten = (unit: UnitOfWork, services: Sending, visit: ShownVisit): Promise<void> =>
  text(unit, services, visit, {
    words: `có lời nhắn về lịch hẹn ${whenAndWhere(visit)}.`,
    key: `written:${visit.updatedAt.getTime()}`,
    isAnswer: false,
  });

const whenAndWhere = ({ start, placeName }: ShownVisit) => `${vietnamAppointment(start)} tại ${placeName}`;

interface VisitText {
  readonly words: string;
  /** Of two messages of a visit with the same key the second is dropped. */
  readonly key: string;
  readonly isAnswer: boolean;
}

async function text(
  unit: UnitOfWork,
  services: Sending,
  visit: ShownVisit,
  { words, key, isAnswer }: VisitText,
): Promise<void> {
  const to = toldPhone(visit);
  if (to === undefined) return;
  const { origin, secret } = services.config;
  const message = composeText(`An Tâm: ${words} Xem:`, origin + visitLink(secret, visit.code));
  await sendText(
    unit,
    services,
    { to, text: message, latest: visit.end },
    { dedupeKey: `booking:${visit.id}:${key}`, isAnswer },
  );
}
