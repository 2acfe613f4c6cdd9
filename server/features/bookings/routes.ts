import { record, timeFor } from '../../platform/cache/tag.ts';
import { CALENDAR_TYPE } from '../../platform/calendar-file/calendar-file.ts';
import { Problem } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import type { CalendarOf } from '../schedules/calendar-of.ts';
import { calendarTags } from '../schedules/calendar-tags.ts';
import type { BookableCalendar } from '../schedules/queries/load-calendars.ts';
import { withEmailCheck } from '../sign-up/queries/email-check.ts';
import { bookingCalls } from './calls-contract.ts';
import { bookVisit } from './commands/book-visit.ts';
import { cancelOwnVisit, moveOwnVisit } from './commands/change-own-visit.ts';
import { holdSlot, releaseSlot } from './commands/hold-slot.ts';
import { CALENDAR_SLOTS } from './commands/lock-calendars.ts';
import type { CalendarSlots } from './contract.ts';
import { bookingCalendar, offeredCalendar } from './queries/offered-slots.ts';
import { ownBookings } from './queries/own-bookings.ts';
import { ownVisit, visitFile } from './queries/own-visit.ts';
import { createShownSlots, type ShownSlots } from './queries/shown-slots.ts';
import { slotsToMoveOwn } from './queries/slots-to-move.ts';
import { requestKey } from './request-key.ts';
import { bookingContacts, toldEmail } from './rules/booking-contacts.ts';
import { holderOf, visitorOf } from './visitor.ts';

/** Calls of those who book a visit. */
export function bookingRoutes(services: Services): readonly Endpoint[] {
  const { clock } = services;
  const shownSlots = createShownSlots(services);
  return bindCalls(bookingCalls, {
    slots: async ({ query: { days, minutes, ...query } }, context) => {
      const asked = { days, minutes, visitor: visitorOf(context) };
      const [shown] = dependingOn(await shownSlots([calendarOf(query)], asked), context);
      return shown?.days ?? [];
    },
    slotsOfSeveral: async ({ query: { calendars, days } }, context) =>
      dependingOn(await shownSlots(calendars, { days, visitor: visitorOf(context) }), context),
    calendar: async ({ query }, context) =>
      bookingCalendar(services, await calendarShown(services, calendarOf(query), context)),
    create: async ({ body: post }, context) => {
      const contacts = bookingContacts(post, clock.now());
      const key = requestKey(context, post);
      const visitor = visitorOf(context);
      return withEmailCheck(context, { email: toldEmail(contacts), refusal: emailExists }, requireUnregistered =>
        bookVisit(services, { post, contacts, visitor, ip: context.ip, key, requireUnregistered }),
      );
    },
    own: async (_, context) => ({ items: await ownBookings(services, requirePrincipal(context).accountId) }),
    visit: ({ params, query }, { principal }) => ownVisit(services, { ...params, ...query, principal }),
    calendarFile: async ({ params, query }, { principal, sendFile }) => {
      const file = await visitFile(services, { ...params, ...query, principal });
      sendFile({ name: 'lich-hen.ics', type: CALENDAR_TYPE, bytes: Buffer.from(file) });
      return undefined;
    },
    slotsToMove: ({ params, query }, context) =>
      slotsToMoveOwn(services, { ...params, ...query, principal: context.principal }, visitorOf(context)),
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

/** The specification's answer to an email address that belongs to an account. */
const emailExists = () =>
  new Problem(401, 'EMAIL_EXISTS', 'Email này đã có tài khoản. Bạn cần đăng nhập để đặt khám.', {
    fields: { non_field_errors: ['EMAIL_EXISTS'] },
  });

type Query = { readonly place: number; readonly professional?: number | undefined };

const calendarOf = ({ place, professional }: Query): CalendarOf => ({ place, professional: professional ?? null });

/** Slots begin, and holds end, with time alone; no page shows them longer than this as they were. */
const SLOTS_SHOWN_MS = 600_000;

/** The slots on offer among some that are shown; what is made of the answer becomes stale with each of these. */
function dependingOn(shown: readonly ShownSlots[], context: RequestContext): CalendarSlots[] {
  const offered = shown.flatMap(({ slots }) => slots ?? []);
  context.dependsOn(...shown.flatMap(({ tags }) => tags));
  if (offered.length > 0) context.dependsOn(timeFor(SLOTS_SHOWN_MS));
  return offered;
}

/** The calendar that is asked for; undefined where it has no slots on offer. What is made of it becomes stale with it. */
async function calendarShown(
  { db }: Pick<Services, 'db'>,
  of: CalendarOf,
  context: RequestContext,
): Promise<BookableCalendar | undefined> {
  context.dependsOn(...calendarTags(of));
  const calendar = await offeredCalendar(db.primary, of);
  if (calendar) context.dependsOn(record(CALENDAR_SLOTS, calendar.id), timeFor(SLOTS_SHOWN_MS));
  return calendar;
}
