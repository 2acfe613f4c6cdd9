import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { type VisitKeeper, visitKeeper } from '../../testing/managed-visits.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const TOMORROW = '2031-11-20';
const at = (time: string) => `${TOMORROW}T${time}:00+07:00`;
const ROUNDS = 8;

let app: TestApp;
let visitors: BookingVisitors;
let visits: VisitKeeper;
let people: BookingVisitors['keepers']['people'];
beforeAll(async () => {
  app = await startTestApp({
    world: 'tiny',
    services: { clock },
    config: { trustProxy: 1 },
    // No request is sent away because the machine is busy.
    database: config => ({ ...config, waitMs: PATIENCE_MS }),
  });
  visitors = await addBookingVisitors(app);
  ({ people } = visitors.keepers);
  visits = visitKeeper(visitors);
});
afterAll(() => app.close());

const stateOf = async (doctor: { place: number; professional: number }) => {
  const listed = await visits.list(
    people.clinic,
    `place=${doctor.place}&professional=${doctor.professional}`,
    TOMORROW,
  );
  return listed.map(({ state, start }) => ({ state, time: start.slice(11, 16) }));
};
const taken = async (doctor: { place: number; professional: number }) =>
  (await visitors.slotsOn(TOMORROW, doctor)).filter(slot => slot.endsWith('full'));

it('a visit that patient and provider change at the same moment is cancelled once, and keeps no seat', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const doctor = await visitors.addDoctor();
    const placed = await visitors.book(people.user, doctor, at('08:00'));
    const { code }: { code: string } = await placed.json();
    const ofPatient = (verb: string, body: object) =>
      people.user(`/api/v1/booking/${code}/${verb}/`, { method: 'POST', body: JSON.stringify(body) });
    const answers = await Promise.all([
      ofPatient('cancel', {}),
      ofPatient('move', { booking_start: at('09:00') }),
      visits.act(people.clinic, code, 'confirm'),
      visits.act(people.clinic, code, 'cancel', {}),
      visits.act(people.clinic, code, 'move', { booking_start: at('10:00') }),
    ]);
    const statuses = answers.map(({ status }) => status);
    expect(statuses.filter(status => status !== 200 && status !== 409)).toEqual([]);
    // Nothing follows a cancellation, and one of the two is always possible.
    expect([statuses[0], statuses[3]].filter(status => status === 200)).toHaveLength(1);
    expect((await stateOf(doctor)).map(({ state }) => state)).toEqual(['cancelled']);
    expect(await taken(doctor)).toEqual([]);
  }
});

it('of a move by the provider and bookings of its slot at the same moment one wins', async () => {
  for (let round = 0; round < ROUNDS; round += 1) {
    const doctor = await visitors.addDoctor({ confirms_at_once: true });
    const code = await visits.booked(doctor, at('08:00'));
    const crowd = Array.from({ length: 4 }, () => visitors.stranger());
    for (const who of crowd) await who('/api/v1/site/');
    const answers = await Promise.all([
      ...crowd.map(who => visitors.book(who, doctor, at('11:00'))),
      visits.act(people.clinic, code, 'move', { booking_start: at('11:00') }),
    ]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409, 409, 409, 409]);
    const isMoved = answers.at(-1)?.status === 200;
    const times = (await stateOf(doctor)).map(({ time }) => time);
    expect(times).toEqual(isMoved ? ['11:00'] : ['08:00', '11:00']);
  }
});
