import { textOf } from '../platform/db/text.ts';
import { addCalendarKeepers, type CalendarKeepers } from './calendar-keepers.ts';
import type { TestApp } from './test-app.ts';
import { createVisitor, type Request } from './visitor.ts';

/** The owner of a calendar. */
export interface Bookable {
  readonly place: number;
  readonly professional?: number | null;
}

export interface BookingVisitors {
  readonly keepers: CalendarKeepers;
  /** A doctor of the clinic with these hours; by half hours from 08h00 to 12h00 on each weekday by default. */
  addDoctor(schedule?: object): Promise<{ readonly place: number; readonly professional: number }>;
  /** A doctor with such hours at two places: a calendar for each. */
  addDoctorAtTwo(): Promise<readonly [Bookable, Bookable]>;
  /** The browser of a stranger, with a network address of its own, or with a given one. */
  stranger(address?: string): Request;
  /** Sends a booking of a calendar; `more` is sent beside name and number. */
  book(who: Request, of: Bookable, start: string, more?: object, headers?: Record<string, string>): Promise<Response>;
  /** `08:00 open` of the day, as a visitor sees it; with `booked/capacity` where the capacity is not 1. */
  slotsOn(day: string, of: Bookable, who?: Request): Promise<string[]>;
  rows(of: Bookable, state?: string): Promise<number>;
}

/** Weekly hours on every day. */
export const daily = (from: number, to: number, capacity = 1) =>
  Array.from({ length: 7 }, (_, weekday) => ({ weekday, from, to, slot_minutes: 30, capacity }));

/** For an app with the world tiny and `trustProxy: 1`: visitors who book, and doctors whose slots are on offer. */
export async function addBookingVisitors(app: TestApp): Promise<BookingVisitors> {
  const keepers = await addCalendarKeepers(app);
  let addresses = 0;
  const stranger = (address?: string): Request => {
    const visitor = createVisitor(app.url);
    addresses += 1;
    const own = address ?? `10.77.${addresses >> 8}.${addresses & 255}`;
    return (path, init = {}) => {
      const headers = new Headers(init.headers);
      headers.set('x-forwarded-for', own);
      return visitor(path, { ...init, headers });
    };
  };
  const phones = new Map<Request, string>();
  /** Each browser has a number of its own, the first one 0912 345 678. */
  const phoneOf = (who: Request): string => {
    const phone = phones.get(who) ?? String(912_345_678 + phones.size).padStart(10, '0');
    phones.set(who, phone);
    return phone;
  };
  const { directory, people } = keepers;
  const keep = async (who: Request, of: { place: number; professional: number }, schedule: object) => {
    const body = { version: 0, notice_minutes: 0, weekly: daily(480, 720), ...schedule };
    const saved = await keepers.send(who, 'PUT', body, of);
    if (!saved.ok) throw new Error(`The schedule was refused: ${await saved.text()}`);
    return of;
  };
  return {
    keepers,
    stranger,
    addDoctor: async (schedule = {}) => {
      const { place } = keepers;
      const professional = await directory.addProfessional({ workplaces: [place] });
      return keep(people.clinic, { place, professional }, schedule);
    },
    addDoctorAtTwo: async () => {
      const places = [keepers.place, await directory.addPlace()];
      const professional = await directory.addProfessional({ workplaces: places });
      const [here = keepers.place, there = keepers.place] = places;
      return [
        await keep(people.editor, { place: here, professional }, {}),
        await keep(people.editor, { place: there, professional }, {}),
      ];
    },
    book: (who, of, start, more = {}, headers = {}) => {
      const sent = { ...of, booking_start: start, name: 'Trần Thị Bình', phone: phoneOf(who), ...more };
      return who('/api/v1/booking/', { method: 'POST', body: JSON.stringify(sent), headers });
    },
    slotsOn: async (day, { place, professional }, who = stranger()) => {
      const whose = professional == null ? '' : `&professional=${professional}`;
      const days: {
        date: string;
        slots: { start: string; state: string; booked: number; capacity: number }[];
      }[] = await (await who(`/api/v1/slot/?place=${place}${whose}`)).json();
      const slots = days.find(({ date }) => date === day)?.slots ?? [];
      return slots.map(({ start, state, booked, capacity }) =>
        [start.slice(11, 16), state, ...(capacity === 1 ? [] : [`${booked}/${capacity}`])].join(' '),
      );
    },
    rows: async ({ place, professional = null }, state) => {
      const row = await textOf(app.services.db.primary).first<{ n: number }>(
        `select count(*) as n from booking where place_id = ? and professional_id ${professional === null ? 'is null' : '= ?'}${state === undefined ? '' : ' and state = ?'}`,
        [place, ...(professional === null ? [] : [professional]), ...(state === undefined ? [] : [state])],
      );
      return Number(row?.n);
    },
  };
}
