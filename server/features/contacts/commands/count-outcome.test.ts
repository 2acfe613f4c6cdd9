import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { PLACES } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../../app/create-work.ts';
import type { Clock } from '../../../platform/clock/clock.ts';
import { vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { textOf } from '../../../platform/db/text.ts';
import { logIn } from '../../../testing/log-in.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';

const DAY_MS = 86_400_000;

let app: TestApp;
let ahead = 0;
const clock: Clock = { now: () => new Date(Date.parse('2026-11-21T03:00:00Z') + ahead) };
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock } });
});
afterAll(() => app.close());

const daysIn = async (table: string) =>
  (await textOf(app.services.db.primary).all<{ day: string }>(`select day from ${table} order by day`)).map(
    ({ day }) => day,
  );

/** Does each day's work, so many days long. */
async function live(days: number): Promise<void> {
  for (let i = 0; i < days; i++) {
    ahead += DAY_MS;
    await createWork(app.services).drain();
  }
}

it('forgets after a month who saw whose contact, and not before', async () => {
  const user = await logIn(app, ACCOUNTS.user.email);
  expect((await user(`/api/v1/place/${PLACES.hospital.id}/phone/`)).status).toBe(200);
  await live(1);
  expect((await user(`/api/v1/place/${PLACES.hospital.id}/phone/`)).status).toBe(200);
  const both = ['2026-11-21', '2026-11-22'];
  await live(29);
  expect([await daysIn('contact_reveal'), await daysIn('contact_quota')]).toEqual([both, both]);
  await live(1);
  expect([await daysIn('contact_reveal'), await daysIn('contact_quota')]).toEqual([['2026-11-22'], ['2026-11-22']]);
  await live(2);
  expect([await daysIn('contact_reveal'), await daysIn('contact_quota')]).toEqual([[], []]);
});

it('forgets on the next day what was counted by network and by contact, also where nothing else is left', async () => {
  const { db } = app.services;
  await db.transaction(unit => textOf(unit).sql('update account set email_confirmed_at = ?', [clock.now()]));
  const user = await logIn(app, ACCOUNTS.doctor.email);
  expect((await user(`/api/v1/place/${PLACES.hospital.id}/phone/`)).status).toBe(200);
  const day = [vietnamDay(clock.now())];
  const counted = async () => [await daysIn('contact_address_quota'), await daysIn('contact_newcomer_quota')];
  expect(await counted()).toEqual([day, day]);
  for (const table of ['reveal', 'quota', 'day_count']) {
    await db.transaction(unit => textOf(unit).sql(`delete from contact_${table}`));
  }
  await createWork(app.services).drain();
  expect(await counted()).toEqual([day, day]);
  await live(1);
  expect(await counted()).toEqual([[], []]);
});
