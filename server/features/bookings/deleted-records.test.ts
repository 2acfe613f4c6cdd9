import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { post } from '../../testing/account-visits.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { type ConsoleCalls, consoleCalls } from '../../testing/console-calls.ts';
import { logIn } from '../../testing/log-in.ts';
import { PATIENCE_MS } from '../../testing/patience.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { deletePlaces } from '../places/commands/delete-places.ts';

/** Wednesday, 09h00 in Hà Nội. */
const NOW = new Date('2031-11-19T02:00:00Z');
const START = '2031-11-20T08:00:00+07:00';
const clock = fixedClock(NOW);
const ROUNDS = 4;

let app: TestApp;
let visitors: BookingVisitors;
let admin: ConsoleCalls;
beforeAll(async () => {
  app = await startTestApp({
    world: 'tiny',
    services: { clock },
    config: { trustProxy: 1 },
    // No request is sent away because the machine is busy.
    database: config => ({ ...config, waitMs: PATIENCE_MS }),
  });
  visitors = await addBookingVisitors(app);
  admin = consoleCalls(await logIn(app, ACCOUNTS.admin.email));
});
afterAll(() => app.close());

/** A calendar of a new place, or of a new doctor who works there. */
async function calendar(whose: 'doctor' | 'place') {
  const { directory, people, send } = visitors.keepers;
  const place = await directory.addPlace();
  const professional = whose === 'place' ? null : await directory.addProfessional({ workplaces: [place] });
  const of = { place, professional };
  const saved = await send(people.editor, 'PUT', { version: 0, notice_minutes: 0, weekly: daily(480, 720) }, of);
  expect(saved.status).toBe(200);
  return of;
}
const booked = async (of: Bookable, start = START) => {
  const who = visitors.keepers.people.user;
  const { code }: { code: string } = await (await visitors.book(who, of, start)).json();
  return { cancel: () => post(who, `/api/v1/booking/${code}/cancel/`, {}) };
};
const recordOf = ({ place, professional }: Bookable, kind: string) =>
  kind === 'place' ? `places/${place}` : `professionals/${professional}`;

const CASES = [
  { title: 'a place with visits to a doctor', whose: 'doctor', kind: 'place' },
  { title: 'a place with visits of its own', whose: 'place', kind: 'place' },
  { title: 'a doctor with visits', whose: 'doctor', kind: 'professional' },
] as const;

describe.each(CASES)('$title to come', ({ whose, kind }) => {
  it('is not deleted, which says how many there are, and is once they are cancelled', async () => {
    const of = await calendar(whose);
    const path = recordOf(of, kind);
    const visit = await booked(of);
    const refused = await admin.remove<{ detail: string }>(path);
    expect(refused).toMatchObject({ status: 409, json: { code: 'CONFLICT' } });
    expect(refused.json.detail).toBe(
      'Còn 1 lịch hẹn sắp tới nên chưa xoá được. Xin đợi đến khi các lịch hẹn này đã diễn ra, hoặc nhờ nơi khám huỷ lịch để người khám được báo.',
    );
    expect((await admin.get(path)).status).toBe(200);
    expect(await visitors.rows(of, 'pending')).toBe(1);
    expect((await visit.cancel()).status).toBe(200);
    expect((await admin.remove(path)).status).toBe(200);
    expect((await admin.get(path)).status).toBe(404);
  });

  it.each([
    ['a new visit', false],
    ['a hold that becomes a visit', true],
  ])('keeps %s that is booked while it is deleted, or nobody has booked', async (_, isHeld) => {
    for (let round = 0; round < ROUNDS; round += 1) {
      const of = await calendar(whose);
      const who = visitors.stranger();
      await who('/api/v1/site/');
      const held = { ...of, booking_start: START };
      if (isHeld) expect((await post(who, '/api/v1/booking/hold/', held)).status).toBe(200);
      const [booking, deletion] = await Promise.all([visitors.book(who, of, START), admin.remove(recordOf(of, kind))]);
      expect([
        [200, 409],
        [422, 200],
      ]).toContainEqual([booking.status, deletion.status]);
      expect(await visitors.rows(of, 'pending')).toBe(booking.status === 200 ? 1 : 0);
    }
  });
});

it('a place is deleted with its holds and with visits that have begun', async () => {
  const of = await calendar('place');
  const soon = new Date(NOW.getTime() + 30 * 60_000);
  await booked(of, soon.toISOString());
  clock.advance(30 * 60_000);
  const held = { ...of, booking_start: START };
  expect((await post(visitors.stranger(), '/api/v1/booking/hold/', held)).status).toBe(200);
  expect(await visitors.rows(of)).toBe(2);
  expect((await admin.remove(recordOf(of, 'place'))).status).toBe(200);
  expect(await visitors.rows(of)).toBe(0);
});

it('of several places none is deleted where one has visits to come, and nothing is recorded', async () => {
  const [of, empty] = [await calendar('place'), await visitors.keepers.directory.addPlace()];
  await booked(of);
  let isRecorded = false;
  const also = async () => {
    isRecorded = true;
  };
  await expect(deletePlaces(app.services, [empty, of.place], { also })).rejects.toMatchObject({ status: 409 });
  expect(isRecorded).toBe(false);
  const left = await textOf(app.services.db.primary).all('select id from place where id in (?, ?)', [empty, of.place]);
  expect(left).toHaveLength(2);
});
