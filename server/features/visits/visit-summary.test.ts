import { someReviews } from '@antam/fixtures/factories/reviews.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { newBookingCode } from '../bookings/rules/booking-code.ts';
import { visitCalls } from './calls-contract.ts';
import type { DayFigures } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội; the last 30 days begin on 2031-10-21. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

let app: TestApp;
let visitors: BookingVisitors;
let people: BookingVisitors['keepers']['people'];
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  ({ people } = visitors.keepers);
});
afterAll(() => app.close());

/** A visit to a doctor, written past the calls. */
async function visit({ place, professional }: { place: number; professional: number }, start: string, state: string) {
  const { db } = app.services;
  const calendar = await textOf(db.primary).first<{ id: number }>('select id from calendar where professional_id = ?', [
    professional,
  ]);
  const at = new Date(start);
  await db.transaction(unit =>
    textOf(unit).sql(
      `insert into booking (code, place_id, professional_id, calendar_id, start_at, end_at, state, name, answers, created_at, updated_at)
       values (?, ?, ?, ?, ?, ?, ?, 'Trần Thị Bình', '[]', ?, ?)`,
      [newBookingCode(), place, professional, calendar?.id ?? 0, at, at, state, at, at],
    ),
  );
}

const ask = (who: Request, whose: string) => who(`/api/v1/booking/manage/summary/?${whose}`);
const daysOf = async (whose: string): Promise<DayFigures[]> =>
  visitCalls.summary.answer.parse(await (await ask(people.clinic, whose)).json()).days;
const told = (days: readonly DayFigures[]) =>
  days.filter(({ booked, reviews }) => booked + reviews > 0).map(day => Object.values(day));

it('the last 30 days are counted by what became of the visits that begin on them, and by new reviews, today last', async () => {
  const [doctor, other] = [await visitors.addDoctor(), await visitors.addDoctor()];
  const visited: [string, string][] = [
    ['2031-10-20T23:59:00+07:00', 'completed'],
    ['2031-10-21T00:00:00+07:00', 'completed'],
    ['2031-10-21T08:00:00+07:00', 'no_show'],
    ['2031-10-21T08:30:00+07:00', 'cancelled'],
    ['2031-11-19T08:00:00+07:00', 'pending'],
    ['2031-11-19T23:59:00+07:00', 'held'],
    ['2031-11-20T00:00:00+07:00', 'confirmed'],
  ];
  for (const [start, state] of visited) await visit(doctor, start, state);
  await visit(other, '2031-10-21T08:00:00+07:00', 'completed');
  await visit(other, '2031-11-19T10:00:00+07:00', 'confirmed');
  const reviews = ['2031-10-20T23:59:00+07:00', '2031-11-18T00:00:00+07:00', '2031-11-18T23:59:00+07:00'];
  const kept = [
    ...reviews.map(day => ({ createdAt: new Date(day) })),
    { createdAt: clock.now(), status: 'pending' as const },
  ];
  await someReviews(app.services.db, { kind: 'professional', id: doctor.professional }, kept);
  await someReviews(app.services.db, { kind: 'place', id: doctor.place }, [{ createdAt: clock.now() }]);

  const own = await daysOf(`place=${doctor.place}&professional=${doctor.professional}`);
  expect([own.length, own[0]?.date, own.at(-1)?.date]).toEqual([30, '2031-10-21', '2031-11-19']);
  expect(told(own)).toEqual([
    ['2031-10-21', 3, 1, 1, 1, 0],
    ['2031-11-18', 0, 0, 0, 0, 2],
    ['2031-11-19', 1, 0, 0, 0, 0],
  ]);
  expect(told(await daysOf(`place=${doctor.place}`))).toEqual([
    ['2031-10-21', 4, 2, 1, 1, 0],
    ['2031-11-19', 2, 0, 0, 0, 1],
  ]);
});

it('the figures are for owners and those of staff who may see visits, in two statements by time', async () => {
  const doctor = await visitors.addDoctor();
  const whose = `place=${doctor.place}&professional=${doctor.professional}`;
  expect((await ask(people.moderator, whose)).status).toBe(200);
  for (const who of [people.user, people.doctor, people.editor]) expect((await ask(who, whose)).status).toBe(403);
  expect((await ask(people.clinic, '')).status).toBe(400);
  await someReviews(app.services.db, { kind: 'professional', id: doctor.professional }, Array(3_000).fill({}));
  await nativeOf(app.services.db).pool?.query('vacuum analyze comment');
  const sent = await statementsOf(app, () => daysOf(whose));
  const counted = sent.filter(({ sql }) => /from "(booking|comment)"/.test(sql));
  expect(counted).toHaveLength(2);
  await app.services.db.transaction(unit => textOf(unit).sql('analyze'));
  const plans = await Promise.all(counted.map(statement => indexedPlanOf(app, statement)));
  const byTime = {
    sqlite: [/start_at>\? AND start_at<\?/, /created_at>\? AND created_at<\?/],
    postgresql: [/Index Cond: .*start_at >= .*start_at </, /Index Cond: .*created_at >= .*created_at </],
  }[app.services.db.engine];
  for (const pattern of byTime) expect(plans.join('\n')).toMatch(pattern);
});
