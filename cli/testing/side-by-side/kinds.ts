import { randomInt, randomUUID } from 'node:crypto';
import { aBooking } from '@antam/fixtures/factories/bookings.ts';
import { aCalendar } from '@antam/fixtures/factories/calendars.ts';
import { aThread } from '@antam/fixtures/factories/threads.ts';
import { addDays, vietnamDay, vietnamMinute } from '@antam/server/platform/clock/vietnam-calendar.ts';
import type { Services } from '@antam/server/platform/services.ts';
import type { Caller, Callers, Seen } from './caller.ts';
import type { Kind } from './load.ts';
import { newMembers } from './members.ts';

const CONSONANTS = 'bcdfghkmnpqrstvx';
/** What nobody wrote before, and in which filters see neither a telephone number nor a word. */
const newMark = () =>
  randomUUID()
    .replace(/[^0-9a-f]/g, '')
    .replace(/./g, digit => CONSONANTS.charAt(Number.parseInt(digit, 16)));

const PASSWORD = 'phòng khám cuối con phố';

/** People sign up at one process, and log in at the other. It needs nothing of the database, so any release takes it. */
export const signUps = (callers: Callers): Kind => ({
  name: 'sign-ups',
  write: async url => {
    const email = `moi-${randomUUID()}@thu.example`;
    const body = { name: 'Lê Người Mới', email, password: PASSWORD };
    accepted(await callers.open()(url, '/api/v1/signup/', body));
    return async elsewhere =>
      missing(await callers.open()(elsewhere, '/api/v1/login/', { email, password: PASSWORD }), '');
  },
});

/** Replies that a member may write in an hour, and some to spare. */
const REPLIES_EACH = 25;
const SLOTS_A_DAY = 8;
const HALF_HOUR = 30;
const EIGHT = 480;

/** Bookings, replies and reviews, with everything that they need: enough for so many seconds. */
export async function preparedKinds(services: Services, callers: Callers, seconds: number): Promise<Kind[]> {
  const { db, clock } = services;
  const people = await newMembers(services, callers, 10 + seconds * 4);
  const weekly = [0, 1, 2, 3, 4, 5, 6].map(weekday => ({
    weekday,
    from: EIGHT,
    to: EIGHT + SLOTS_A_DAY * HALF_HOUR,
    breaks: [],
    slot_minutes: HALF_HOUR,
    capacity: 1_000,
    valid_from: null,
    valid_until: null,
  }));
  const calendar = await aCalendar(db, { weekly });
  for (const { account } of people) {
    await aBooking(db, { calendar, accountId: account, start: addDays(clock.now(), -2), state: 'completed' });
  }
  const { id: thread } = await aThread(db);
  const members = people.map(({ caller }) => caller);
  const tomorrow = vietnamDay(addDays(clock.now(), 1));
  return [
    signUps(callers),
    bookings(callers, calendar, tomorrow),
    replies(thread, members),
    reviews(calendar.place, members),
  ];
}

function bookings(
  callers: Callers,
  { place, professional }: { place: number; professional: number | null },
  day: string,
): Kind {
  let count = 0;
  return {
    name: 'bookings',
    write: async url => {
      count += 1;
      const booking_start = vietnamMinute(day, EIGHT + (count % SLOTS_A_DAY) * HALF_HOUR);
      const patient = {
        name: 'Trần Thị Đông',
        phone: `09${randomInt(10_000_000, 99_999_999)}`,
        email: `kham-${randomUUID()}@thu.example`,
      };
      const placed = await callers.open()(url, '/api/v1/booking/', { place, professional, booking_start, ...patient });
      const { code, link }: { code: string; link: string } = JSON.parse(accepted(placed));
      const key = new URL(link, url).searchParams.get('key');
      return async elsewhere => missing(await callers.open()(elsewhere, `/api/v1/booking/${code}/?key=${key}`), code);
    },
  };
}

function replies(thread: number, members: readonly Caller[]): Kind {
  let count = 0;
  return {
    name: 'replies',
    write: async url => {
      const caller = members[Math.floor(count / REPLIES_EACH)];
      if (!caller) return undefined;
      count += 1;
      const mark = newMark();
      const body = { thread_id: thread, body: `Mình cũng từng bị như vậy. ${mark}` };
      const posted: { post_data: { id: number } } = JSON.parse(accepted(await caller(url, '/api/v1/post/', body)));
      const { id } = posted.post_data;
      return async elsewhere => missing(await caller(elsewhere, `/api/v1/post/${id}/`), mark);
    },
  };
}

function reviews(place: number, members: readonly Caller[]): Kind {
  let count = 0;
  return {
    name: 'reviews',
    write: async url => {
      const caller = members[count];
      if (!caller) return undefined;
      count += 1;
      const mark = newMark();
      const body = { place, comment: `Khám kỹ, giải thích dễ hiểu. ${mark}`, overall_rating: 4 };
      accepted(await caller(url, '/api/v1/place/comment/create/', body));
      return async elsewhere => missing(await caller(elsewhere, '/api/v1/account/comment/'), mark);
    },
  };
}

function accepted({ status, text }: Seen): string {
  if (status !== 200) throw new Error(`was answered ${status}: ${text.slice(0, 200)}`);
  return text;
}

const missing = ({ status, text }: Seen, what: string) =>
  status === 200 && text.includes(what) ? undefined : `not found at the other process, which answers ${status}`;
