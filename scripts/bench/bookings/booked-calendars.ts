import { plannedSlots } from '@antam/server/features/bookings/queries/offered-slots.ts';
import { newBookingCode } from '@antam/server/features/bookings/rules/booking-code.ts';
import { tables } from '@antam/server/features/bookings/tables.ts';
import { ANYBODY } from '@antam/server/features/bookings/visitor.ts';
import { type BookableCalendar, loadCalendars } from '@antam/server/features/schedules/queries/load-calendars.ts';
import { HORIZON_DAYS } from '@antam/server/features/schedules/rules/horizon.ts';
import type { Services } from '@antam/server/platform/services.ts';
import { withWorld } from '../services.ts';

/** Calendars that are asked for in turn. */
const CALENDARS = 40;
/** Of the coming slots of each, one in so many is booked. */
const BOOKED = 3;
/** Rows of one insert. */
const ROWS = 500;

/** Calendars of doctors as a call names them, `12-34`, each with a third of its coming slots booked. */
export async function bookedCalendars(folder: string): Promise<string[]> {
  let names: string[] = [];
  await withWorld(folder, async services => {
    const calendars = await someCalendars(services);
    await bookSlots(services, calendars);
    names = calendars.map(({ place, professional }) => `${place}-${professional}`);
  });
  return names;
}

/** So many calendars of doctors with slots on offer. */
export async function someCalendars({ db }: Services, count: number = CALENDARS): Promise<BookableCalendar[]> {
  const pairs = await db.primary.rows(
    tables
      .selectFrom('calendar')
      .select(['place', 'professional'])
      .where('professional', 'is not', null)
      .orderBy('id')
      .limit(count * 3),
  );
  // One of each doctor: a visit at one place shuts the hour at the other.
  const byDoctor = new Map(
    [...(await loadCalendars(db.primary, pairs)).values()].map(each => [each.professional, each]),
  );
  const bookable = [...byDoctor.values()].slice(0, count);
  if (bookable.length < count) throw new Error(`the world has ${bookable.length} calendars of doctors`);
  return bookable;
}

/** Leaves slots as they are that were booked by an earlier run. */
async function bookSlots(services: Services, calendars: readonly BookableCalendar[]): Promise<void> {
  const now = services.clock.now();
  const offered = await plannedSlots(services, calendars, { days: HORIZON_DAYS, visitor: ANYBODY });
  const rows = offered.flatMap(({ slots: { days } }, index) => {
    const calendar = calendars[index];
    const slots = days.flatMap(({ slots: ofDay }) => ofDay).filter((_, n) => n % BOOKED === 0);
    return slots.flatMap(({ start, end, booked }) =>
      !calendar || booked > 0
        ? []
        : {
            code: newBookingCode(),
            state: 'confirmed' as const,
            name: 'Người khám thử',
            phone: '+84912345678',
            place: calendar.place,
            professional: calendar.professional,
            calendar: calendar.id,
            startAt: new Date(start),
            endAt: new Date(end),
            answers: [],
            createdAt: now,
            updatedAt: now,
          },
    );
  });
  for (let from = 0; from < rows.length; from += ROWS) {
    await services.db.transaction(unit => unit.run(tables.insertInto('booking').values(rows.slice(from, from + ROWS))));
  }
}
