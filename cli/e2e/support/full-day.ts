import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { expect } from 'vitest';
import type { Caller } from './caller.ts';
import { logIn, write } from './log-in.ts';
import { linkInMessage } from './messages.ts';
import { PlainCaller } from './plain-caller.ts';

const OF = { place: PLACES.clinic.id, professional: PROFESSIONALS.tuan.id };
/** Whose calendar, as addresses say it. */
export const FULL_DAY_QUERY = `place=${OF.place}&professional=${OF.professional}`;
const MANAGED = `/api/v1/calendar/manage/?${FULL_DAY_QUERY}`;

/** Saves the doctor's hours at the clinic: one slot on each day, or none that can be booked. */
export async function keepHours(accepts_booking: boolean): Promise<void> {
  const context = new PlainCaller();
  await logIn(context, 'clinic');
  const { version } = await (await context.request.get(MANAGED)).json();
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    from: 480,
    to: 510,
    slot_minutes: 30,
    capacity: 1,
  }));
  const saved = await write(context, 'PUT', MANAGED, { version, notice_minutes: 0, accepts_booking, weekly });
  expect(saved.status(), await saved.text()).toBe(200);
}

/**
 * Books the one slot of a day as an account; answers how it is cancelled.
 * @param after so many days after today; tests of one worker share the calendar
 */
export async function bookOnlySlot(
  after: number,
): Promise<{ readonly date: string; readonly code: string; cancel(): Promise<void> }> {
  const context = new PlainCaller();
  await logIn(context, 'user');
  const days: { date: string }[] = await (await context.request.get(`/api/v1/slot/?${FULL_DAY_QUERY}`)).json();
  const date = days[after]?.date ?? '';
  const booking_start = `${date}T08:00:00+07:00`;
  const booked = await write(context, 'POST', '/api/v1/booking/', {
    ...OF,
    booking_start,
    name: 'Vũ Thị Đầy',
    phone: '0912345678',
  });
  expect(booked.status(), await booked.text()).toBe(200);
  const { code } = await booked.json();
  return { date, code, cancel: () => cancelVisit(context, code) };
}

async function cancelVisit(context: Caller, code: string): Promise<void> {
  const answer = await write(context, 'POST', `/api/v1/booking/${code}/cancel/`, {});
  expect(answer.status(), await answer.text()).toBe(200);
}

/** The link by which an email message opens an entry. */
export const entryLink = (email: string) => linkInMessage(email, '/dat-kham/cho/\\w+/\\?key=');

/** The address of a visitor's place on the waiting list of a full day. */
export async function waitingEntry(): Promise<string> {
  await keepHours(true);
  const { date } = await bookOnlySlot(8);
  const context = new PlainCaller();
  const email = 'cho-xem-trang@thu.example';
  const who = { ...OF, day: date, name: 'Lê Thị Chờ', phone: '0912 345 678', email };
  const joined = await write(context, 'POST', '/api/v1/waiting/', who);
  expect(joined.status(), await joined.text()).toBe(200);
  const link = await entryLink(email);
  await keepHours(false);
  return link;
}
