import { vietnamMoment } from '../../../platform/clock/vietnam-calendar.ts';
import { ids } from '../../../platform/db/list-values.ts';
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

type Writing = Pick<Services, 'clock' | 'config'>;

/**
 * Tells those who keep the calendar which visits wait for their answer: all of all their calendars, and at most one email
 * message in an hour for every 50 of them, however many are due. Who comes stands behind their login only. Answers
 * whether the messages of this hour name the visit that is due: one that was sent before it was booked or moved does
 * not, nor does one that may have been sent while other visits stood among its 50.
 */
export async function mailUnanswered(unit: UnitOfWork, services: Writing, due: ShownVisit): Promise<boolean> {
  const now = services.clock.now();
  const hour = vietnamMoment(now).slice(0, 13);
  const providers = await unit.rows(providersOf({ place: due.placeId, professional: due.doctorId }));
  const accounts = providers.map(({ id }) => id);
  const known = Map.groupBy(await unit.rows(visitsOf(accounts, hourOf(now))), ({ provider }) => provider);
  let isNamed = true;
  for (const provider of providers) {
    const visits = known.get(provider.id) ?? [];
    const waiting = visits.filter(({ state, start }) => state === 'pending' && start > now);
    const page = pageOf(waiting, due);
    const mail = composeUnanswered(services, provider, { due, waiting, page });
    const dedupeKey = `unanswered:${hour}:${provider.id}${page === 0 ? '' : `:${page}`}`;
    if (await sendMail(unit, services, mail, { dedupeKey })) continue;
    const sentAt = await enqueuedAt(unit, dedupeKey);
    isNamed &&= sentAt !== undefined && due.updatedAt <= sentAt && stoodOn(page, visits, due, sentAt);
  }
  return isNamed;
}

const HOUR_MS = 3_600_000;
const hourOf = (now: Date): Date => new Date(now.getTime() - (now.getTime() % HOUR_MS));

/** Which 50 of the visits, the nearest first, a visit is among; one beyond all that are read stands behind them. */
function pageOf(waiting: readonly ShownVisit[], due: ShownVisit): number {
  const at = waiting.findIndex(({ id }) => id === due.id);
  return Math.floor((at < 0 ? waiting.length : at) / MAX_LISTED);
}

/** Whether a visit surely stood among the same 50 then, whatever was booked, moved or answered since. */
function stoodOn(page: number, visits: readonly ShownVisit[], due: ShownVisit, then: Date): boolean {
  const at = visits.findIndex(({ id }) => id === due.id);
  const still = visits
    .slice(0, Math.max(at, 0))
    .filter(({ state, start, updatedAt: changedAt }) => state === 'pending' && start > then && changedAt <= then);
  const changed = visits.filter(({ updatedAt: changedAt }) => changedAt > then);
  const pages = [still.length, still.length + changed.length].map(place => Math.floor(place / MAX_LISTED));
  return at >= 0 && pages.every(each => each === page);
}

interface Listed {
  readonly due: ShownVisit;
  /** Nearest first. */
  readonly waiting: readonly ShownVisit[];
  readonly page: number;
}

function composeUnanswered(
  { config }: Writing,
  { name, email }: { readonly name: string; readonly email: string },
  { due, waiting, page }: Listed,
) {
  const count = Math.max(waiting.length, 1);
  const isOne = count === 1;
  const others = waiting.slice(page * MAX_LISTED, (page + 1) * MAX_LISTED).filter(({ id }) => id !== due.id);
  const subject = isOne ? visitSubject(TITLE, due) : `An Tâm: ${count} lịch hẹn đang chờ bạn xác nhận`;
  const intro = isOne ? 'Có người đã đặt khám và đang chờ bạn trả lời:' : `Có ${count} lịch hẹn đang chờ bạn trả lời:`;
  const content = {
    title: TITLE,
    greeting: greetingOf({ name, email, isEmailConfirmed: true }),
    paragraphs: [intro, ...[due, ...others].map(visit => visitFacts(visit)), ADVICE],
    action: { label: 'Mở lịch hẹn', url: config.origin + workspacePages.choose() },
  };
  return { to: email, subject, ...composeMail(content, mailSite(config)) };
}

/** More are not counted: nobody answers so many at once. */
const MAX_READ = 500;

/**
 * The visits in the calendars of these providers that wait for an answer or were changed in this hour, and begin after
 * it did: of each provider the nearest.
 */
function visitsOf(accounts: readonly number[], hour: Date) {
  const owned = (kind: 'place' | 'professional') =>
    tables
      .selectFrom('provider_link as page')
      .innerJoin('booking as visit', join => join.onRef(`visit.${kind}`, '=', 'page.entityId'))
      .select(['page.account as provider', 'visit.id', 'visit.startAt'])
      .where('page.kind', '=', kind)
      .where('page.account', 'in', ids(accounts))
      .where('visit.startAt', '>', hour)
      .where(eb => eb.or([eb('visit.state', '=', 'pending'), eb('visit.updatedAt', '>=', hour)]));
  const ranked = tables.selectFrom(owned('place').union(owned('professional')).as('own')).select(eb => [
    'own.provider',
    'own.id as visitId',
    eb.fn
      .agg<number>('row_number')
      .over(over => over.partitionBy('own.provider').orderBy('own.startAt').orderBy('own.id'))
      .as('rank'),
  ]);
  return shownVisit()
    .innerJoin(ranked.as('ranked'), 'ranked.visitId', 'booking.id')
    .select('ranked.provider')
    .where('ranked.rank', '<=', MAX_READ)
    .orderBy('booking.startAt')
    .orderBy('booking.id');
}
