import { afterAll, beforeAll, expect, it } from 'vitest';
import { addCalendarKeepers } from '../../testing/calendar-keepers.ts';
import { countForPlans, indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { loadCalendars } from './queries/load-calendars.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const FULL_SCAN = /\bSCAN (calendar|of_place|visit_reason|workplace|place|professional)\b|Seq Scan on/i;

it('twenty calendars of doctors and some of places are loaded by two statements, by indexes', async () => {
  const doctors = Array.from({ length: 20 }, (_, i) => ({ place: 1, professional: 101 + i }));
  const places = [1, 2, 3].map(place => ({ place, professional: null }));
  const sent = await statementsOf(app, () => loadCalendars(app.services.db.primary, [...doctors, ...places]));
  expect(sent).toHaveLength(2);
  await countForPlans(app);
  for (const statement of sent) expect(await indexedPlanOf(app, statement)).not.toMatch(FULL_SCAN);
});

it('calendars are shown to those who keep them, and listed for them, by indexes', async () => {
  const { people, send } = await addCalendarKeepers(app);
  const sent = await statementsOf(app, async () => {
    expect((await send(people.clinic, 'GET')).status).toBe(200);
    expect((await people.clinic('/api/v1/calendar/manage/list/')).status).toBe(200);
  });
  const about = sent.filter(({ sql }) => /calendar|workplace/.test(sql));
  expect(about.length).toBeGreaterThan(3);
  for (const statement of about) expect(await indexedPlanOf(app, statement)).not.toMatch(FULL_SCAN);
});
