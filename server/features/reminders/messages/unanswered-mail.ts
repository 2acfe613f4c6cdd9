import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import { ids } from '../../../platform/db/list-values.ts';
import type { RowOf } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { composeMail, mailSite } from '../../../platform/mail/compose-mail.ts';
import { enqueuedAt, sendMail } from '../../../platform/mail/send-mail.ts';
import type { Services } from '../../../platform/services.ts';
import { greetingOf } from '../../accounts/mails/recipient.ts';
import { visitFacts, visitSubject } from '../../bookings/mails/visit-facts.ts';
import { providersOf } from '../../bookings/queries/providers-of.ts';
import { type ShownVisit, shownVisit } from '../../bookings/queries/shown-visit.ts';
import { workspacePages } from '../../providers/pages.ts';
import { tables } from '../tables.ts';

const TITLE = 'Lịch hẹn đang chờ bạn xác nhận';
const ADVICE =
  'Xin bạn xác nhận hoặc từ chối sớm để người bệnh kịp sắp xếp. Lịch hẹn chưa được xác nhận sẽ tự huỷ khi đến giờ khám.';
const MAX_LISTED = 50;
/** More are not counted: nobody answers so many at once. */
const MAX_READ = 500;

type Writing = Pick<Services, 'clock' | 'config'>;

/**
 * Tells those who keep the calendar which visits wait for their answer: all of all their calendars in one email message,
 * and at most one in an hour, however many of them are due. Who comes stands behind their login only. Answers whether the
 * messages of this hour name the visit that is due: one that was sent before it was booked or moved does not.
 */
export async function mailUnanswered(unit: UnitOfWork, services: Writing, due: ShownVisit): Promise<boolean> {
  const now = services.clock.now();
  const providers = await unit.rows(providersOf({ place: due.place_id, professional: due.doctor_id }));
  const pages = await unit.rows(pagesOf(providers.map(({ id }) => id)));
  const waiting = await unit.rows(waitingOn(pages, now));
  const hour = vietnamMoment(now).slice(0, 13);
  let isNamed = true;
  for (const provider of providers) {
    const own = pages.filter(page => page.account_id === provider.id);
    const visits = waiting.filter(visit => own.some(page => keeps(page, visit)));
    const mail = composeUnanswered(services, provider, visits.length === 0 ? [due] : visits);
    const dedupeKey = `unanswered:${hour}:${provider.id}`;
    if (await sendMail(unit, services, mail, { dedupeKey })) continue;
    const sentAt = await enqueuedAt(unit, dedupeKey);
    isNamed &&= sentAt !== undefined && due.updated_at <= sentAt;
  }
  return isNamed;
}

function composeUnanswered(
  { config }: Writing,
  { name, email }: { readonly name: string; readonly email: string },
  visits: readonly ShownVisit[],
) {
  const [first, ...others] = visits;
  const count = visits.length;
  const isOne = first !== undefined && others.length === 0;
  const subject = isOne ? visitSubject(TITLE, first) : `An Tâm: ${count} lịch hẹn đang chờ bạn xác nhận`;
  const intro = isOne ? 'Có người đã đặt khám và đang chờ bạn trả lời:' : `Có ${count} lịch hẹn đang chờ bạn trả lời:`;
  const content = {
    title: TITLE,
    greeting: greetingOf({ name, email, isEmailConfirmed: true }),
    paragraphs: [intro, ...visits.slice(0, MAX_LISTED).map(visit => visitFacts(visit)), ADVICE],
    action: { label: 'Mở lịch hẹn', url: config.origin + workspacePages.choose() },
  };
  return { to: email, subject, ...composeMail(content, mailSite(config)) };
}

/** The pages that accounts own; the owner of a page keeps its calendars. */
const pagesOf = (accounts: readonly number[]) =>
  tables
    .selectFrom('provider_link')
    .select(['account_id', 'kind', 'entity_id'])
    .where('account_id', 'in', ids(accounts));

type Page = RowOf<typeof pagesOf>;

const keeps = ({ kind, entity_id }: Page, { place_id, doctor_id }: ShownVisit): boolean =>
  entity_id === (kind === 'place' ? place_id : doctor_id);

/** The visits to come in the calendars of these pages that wait for an answer. */
function waitingOn(pages: readonly Page[], now: Date) {
  const idsOf = (wanted: Page['kind']) =>
    ids(pages.flatMap(({ kind, entity_id }) => (kind === wanted ? [entity_id] : [])));
  return shownVisit()
    .where(eb =>
      eb.or([eb('booking.place_id', 'in', idsOf('place')), eb('booking.professional_id', 'in', idsOf('professional'))]),
    )
    .where('booking.state', '=', 'pending')
    .where('booking.start_at', '>', now)
    .orderBy('booking.start_at')
    .orderBy('booking.id')
    .limit(MAX_READ);
}
