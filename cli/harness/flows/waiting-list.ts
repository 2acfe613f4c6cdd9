import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { bookingPlaced } from '@antam/server/features/bookings/contract.ts';
import { slotDay } from '@antam/server/features/schedules/contract.ts';
import { waitingEntry } from '@antam/server/features/waiting-list/contract.ts';
import { afterWaking } from '@antam/server/platform/text-messages/quiet-hours.ts';
import { z } from 'zod';
import { ask, callApi, expect, type Flow, openPage, shows, type Walk } from '../flow.ts';
import { loggedIn } from '../logged-in.ts';
import { newestMessage } from '../messages.ts';
import type { Product } from '../product.ts';
import { Visitor } from '../visitor.ts';

const OF = { place: PLACES.clinic.id, professional: PROFESSIONALS.tuan.id };
const QUERY = `place=${OF.place}&professional=${OF.professional}`;
const MANAGED = `/api/v1/calendar/manage/?${QUERY}`;
const MINUTE = 60_000;
const HALF_AN_HOUR = 30 * MINUTE;
const [FIRST, SECOND] = ['nguoi-cho-mot@thu.example', 'nguoi-cho-hai@thu.example'];
const contact = { name: 'Lê Thị Chờ', phone: '0912 345 678' };

export const waitingList: Flow = {
  name: 'waiting-list',
  summary: 'a full slot, two who wait, a cancellation, an offer that passes, the next one who books',
  readOnly: false,
  walk: async walk => {
    const { product } = walk;
    expect(product !== undefined, 'the product in this process');
    const { clinic, user } = ACCOUNTS;
    const owner = await walk.step('a clinic logs in', () => loggedIn(walk, clinic));
    await walk.step('opens one slot a day of a doctor', () => openHours(owner));
    const { day, start } = await walk.step('a slot of a day to come', () => slotOfDay(walk));
    const booker = await walk.step('somebody logs in', () => loggedIn(walk, user));
    const taken = await walk.step('books it', () => {
      const body = { ...OF, ...contact, booking_start: start };
      return ask(booker, 'POST', '/api/v1/booking/', bookingPlaced, body);
    });
    await walk.step('nobody else can, and the page leads to the waiting list', async () => {
      const { exchange } = await bookAsStranger(walk, start);
      expect(exchange.status === 409, 'status 409');
      const page = await openPage(walk, `/dat-kham/?${QUERY}`);
      expect(shows(page, `/dat-kham/bao-khi-co-cho/?${QUERY}&day=${day}`), 'a link to the waiting list of the day');
    });
    const first = await walk.step('somebody waits', () => waits(walk, product, { day, email: FIRST }));
    const second = await walk.step('and somebody after them', () => waits(walk, product, { day, email: SECOND }));

    await walk.step('the visit is cancelled', () =>
      ask(booker, 'POST', `/api/v1/booking/${taken.code}/cancel/`, z.unknown(), {}),
    );
    const left = await walk.step('the first is offered the slot for half an hour, by email', async () => {
      await newestMessage(product, FIRST, OFFERED);
      const { offer } = await entryOf(walk, first, 'offered');
      expect(offer?.start === start, 'an offer of the slot');
      const now = product.services.clock.now();
      const until = Date.parse(offer.until);
      // The night does not count.
      const isShort = until > now.getTime() && until <= afterWaking(now, HALF_AN_HOUR).getTime();
      expect(isShort, 'at most half an hour for the answer');
      return until - now.getTime();
    });
    await walk.step('meanwhile nobody else has it', async () => {
      await entryOf(walk, second, 'waiting');
      const { exchange } = await bookAsStranger(walk, start);
      expect(exchange.status === 409, 'status 409');
    });
    await walk.step('it passes, and the next one is offered the slot', async () => {
      // An answer names the minute in which an offer ends, not the second.
      product.passTime(left + MINUTE);
      await newestMessage(product, SECOND, OFFERED);
      await entryOf(walk, first, 'lapsed');
      const late = await walk.visitor.write('POST', `/api/v1/waiting/${first.code}/take/`, { key: first.key });
      expect(late.exchange.status === 409, 'status 409');
    });
    await walk.step('who books it, and is told by email', async () => {
      const { code, key } = second;
      const placed = await ask(walk, 'POST', `/api/v1/waiting/${code}/take/`, bookingPlaced, { key });
      expect(placed.start === start, 'a visit at the time that was offered');
      const { text } = await newestMessage(product, SECOND, BOOKED);
      expect(text.includes(`/dat-kham/${placed.code}/?key=`), 'a link to the visit in the email');
      await entryOf(walk, second, 'taken');
    });
  },
};

const WAITING = /danh sách chờ/;
const OFFERED = /Có chỗ trống/;
const BOOKED = /lịch hẹn của bạn đã được xác nhận/;

/** How an entry is opened without an account. */
interface EntryKey {
  readonly code: string;
  readonly key: string;
}

async function openHours(owner: Walk): Promise<void> {
  const { version } = await ask(owner, 'GET', MANAGED, z.object({ version: z.number() }));
  const weekly = Array.from({ length: 7 }, (_, weekday) => ({
    weekday,
    from: 480,
    to: 510,
    slot_minutes: 30,
    capacity: 1,
  }));
  const hours = { version, notice_minutes: 0, accepts_booking: true, confirms_at_once: true, weekly };
  await ask(owner, 'PUT', MANAGED, z.object({ version: z.number() }), hours);
}

async function slotOfDay(walk: Walk): Promise<{ day: string; start: string }> {
  const { date, slots } = (await callApi(walk, `slot/?${QUERY}`, z.array(slotDay)))[5] ?? {};
  const [slot, ...others] = slots ?? [];
  expect(date !== undefined && slot?.state === 'open' && others.length === 0, 'one open slot');
  return { day: date, start: slot.start };
}

const bookAsStranger = ({ visitor }: Walk, booking_start: string) =>
  new Visitor(visitor.base).write('POST', '/api/v1/booking/', { ...OF, ...contact, booking_start });

/** Joins the waiting list; answers what the email message opens the entry with. */
async function waits(walk: Walk, product: Product, who: { day: string; email: string }): Promise<EntryKey> {
  await ask(walk, 'POST', '/api/v1/waiting/', z.object({ waiting: z.literal(true) }), { ...OF, ...contact, ...who });
  const { text } = await newestMessage(product, who.email, WAITING);
  const [, code, key] = /\/dat-kham\/cho\/(\w+)\/\?key=([\w-]+)/.exec(text) ?? [];
  expect(code !== undefined && key !== undefined, 'a link to the entry in the email');
  return { code, key };
}

async function entryOf(walk: Walk, { code, key }: EntryKey, state: z.infer<typeof waitingEntry>['state']) {
  const entry = await ask(walk, 'GET', `/api/v1/waiting/${code}/?key=${key}`, waitingEntry);
  expect(entry.state === state, `an entry that is ${state}`);
  return entry;
}
