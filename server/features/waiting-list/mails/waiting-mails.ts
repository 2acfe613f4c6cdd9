import { startOfVietnamDay, vietnamDate, vietnamTime } from '../../../platform/clock/vietnam-calendar.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, type MailContent, mailSite } from '../../../platform/mail/compose-mail.ts';
import { sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { waitingKey } from '../../bookings/rules/waiting-key.ts';
import { waitingPages } from '../pages.ts';
import { entries } from '../queries/entry-of.ts';

type Sending = Pick<Services, 'clock' | 'config'>;

/** Tells a person that they are on a list, with the way off it. Answers false where the address gets no more today. */
export async function mailJoined(unit: UnitOfWork, services: Sending, code: string): Promise<boolean> {
  const entry = await unit.row(entries.where('entry.code', '=', code));
  if (!entry) return false;
  const day = vietnamDate(startOfVietnamDay(entry.day));
  const content = {
    title: 'Bạn đã vào danh sách chờ',
    paragraphs: [
      `Khi ${entry.doctorName ?? entry.placeName} có chỗ trống ngày ${day}, An Tâm sẽ gửi thư mời bạn.`,
      'Khung giờ được giữ riêng cho bạn 30 phút, không tính từ 21 giờ đến 7 giờ, sau đó An Tâm mời người tiếp theo.',
    ],
    action: { label: 'Xem hoặc rời danh sách chờ', url: linkOf(services, entry.code) },
  };
  const isConfirmed = entry.emailConfirmedAt !== null && entry.email === entry.accountEmail;
  return send(unit, services, entry, content, { isUnconfirmed: !isConfirmed });
}

/** Offers a slot: the link takes it. */
export async function mailOffer(unit: UnitOfWork, services: Sending, id: number): Promise<void> {
  const entry = await unit.row(entries.where('entry.id', '=', id).where('entry.state', '=', 'offered'));
  if (!entry?.offeredStart || !entry.offeredUntil) return;
  await send(
    unit,
    services,
    entry,
    {
      title: 'Có chỗ trống cho bạn',
      paragraphs: [
        `${entry.doctorName ?? entry.placeName} có chỗ trống lúc ${vietnamTime(entry.offeredStart)}.`,
        `An Tâm giữ khung giờ này cho bạn đến ${vietnamTime(entry.offeredUntil)}, sau đó mời người tiếp theo.`,
      ],
      action: { label: 'Đặt khung giờ này', url: linkOf(services, entry.code) },
    },
    { dedupeKey: `waiting-offer:${id}` },
  );
}

const linkOf = ({ config }: Sending, code: string) =>
  config.origin + waitingPages.entry({ code }, { key: waitingKey(config.secret, code) });

/** Without the name: another person may have typed the address. */
async function send(
  unit: UnitOfWork,
  services: Sending,
  { email }: { readonly email: string },
  content: MailContent,
  options: Parameters<typeof sendMail>[3],
): Promise<boolean> {
  const mail = composeMail({ greeting: 'Chào bạn,', ...content }, mailSite(services.config));
  return sendMail(unit, services, { to: email, subject: content.title, ...mail }, options);
}
