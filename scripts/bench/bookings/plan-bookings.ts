import { bookVisit } from '@antam/server/features/bookings/commands/book-visit.ts';
import { bookingPost } from '@antam/server/features/bookings/contract.ts';
import { plannedSlots } from '@antam/server/features/bookings/queries/offered-slots.ts';
import { bookingContacts } from '@antam/server/features/bookings/rules/booking-contacts.ts';
import { ANYBODY } from '@antam/server/features/bookings/visitor.ts';
import { HORIZON_DAYS } from '@antam/server/features/schedules/rules/horizon.ts';
import { someCalendars } from './booked-calendars.ts';
import type { PlannedWrites } from './planned-writes.ts';

/** So many that each booking finds a slot of its own. */
const CALENDARS = 240;

/** Visitors without an account book open slots of doctors, each another one, of the doctors in turn, with a key of the request. */
export const planBookings: PlannedWrites = {
  name: 'booking',
  plan: async (services, calls) => {
    const offered = await plannedSlots(services, await someCalendars(services, CALENDARS), {
      days: HORIZON_DAYS,
      visitor: ANYBODY,
    });
    // So far apart that neither buffers nor limits of a day make one of them full by another.
    const open = offered.flatMap(({ slots: { place, professional, days } }) =>
      days
        .flatMap(({ slots }) =>
          slots.filter(({ state, booked }) => state === 'open' && booked === 0).filter((_, n) => n % 6 === 0),
        )
        .map(({ start }, rank) => ({ place, professional, start, rank })),
    );
    const inTurns = open.toSorted((a, b) => b.rank - a.rank).slice(0, calls);
    if (inTurns.length < calls) throw new Error(`the calendars have ${inTurns.length} open slots`);
    return ({ clock, ...rest }, n) => {
      const { place, professional, start } = inTurns[n] ?? open[0] ?? { place: 0, professional: null, start: '' };
      const post = bookingPost.parse({
        place,
        professional,
        booking_start: start,
        name: 'Trần Thị Bình',
        phone: `09${10_000_000 + n}`,
        reason_booking: 'Đau đầu từ tuần trước, uống thuốc không đỡ.',
      });
      const contacts = bookingContacts(post, clock.now());
      const key = { keyHash: `${n}`.padStart(43, 'k'), payloadHash: `${n}`.padStart(43, 'p') };
      return bookVisit({ ...rest, clock }, { post, contacts, visitor: ANYBODY, ip: null, key });
    };
  },
};
