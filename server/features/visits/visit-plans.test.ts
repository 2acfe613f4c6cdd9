import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { visitKeeper } from '../../testing/managed-visits.ts';
import { indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

/** By which the days are found; an index of the place alone would read every old visit. */
const BY_TIME = { sqlite: /start_at>\? AND start_at<\?/, postgresql: /Index Cond: .*start_at >= .*start_at </ };

it('the visits of a place or a professional are one statement by time, and one for each of what they name', async () => {
  const doctor = await visitors.addDoctor({ weekly: [], exceptions: [] });
  const { people } = visitors.keepers;
  await fill(doctor, 300);
  const visits = visitKeeper(visitors);
  for (const whose of [`place=${doctor.place}`, `place=${doctor.place}&professional=${doctor.professional}`]) {
    let found = 0;
    const sent = await statementsOf(app, async () => {
      found = (await visits.list(people.moderator, whose, '2031-11-20', '2031-12-24')).length;
    });
    expect(found).toBe(35);
    const ofVisits = sent.filter(({ sql }) => /from "booking"/.test(sql));
    expect(ofVisits).toHaveLength(1);
    const ofNames = sent.filter(({ sql }) => /"id", "name" from "(place|professional|visit_reason)"/.test(sql));
    expect(ofNames).toHaveLength(2);
    await app.services.db.transaction(unit => textOf(unit).sql('analyze'));
    for (const statement of ofVisits) {
      expect(await indexedPlanOf(app, statement)).toMatch(BY_TIME[app.services.db.engine]);
    }
  }
});

/** A visit at 08h00 of each day, the first of them on 2031-11-20, written past the calls. */
async function fill({ place, professional }: { place: number; professional: number }, days: number): Promise<void> {
  const calendar = await textOf(app.services.db.primary).first<{ id: number }>(
    'select id from calendar where professional_id = ?',
    [professional],
  );
  await app.services.db.transaction(async unit => {
    for (let day = 0; day < days; day += 1) {
      const start = new Date(Date.parse('2031-11-20T01:00:00Z') + day * 86_400_000);
      await textOf(unit).sql(
        `insert into booking (code, place_id, professional_id, calendar_id, start_at, end_at, state, name, answers, created_at, updated_at)
         values (?, ?, ?, ?, ?, ?, 'confirmed', 'Trần Thị Bình', '[]', ?, ?)`,
        [
          `PLAN${day}`,
          place,
          professional,
          calendar?.id ?? 0,
          start,
          new Date(start.getTime() + 1_800_000),
          start,
          start,
        ],
      );
    }
  });
}
