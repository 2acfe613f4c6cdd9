import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookingPlaced } from './contract.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const START = '2031-11-20T08:00:00+07:00';

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  // No request is sent away because the machine is busy.
  const database = (
    config: Parameters<NonNullable<NonNullable<Parameters<typeof startTestApp>[0]>['database']>>[0],
  ) => ({
    ...config,
    waitMs: 60_000,
  });
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 }, database });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

it.each([1, 3, 10])(
  'of 40 visitors who book a slot for %i at the same moment exactly so many win, the others get 409',
  async capacity => {
    const doctor = await visitors.addDoctor({ weekly: daily(480, 720, capacity) });
    const crowd = Array.from({ length: 40 }, () => visitors.stranger());
    // Everybody has a token before the race begins.
    for (const who of crowd) await who('/api/v1/site/');
    const answers = await Promise.all(crowd.map(who => visitors.book(who, doctor, START)));
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status === 200)).toHaveLength(capacity);
    expect(statuses.filter(status => status === 409)).toHaveLength(40 - capacity);
    expect(await visitors.rows(doctor)).toBe(capacity);
  },
);

it('a key that comes 20 times at the same moment makes one booking and gets one answer', async () => {
  const doctor = await visitors.addDoctor({ weekly: daily(480, 720, 10) });
  const who = visitors.stranger();
  await who('/api/v1/site/');
  const headers = { 'Idempotency-Key': 'mot-khoa-hai-muoi-lan' };
  const answers = await Promise.all(Array.from({ length: 20 }, () => visitors.book(who, doctor, START, {}, headers)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await Promise.all(answers.map(answer => answer.text()))).size).toBe(1);
  expect(await visitors.rows(doctor)).toBe(1);
});

it('of visitors who book one doctor at two places for the same hour one wins', async () => {
  const [doctor, there] = await visitors.addDoctorAtTwo();
  const crowd = Array.from({ length: 12 }, () => visitors.stranger());
  for (const who of crowd) await who('/api/v1/site/');
  const answers = await Promise.all(crowd.map((who, index) => visitors.book(who, index % 2 ? doctor : there, START)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 11 }, () => 409)]);
});

/** Visitors who booked the half hours from 08h00 on, each with a path below which the own visit is changed. */
async function bookedInTurn(doctor: Bookable, count: number) {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const who = visitors.stranger();
      const start = new Date(Date.parse(START) + index * 1_800_000).toISOString();
      const { link } = bookingPlaced.parse(await (await visitors.book(who, doctor, start)).json());
      const { pathname, searchParams } = new URL(link, app.url);
      const send = (verb: 'move' | 'cancel', body: object) =>
        who(`/api/v1/booking/${pathname.split('/')[2]}/${verb}/`, {
          method: 'POST',
          body: JSON.stringify({ ...body, key: searchParams.get('key') }),
        });
      return { move: (to: string) => send('move', { booking_start: to }), cancel: () => send('cancel', {}) };
    }),
  );
}

const LAST = '2031-11-20T11:30:00+07:00';

it('of visitors who move to the last free slot at the same moment one wins, and nobody loses the own visit', async () => {
  const doctor = await visitors.addDoctor();
  const movers = await bookedInTurn(doctor, 7);
  const answers = await Promise.all(movers.map(mover => mover.move(LAST)));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array.from({ length: 6 }, () => 409)]);
  const slots = await visitors.slotsOn(LAST.slice(0, 10), doctor);
  expect(slots.filter(slot => slot.endsWith('full'))).toHaveLength(7);
  expect(slots).toContain('11:30 full');
});

it('a visit that is moved and cancelled at the same moment is cancelled, and both slots are free', async () => {
  const doctor = await visitors.addDoctor();
  const [visit] = await bookedInTurn(doctor, 1);
  if (!visit) throw new Error('Nobody booked');
  const [moved, cancelled] = await Promise.all([visit.move(LAST), visit.cancel()]);
  expect([
    [200, 200],
    [409, 200],
  ]).toContainEqual([moved.status, cancelled.status]);
  const slots = await visitors.slotsOn(LAST.slice(0, 10), doctor);
  expect(slots.filter(slot => slot.endsWith('full'))).toEqual([]);
});
