import { record, timeFor } from '../../platform/cache/tag.ts';
import { CALENDAR_TYPE } from '../../platform/calendar-file/calendar-file.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { type CalendarOf, keyOf } from '../schedules/calendar-of.ts';
import { type BookableCalendar, loadCalendars } from '../schedules/queries/load-calendars.ts';
import { isRegisteredEmail } from '../sign-up/queries/is-registered-email.ts';
import { bookingCalls } from './calls-contract.ts';
import { bookVisit } from './commands/book-visit.ts';
import { cancelOwnVisit, moveOwnVisit } from './commands/change-own-visit.ts';
import { holdSlot, releaseSlot } from './commands/hold-slot.ts';
import { CALENDAR_SLOTS } from './commands/lock-calendars.ts';
import { bookingCalendar, offeredSlots, slotsOfSeveral } from './queries/offered-slots.ts';
import { ownBookings } from './queries/own-bookings.ts';
import { ownVisit, visitFile } from './queries/own-visit.ts';
import { requestKey } from './request-key.ts';
import { bookingContacts, toldEmail } from './rules/booking-contacts.ts';
import { holderOf, visitorOf } from './visitor.ts';

/** Calls of those who book a visit. */
export function bookingRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;
  return bindCalls(bookingCalls, {
    slots: async ({ query: { days, reason, ...query } }, context) => {
      const calendar = await calendarShown(services, calendarOf(query), context);
      return calendar ? offeredSlots(services, calendar, { days, reason, visitor: visitorOf(context) }) : [];
    },
    slotsOfSeveral: async ({ query: { calendars, days } }, context) => {
      const shown = await calendarsShown(services, calendars, context);
      return slotsOfSeveral(services, shown, { days, visitor: visitorOf(context) });
    },
    calendar: async ({ query }, context) =>
      bookingCalendar(services, await calendarShown(services, calendarOf(query), context)),
    create: async ({ body: post }, context) => {
      const contacts = bookingContacts(post, clock.now());
      const email = toldEmail(contacts);
      const mustLogIn = !context.principal && email !== null && (await isRegisteredEmail({ db }, context, email));
      const key = requestKey(context, post);
      return bookVisit(services, { post, contacts, visitor: visitorOf(context), key, mustLogIn });
    },
    own: async (_, context) => ({ items: await ownBookings(services, requirePrincipal(context).accountId) }),
    visit: ({ params, query }, { principal }) => ownVisit(services, { ...params, ...query, principal }),
    calendarFile: async ({ params, query }, { principal, sendFile }) => {
      const file = await visitFile(services, { ...params, ...query, principal });
      sendFile({ name: 'lich-hen.ics', type: CALENDAR_TYPE, bytes: Buffer.from(file) });
      return undefined;
    },
    cancel: async ({ params, body }, { principal }) => {
      await cancelOwnVisit(services, { ...params, ...body, principal });
      return { cancelled: true as const };
    },
    move: ({ params, body: { key, booking_start: start } }, context) => {
      const access = { ...params, key, principal: context.principal };
      return moveOwnVisit(services, access, { start, visitor: visitorOf(context) });
    },
    hold: ({ body: chosen }, context) => holdSlot(services, { chosen, holder: holderOf(context), ip: context.ip }),
    release: async ({ body: chosen }, context) => ({
      released: await releaseSlot(services, chosen, visitorOf(context)),
    }),
  });
}

type Query = { readonly place: number; readonly professional?: number | undefined };

const calendarOf = ({ place, professional }: Query): CalendarOf => ({ place, professional: professional ?? null });

/** Slots begin, and holds end, without anybody's doing; no page shows them longer than this as they were. */
const SLOTS_SHOWN_MS = 600_000;

/** The calendar that is asked for; undefined where it has no slots on offer. */
async function calendarShown(services: Pick<Services, 'db'>, of: CalendarOf, context: RequestContext) {
  return (await calendarsShown(services, [of], context))[0];
}

/**
 * Those of some calendars that have slots on offer, in their order. What is made of the answer becomes stale with them
 * and with each of their slots.
 */
async function calendarsShown(
  { db }: Pick<Services, 'db'>,
  wanted: readonly CalendarOf[],
  context: RequestContext,
): Promise<BookableCalendar[]> {
  for (const { place, professional } of wanted) {
    context.dependsOn(record('place', place));
    if (professional !== null) context.dependsOn(record('professional', professional));
  }
  const calendars = await loadCalendars(db.primary, wanted);
  const shown = wanted.flatMap(of => calendars.get(keyOf(of)) ?? []);
  if (shown.length > 0)
    context.dependsOn(...shown.map(({ id }) => record(CALENDAR_SLOTS, id)), timeFor(SLOTS_SHOWN_MS));
  return shown;
}
