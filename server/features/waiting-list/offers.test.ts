import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { post } from '../../testing/account-visits.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWaitingVisitors, type WaitingVisitors } from '../../testing/waiting-visitors.ts';
import { bookingPlaced } from '../bookings/contract.ts';
import { nextFree } from '../free-times/queries/next-free.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
const DAY = '2031-11-20';
const at = (time: string, day = DAY) => `${day}T${time}:00+07:00`;

let clock = fixedClock(NOW);
let app: TestApp;
let visitors: BookingVisitors;
let waiting: WaitingVisitors;
beforeAll(async () => {
  app = await startTestApp({
    world: 'tiny',
    services: { clock: { now: () => clock.now() } },
    config: { trustProxy: 1 },
  });
  visitors = await addBookingVisitors(app);
  waiting = createWaitingVisitors(app, visitors, DAY);
});
afterAll(() => app.close());
beforeEach(() => {
  clock = fixedClock(NOW);
});

const work = () => createWork(app.services).drain();
const nextOf = async ({ professional }: { readonly professional: number }) => {
  await work();
  return (await nextFree(app.services.db.read, 'professional', [professional])).get(professional) ?? null;
};

describe('the stored next free time of a doctor', () => {
  it('is the freed slot again once an offer of it has ended and nobody else waits', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    await waiting.waits(doctor);
    await cancel();
    expect(await nextOf(doctor)).toBe(at('08:00', '2031-11-21'));
    clock.advance(30 * 60_000);
    expect(await nextOf(doctor)).toBe(at('08:00'));
  });

  it('is the freed slot again once the one to whom it was offered has left the list', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const first = await waiting.waits(doctor);
    await cancel();
    expect(await nextOf(doctor)).toBe(at('08:00', '2031-11-21'));
    expect((await waiting.leave(first)).status).toBe(200);
    expect(await nextOf(doctor)).toBe(at('08:00'));
  });
});

/** The account `user` waits for a seat of a slot that two have booked, and is offered the one that `user` gives up. */
async function offeredSeat() {
  const { user, doctor: other } = visitors.keepers.people;
  const { doctor, cancel } = await waiting.fullDoctor({ weekly: daily(480, 540, 2) });
  const second = bookingPlaced.parse(await (await visitors.book(other, doctor, at('08:00'))).json());
  expect((await waiting.join(doctor, '', { name: '', booking_start: at('08:00') }, user)).status).toBe(200);
  expect((await cancel()).status).toBe(200);
  await work();
  const { email } = ACCOUNTS.user;
  const entry = { email, ...(await waiting.linkTo(email, 'Có chỗ trống')) };
  expect(await waiting.entry(entry)).toMatchObject({ state: 'offered' });
  return { doctor, entry, freeAnother: () => post(other, `/api/v1/booking/${second.code}/cancel/`, {}) };
}

describe('an offer that was used up otherwise than by its link', () => {
  it('is over for the link after a booking by the form, also where another seat is free', async () => {
    const { doctor, entry, freeAnother } = await offeredSeat();
    const { user } = visitors.keepers.people;
    expect((await visitors.book(user, doctor, at('08:00'))).status).toBe(200);
    expect((await freeAnother()).status).toBe(200);
    const again = await waiting.take(entry);
    expect([again.status, (await again.json()).code]).toEqual([409, 'OFFER_OVER']);
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open 1/2', '08:30 open 0/2']);
  });

  it('is over for the link after another visit was moved to it, and its entry is taken', async () => {
    const { doctor, entry, freeAnother } = await offeredSeat();
    const { user } = visitors.keepers.people;
    const late = bookingPlaced.parse(await (await visitors.book(user, doctor, at('08:30'))).json());
    const moved = await post(user, `/api/v1/booking/${late.code}/move/`, { booking_start: at('08:00') });
    expect(moved.status).toBe(200);
    expect(await waiting.entry(entry)).toMatchObject({ state: 'taken', offer: null });
    expect((await freeAnother()).status).toBe(200);
    expect((await waiting.take(entry)).status).toBe(409);
    clock.advance(30 * 60_000);
    await work();
    expect(await waiting.entry(entry)).toMatchObject({ state: 'taken' });
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open 1/2', '08:30 open 0/2']);
  });
});

it('a visit that was booked by the link of an offer and then cancelled is not booked again by the link', async () => {
  const { doctor, cancel } = await waiting.fullDoctor();
  const first = await waiting.waits(doctor);
  await cancel();
  const placed = bookingPlaced.parse(await (await waiting.take(first)).json());
  const key = new URL(placed.link, app.url).searchParams.get('key');
  expect((await post(visitors.stranger(), `/api/v1/booking/${placed.code}/cancel/`, { key })).status).toBe(200);
  expect(await (await waiting.take(first)).json()).toMatchObject({ code: placed.code });
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open']);
});
