import { bookVisit } from '@antam/server/features/bookings/commands/book-visit.ts';
import { bookingPost } from '@antam/server/features/bookings/contract.ts';
import { slotsOfSeveral } from '@antam/server/features/bookings/queries/offered-slots.ts';
import { bookingContacts } from '@antam/server/features/bookings/rules/booking-contacts.ts';
import { ANYBODY } from '@antam/server/features/bookings/visitor.ts';
import { HORIZON_DAYS } from '@antam/server/features/schedules/rules/horizon.ts';
import { someCalendars } from './booked-calendars.ts';
import type { PlannedWrites } from './planned-writes.ts';

/** Visitors without an account book open slots of doctors, each another one, of the doctors in turn. */
export const planBookings: PlannedWrites = {
  name: 'booking',
  plan: async (services, calls) => {
    const offered = await slotsOfSeveral(services, await someCalendars(services), {
      days: HORIZON_DAYS,
      visitor: ANYBODY,
    });
    // So far apart that neither buffers nor limits of a day make one of them full by another.
    const open = offered.flatMap(({ place, professional, days }) =>
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
        ...{ place, professional, booking_start: start, name: 'Trần Thị Bình', phone: '0912345678' },
        reason_booking: 'Đau đầu từ tuần trước, uống thuốc không đỡ.',
      });
      const contacts = bookingContacts(post, clock.now());
      return bookVisit({ ...rest, clock }, { post, contacts, visitor: ANYBODY, key: undefined, mustLogIn: false });
    };
  },
};
