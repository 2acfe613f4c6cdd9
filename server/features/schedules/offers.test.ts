import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { countForPlans, indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { offeredCalendars } from './queries/offered-calendars.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const { hospital, clinic } = PLACES;
const { mai } = PROFESSIONALS;
const offered = async (path: string) => (await (await app.request(`/api/v1/calendar/${path}/`)).json()).items;

it('calendars on offer are a place’s own and those of its doctors, or a doctor’s at each place', async () => {
  expect(await offered(`place/${clinic.id}`)).toEqual([{ place: clinic.id, professional: null }]);
  expect(await offered(`place/${hospital.id}`)).toEqual([{ place: hospital.id, professional: mai.id }]);
  expect(await offered(`professional/${mai.id}`)).toEqual([{ place: hospital.id, professional: mai.id }]);
  expect(await offered('place/999999')).toEqual([]);
});

it('a calendar that takes a pause, or of a professional who no longer works there, is not on offer', async () => {
  const write = (sql: string, ...values: (number | boolean)[]) =>
    app.services.db.transaction(async unit => void (await textOf(unit).sql(sql, values)));
  await write(
    'update calendar set accepts_booking = ? where place_id = ? and professional_id is null',
    false,
    clinic.id,
  );
  expect(await offered(`place/${clinic.id}`)).toEqual([]);
  await write('delete from workplace where professional_id = ? and place_id = ?', mai.id, hospital.id);
  expect(await offered(`place/${hospital.id}`)).toEqual([]);
  expect(await offered(`professional/${mai.id}`)).toEqual([]);
});

it('the calendars of a place or a doctor are found by one statement each, by indexes', async () => {
  const { primary } = app.services.db;
  const sent = await statementsOf(app, async () => {
    await offeredCalendars(primary, 'place', hospital.id);
    await offeredCalendars(primary, 'professional', mai.id);
  });
  expect(sent).toHaveLength(2);
  await countForPlans(app);
  for (const statement of sent)
    expect(await indexedPlanOf(app, statement)).not.toMatch(
      /\bSCAN (calendar|workplace|place|professional)\b|Seq Scan on/i,
    );
});
