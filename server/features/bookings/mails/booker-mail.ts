import { writeCalendarFile } from '../../../platform/calendar-file/calendar-file.ts';
import { vietnamAppointment } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Config } from '../../../platform/env/config.ts';
import { composeMail, type MailContent, mailSite } from '../../../platform/mail/compose-mail.ts';
import { senderOf } from '../../../platform/mail/message.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { placeUrl } from '../../places/place.presenter.ts';
import { presentDoctor } from '../booking.presenter.ts';
import type { ShownVisit } from '../queries/shown-visit.ts';
import { lastOwnChange } from '../rules/own-changes.ts';
import { toldOf } from '../rules/told-of-visit.ts';
import { visitLink } from '../rules/visit-key.ts';
import { visitEvent } from '../visit-calendar.ts';
import { noteFacts, visitFacts, visitSubject } from './visit-facts.ts';

/**
 * What email messages to the person who booked say about a visit: that it waits for an answer, is sure, was moved or
 * cancelled, or what the provider wrote.
 */
export type ToldBooker = 'pending' | 'confirmed' | 'moved' | 'cancelled' | 'written';

/**
 * Tells the person who booked a visit what became of it, with a calendar file by which their calendar follows; once for
 * each state of the visit, and for each message of the provider. Sends nothing where no address is known.
 */
export async function mailBooker(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visit: ShownVisit,
  told: ToldBooker,
): Promise<void> {
  const { config, clock } = services;
  const recipient = toldOf(visit);
  if (!recipient) return;
  const { title, opening } = WORDS[told](visit);
  const isOff = told === 'cancelled';
  const patient = recipient.isEmailConfirmed && visit.bookedByName !== null;
  const content: MailContent = {
    title,
    greeting: greetingOf(recipient),
    paragraphs: [
      ...opening,
      [
        ...visitFacts(visit, told === 'moved'),
        ...(patient ? [{ label: 'Người khám', value: visit.name }] : []),
        ...(isOff ? [] : noteFacts(visit)),
      ],
    ],
    ...(isOff ? anotherVisit(visit, config) : ownVisit(visit, config, clock.now())),
  };
  const invitation = { from: senderOf(config.mail), to: recipient.email };
  await sendMail(
    unit,
    services,
    {
      to: recipient.email,
      subject: visitSubject(title, visit),
      ...composeMail(content, mailSite(config)),
      calendar: await writeCalendarFile({ events: [visitEvent(visit, config)], invitation }),
    },
    {
      dedupeKey: `booking:${visit.id}:${told}:${told === 'written' ? visit.updatedAt.getTime() : visit.sequence}`,
      isUnconfirmed: isByStranger(visit, told) && !recipient.isEmailConfirmed,
    },
  );
}

/**
 * Whether the patient caused the message, which then counts for an address that nobody confirmed. What the provider
 * answers or writes is always sent, also after the patient moved the visit; a new visit has taken its message already.
 */
const isByStranger = ({ changedBy }: ShownVisit, told: ToldBooker): boolean =>
  (told === 'moved' || told === 'cancelled') && changedBy === 'patient';

interface Words {
  readonly title: string;
  /** What happened, and why. */
  readonly opening: readonly string[];
}

const WORDS: Readonly<Record<ToldBooker, (visit: ShownVisit) => Words>> = {
  pending: () => ({
    title: 'Yêu cầu đặt khám đang chờ xác nhận',
    opening: ['Yêu cầu đặt khám của bạn đã được gửi đi. Chúng tôi báo cho bạn ngay khi cơ sở y tế xác nhận.'],
  }),
  confirmed: () => ({
    title: 'Lịch hẹn của bạn đã được xác nhận',
    opening: ['Hẹn gặp bạn theo lịch dưới đây. Xin bạn đến trước giờ hẹn ít phút.'],
  }),
  moved: ({ state, changedBy }) => ({
    title: state === 'pending' ? 'Giờ khám mới đang chờ xác nhận' : 'Lịch hẹn của bạn đã đổi giờ',
    opening: [
      changedBy === 'provider'
        ? 'Cơ sở y tế đã đổi giờ khám của bạn. Nếu giờ mới không tiện, bạn có thể chọn giờ khác hoặc huỷ lịch hẹn.'
        : 'Bạn đã đổi giờ khám.',
      ...(state === 'pending' ? ['Chúng tôi báo cho bạn ngay khi cơ sở y tế xác nhận giờ mới.'] : []),
    ],
  }),
  written: ({ message }) => ({
    title: 'Lời nhắn về lịch hẹn của bạn',
    opening: ['Cơ sở y tế nhắn bạn về lịch hẹn dưới đây.', `Lời nhắn của cơ sở y tế: ${message}`],
  }),
  cancelled: ({ changedBy, message }) => {
    if (changedBy === 'patient') return { title: 'Bạn đã huỷ lịch hẹn', opening: ['Lịch hẹn dưới đây đã được huỷ.'] };
    const isByProvider = changedBy === 'provider';
    const because = 'Rất tiếc, cơ sở y tế chưa xác nhận trước giờ hẹn nên lịch hẹn này đã được huỷ tự động.';
    return {
      title: 'Lịch hẹn của bạn đã bị huỷ',
      opening: [
        isByProvider ? 'Rất tiếc, cơ sở y tế đã huỷ lịch hẹn của bạn.' : message || because,
        ...(isByProvider && message !== '' ? [`Lời nhắn của cơ sở y tế: ${message}`] : []),
      ],
    };
  },
};

function ownVisit(visit: ShownVisit, { origin, secret }: Config, now: Date): Pick<MailContent, 'action' | 'note'> {
  const last = lastOwnChange(visit);
  const changing =
    now <= last
      ? `Bạn đổi hoặc huỷ được lịch hẹn đến ${vietnamAppointment(last)}.`
      : 'Nếu không đến được, xin vui lòng gọi cho cơ sở y tế.';
  return {
    action: { label: 'Xem, đổi hoặc huỷ lịch hẹn', url: origin + visitLink(secret, visit.code) },
    note: `${changing} Liên kết này mở lịch hẹn mà không cần đăng nhập, xin bạn đừng gửi cho người khác.`,
  };
}

function anotherVisit(visit: ShownVisit, { origin }: Config): Pick<MailContent, 'action'> {
  const place = placeUrl({ id: visit.placeId, slug: visit.placeSlug });
  return { action: { label: 'Đặt lịch khác', url: origin + (presentDoctor(visit)?.absolute_url ?? place) } };
}
