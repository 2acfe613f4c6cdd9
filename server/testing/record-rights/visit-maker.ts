import { newBookingCode } from '../../features/bookings/rules/booking-code.ts';
import { visitLink } from '../../features/bookings/rules/visit-key.ts';
import { waitingKey } from '../../features/bookings/rules/waiting-key.ts';
import { newToken } from '../../platform/auth/token.ts';
import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';
import type { MakePage } from './page-maker.ts';
import type { RowMaker } from './row-maker.ts';

/** A visit, with the key that opens it without an account. */
export interface MadeBooking {
  readonly id: number;
  readonly code: string;
  readonly key: string;
  readonly start: string;
}

/** Writes fresh visits, and what belongs to the booking of them, each for one call. */
export interface VisitMaker {
  /** A visit in a week that an account booked at a published place. */
  booking(booker: number, state: 'confirmed' | 'cancelled'): Promise<MadeBooking>;
  /** A visit that begins in so many hours at a place whose page an account owns. */
  visit(owner: number, state: 'pending' | 'confirmed' | 'completed' | 'cancelled', hours: number): Promise<MadeBooking>;
  /** A published place that takes bookings, whose page an account owns. */
  bookable(owner: number): Promise<number>;
  /** A place on the waiting list of a published place, of an account. */
  waiting(owner: number, state: 'waiting' | 'lapsed'): Promise<Omit<MadeBooking, 'start'>>;
  /** A person for whom an account books. */
  relative(owner: number): Promise<number>;
  /** The address of a feed of visits to a place whose page an account owns; answers its secret. */
  feed(owner: number, state: 'good' | 'renewed'): Promise<string>;
}

export function createVisitMaker(
  { db, clock, config }: Services,
  { write, inHours }: RowMaker,
  page: MakePage,
): VisitMaker {
  const addCalendar = (place: number) =>
    write(`insert into calendar (place_id, weekly, exceptions, created_at, updated_at) values (?, '[]', '[]', ?, ?)`, [
      place,
      clock.now(),
      clock.now(),
    ]);
  const booking = async (
    place: number,
    { booker, state, hours }: { booker: number | null; state: string; hours: number },
  ) => {
    const code = newBookingCode();
    const start = inHours(hours);
    const calendar = await addCalendar(place);
    const id = await write(
      `insert into booking (code, place_id, calendar_id, account_id, state, start_at, end_at, name, answers, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, 'Người thử', '[]', ?, ?)`,
      [code, place, calendar, booker, state, start, inHours(hours + 1), clock.now(), clock.now()],
    );
    const key = new URL(visitLink(config.secret, code), config.origin).searchParams.get('key') ?? '';
    return { id, code, key, start: start.toISOString() };
  };
  return {
    booking: async (booker, state) => booking(await page('place', 'published'), { booker, state, hours: 168 }),
    visit: async (owner, state, hours) =>
      booking(await page('place', 'published', owner), { booker: null, state, hours }),
    bookable: async owner => {
      const place = await page('place', 'published', owner);
      await addCalendar(place);
      return place;
    },
    waiting: async (owner, state) => {
      const code = newBookingCode();
      const calendar = await addCalendar(await page('place', 'published'));
      const id = await write(
        `insert into waiting_entry (code, calendar_id, day, name, email, phone, account_id, state, offered_start, offered_until, created_at)
         values (?, ?, '2099-01-31', 'Người thử', 'nguoi-thu@thu.example', '+84912345678', ?, ?, ?, ?, ?)`,
        [code, calendar, owner, state, inHours(24), inHours(-1), clock.now()],
      );
      return { id, code, key: waitingKey(config.secret, code) };
    },
    relative: owner =>
      write(
        `insert into relative (account_id, name, relation, created_at, updated_at) values (?, 'Người thân', 'Mẹ', ?, ?)`,
        [owner, clock.now(), clock.now()],
      ),
    feed: async (owner, state) => {
      const [first, second] = [newToken(), newToken()];
      const place = await page('place', 'published', owner);
      // Feeds have no id that an insert could answer.
      await db.transaction(unit =>
        textOf(unit).sql(
          `insert into visit_feed (account_id, kind, entity_id, secret_hash, created_at) values (?, 'place', ?, ?, ?)`,
          [owner, place, (state === 'good' ? first : second).tokenHash, clock.now()],
        ),
      );
      return first.token;
    },
  };
}
