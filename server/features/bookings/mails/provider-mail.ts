import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { workspacePages } from '../../providers/pages.ts';
import { providersOf } from '../queries/providers-of.ts';
import type { ShownVisit } from '../queries/shown-visit.ts';
import { visitFacts, visitSubject } from './visit-facts.ts';

/** What the owners of the calendar get email messages about: not about what they did themselves. */
export type ToldProvider = 'placed' | 'moved' | 'cancelled';

/**
 * Tells those who keep the calendar of a visit what the person who booked, or the system, made of it; once for each
 * state of the visit. Who comes and why stands behind their login only.
 */
export async function mailProviders(
  unit: UnitOfWork,
  services: Pick<Services, 'clock' | 'config'>,
  visit: ShownVisit,
  told: ToldProvider,
): Promise<void> {
  const { config } = services;
  const { title, opening } = WORDS[told](visit);
  const paragraphs = [opening, visitFacts(visit, told === 'moved')];
  const action = { label: 'Mở lịch hẹn', url: config.origin + workspacePages.choose() };
  const of = { place: visit.placeId, professional: visit.doctorId };
  for (const { id, name, email } of await unit.rows(providersOf(of))) {
    const greeting = greetingOf({ name, email, isEmailConfirmed: true });
    await sendMail(
      unit,
      services,
      {
        to: email,
        subject: visitSubject(title, visit),
        ...composeMail({ title, greeting, paragraphs, action }, mailSite(config)),
      },
      { dedupeKey: `booking:${visit.id}:provider-${id}:${told}:${visit.sequence}` },
    );
  }
}

interface Words {
  readonly title: string;
  readonly opening: string;
}

const WORDS: Readonly<Record<ToldProvider, (visit: ShownVisit) => Words>> = {
  placed: ({ state }) =>
    state === 'pending'
      ? { title: 'Yêu cầu đặt khám mới', opening: 'Có người muốn đặt khám. Xin bạn xác nhận hoặc từ chối sớm.' }
      : { title: 'Lịch hẹn mới', opening: 'Có người vừa đặt khám. Lịch hẹn đã được xác nhận tự động.' },
  moved: ({ state }) => ({
    title: 'Người đặt khám đã đổi giờ',
    opening:
      state === 'pending'
        ? 'Người đặt khám đã chọn giờ khác. Xin bạn xác nhận hoặc từ chối sớm.'
        : 'Người đặt khám đã chọn giờ khác. Lịch hẹn đã được xác nhận tự động.',
  }),
  cancelled: ({ changedBy, message }) =>
    changedBy === 'patient'
      ? { title: 'Người đặt khám đã huỷ lịch', opening: 'Khung giờ này đã trống trở lại.' }
      : {
          title: 'Lịch hẹn đã được huỷ tự động',
          opening: message || 'Lịch hẹn chưa được xác nhận trước giờ hẹn nên hệ thống đã huỷ.',
        },
};
