import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { visitsToCome } from './commands/end-visits-of.ts';
import { countToCome } from './commands/keep-visits.ts';
import { providersOf } from './queries/providers-of.ts';
import { shownVisit } from './queries/shown-visit.ts';

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

/** By which the coming days are found; an index of the calendar alone would read every old booking. */
const BY_TIME = { sqlite: /start_at>\? AND start_at<\?/, postgresql: /Index Cond: .*start_at >= .*start_at </ };

// Before any `analyze`: SQLite, too, reads a table from end to end that it has counted and found small.
it.each(['place', 'professional'] as const)(
  'visits that keep a %s from being deleted are counted by an index of its times, without the old ones',
  async kind => {
    const { db, clock } = app.services;
    const [sent] = await statementsOf(app, () => db.primary.row(countToCome(kind, [1, 2, 3], clock.now())));
    if (!sent) throw new Error('Nothing was sent');
    const plan = await indexedPlanOf(app, sent);
    expect(plan).toContain(`booking_${kind}_id_start_at_index`);
    expect(plan).toMatch({ sqlite: /start_at>\?/, postgresql: /Index Cond: .*start_at > / }[db.engine]);
  },
);

it('slots of twenty calendars are read by two statements, by the same index', async () => {
  const asked = Array.from({ length: 20 }, (_, index) => `${index + 1}-${index + 101}`);
  const { place, professional } = await visitors.addDoctor();
  const who = visitors.stranger();
  const sent = await statementsOf(app, async () => {
    const answer = await who(`/api/v1/slot/list/?calendars=${[...asked.slice(1), `${place}-${professional}`].join()}`);
    expect((await answer.json()).length).toBeGreaterThan(0);
  });
  const about = sent.filter(({ sql }) => /from "(booking|calendar)"/.test(sql));
  expect(about).toHaveLength(2);
  for (const statement of about.filter(({ sql }) => /from "booking"/.test(sql))) {
    expect(await indexedPlanOf(app, statement)).toMatch(BY_TIME[app.services.db.engine]);
  }
});

it('slots of a doctor and of a place read only the bookings of the days that are asked for, by an index', async () => {
  const { place, professional } = await visitors.addDoctor();
  const { send, people } = visitors.keepers;
  const schedule = { version: 0, weekly: daily(480, 720) };
  expect((await send(people.clinic, 'PUT', schedule, { professional: null })).status).toBe(200);
  const who = visitors.stranger();
  const sent = await statementsOf(app, async () => {
    for (const whose of [`place=${place}&professional=${professional}`, `place=${place}`]) {
      expect((await who(`/api/v1/slot/?${whose}`)).status).toBe(200);
      expect((await who(`/api/v1/calendar/?${whose}`)).status).toBe(200);
    }
  });
  const ofBookings = sent.filter(({ sql }) => /from "booking"/.test(sql));
  expect(ofBookings).toHaveLength(4);
  await app.services.db.transaction(unit => textOf(unit).sql('analyze'));
  for (const statement of ofBookings) {
    expect(await indexedPlanOf(app, statement)).toMatch(BY_TIME[app.services.db.engine]);
  }
});

/** A table, and not the few rows that were found in one. */
const TABLE_SCANNED = /SCAN (?!owner\b)|Seq Scan/;

it('one visit, the owners of its calendar, and the visits to come of an account are found by indexes alone', async () => {
  const { db, clock } = app.services;
  const doctor = await visitors.addDoctor();
  const sent = await statementsOf(app, async () => {
    await db.primary.rows(shownVisit().where('booking.code', '=', 'KHONGCO'));
    await db.primary.rows(shownVisit().where('booking.id', '=', 1));
    await db.primary.rows(providersOf(doctor));
    await db.primary.rows(visitsToCome(1, clock.now()));
  });
  expect(sent).toHaveLength(4);
  await db.transaction(unit => textOf(unit).sql('analyze'));
  for (const statement of sent) expect(await indexedPlanOf(app, statement)).not.toMatch(TABLE_SCANNED);
});
