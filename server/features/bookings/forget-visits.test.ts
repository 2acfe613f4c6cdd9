import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addDays } from '../../platform/clock/vietnam-calendar.ts';
import type { SqlValue } from '../../platform/db/engine.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { exportParts } from '../privacy/queries/export-archive.ts';
import { bookingPlaced } from './contract.ts';
import { oldVisits } from './jobs/forget-visits.ts';

/** The 29th of February, 09h00 in Hà Nội; the visit is the day after. */
const clock = fixedClock(new Date('2032-02-29T02:00:00Z'));
const START = '2032-03-01T08:00:00+07:00';
const HEALTH = {
  reason_booking: 'Đau đầu kéo dài',
  date_of_birth: '1990-05-31',
  address: '1 Hàng Bông',
  answers: ['Đang uống aspirin'],
};

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

const { email } = ACCOUNTS.user;
const stored = () => textOf(app.services.db.primary).all<Record<string, unknown>>('select * from booking order by id');
const exported = async () => {
  const account = await textOf(app.services.db.primary).first<{ id: number }>(
    'select id from account where email = ?',
    [email],
  );
  const parts = await exportParts(app.services, account?.id ?? 0);
  return JSON.stringify(parts.find(({ file }) => file === 'bookings.json')?.rows);
};
const jumpTo = async (moment: string) => {
  clock.advance(new Date(moment).getTime() - clock.now().getTime());
  await createWork(app.services).drain();
};

it('reason, answers, address and date of birth are exported for twelve months after the visit, and then deleted', async () => {
  const doctor = await visitors.addDoctor({
    confirms_at_once: true,
    reasons: [{ name: 'Khám', minutes: 30, questions: ['Thuốc đang uống?'] }],
  });
  const { id: reason } = (await textOf(app.services.db.primary).first<{ id: number }>(
    'select max(id) as id from visit_reason',
  )) ?? { id: 0 };
  const answer = await visitors.book(
    visitors.keepers.people.user,
    doctor,
    START,
    { email, reason, ...HEALTH },
    {
      'Idempotency-Key': 'mot-khoa-rieng',
    },
  );
  const placed = bookingPlaced.parse(await answer.json());
  await createWork(app.services).drain();
  await jumpTo('2033-02-28T23:00:00+07:00');
  const texts = ['Đau đầu kéo dài', 'Đang uống aspirin', '1 Hàng Bông', '1990-05-31'];
  for (const text of texts) expect(await exported()).toContain(text);
  await jumpTo('2033-03-02T09:00:00+07:00');
  const row = (await stored()).find(({ code }) => code === placed.code);
  expect(row).toMatchObject({
    reason_id: null,
    reason_text: '',
    address: '',
    date_of_birth: null,
    key_hash: null,
    payload_hash: null,
    first_answer: null,
    name: 'Trần Thị Bình',
    phone: '+84912345678',
    email,
    state: 'confirmed',
  });
  expect(JSON.stringify(row)).not.toContain('aspirin');
  for (const text of texts) expect(await exported()).not.toContain(text);
  expect(await exported()).toContain('Trần Thị Bình');
});

it('thousands of old visits are cleared in batches, and none of those of the last twelve months', async () => {
  const { primary } = app.services.db;
  const [{ id, ...template } = {}] = await stored();
  const before = addDays(clock.now(), -400);
  let codes = 0;
  const insert = (start: Date, count: number) =>
    app.services.db.transaction(async unit => {
      const columns = Object.keys(template).filter(
        name => !['code', 'start_at', 'forgotten_at', 'reason_text'].includes(name),
      );
      for (let number = 0; number < count; number += 1) {
        codes += 1;
        const code = `OLD${codes}`;
        await textOf(unit).sql(
          `insert into booking (${columns.join(', ')}, code, start_at, reason_text)
           select ${columns.join(', ')}, ?, ?, 'Đau' from booking where id = ?`,
          [code, start, Number(id)],
        );
      }
    });
  await insert(before, 1_200);
  await insert(addDays(clock.now(), -300), 3);
  await jumpTo(addDays(clock.now(), 1).toISOString());
  const left = await textOf(primary).all<{ start_at: unknown }>("select start_at from booking where reason_text <> ''");
  expect(left).toHaveLength(3);
});

it('an old visit that a backup brings back to a site without visits is forgotten on the next day', async () => {
  const sql = (text: string, values: readonly SqlValue[] = []) =>
    app.services.db.transaction(unit => textOf(unit).sql(text, values));
  const held = () => textOf(app.services.db.primary).all("select code from booking where reason_text <> ''");
  await sql("update booking set reason_text = '', forgotten_at = ?", [clock.now()]);
  for (let day = 0; day < 2; day += 1) await jumpTo(addDays(clock.now(), 1).toISOString());
  await sql("update booking set reason_text = 'Đau', forgotten_at = null where code = 'OLD1'");
  expect(await held()).toEqual([{ code: 'OLD1' }]);
  await jumpTo(addDays(clock.now(), 1).toISOString());
  expect(await held()).toEqual([]);
});

it('old visits are found by an index of those that still hold health data', async () => {
  const { db } = app.services;
  const [sent] = await statementsOf(app, () => db.primary.rows(oldVisits({ before: clock.now() })));
  await db.transaction(unit => textOf(unit).sql('analyze'));
  if (!sent) throw new Error('Nothing was sent');
  expect(await indexedPlanOf(app, sent)).toContain('booking_unforgotten_index');
});
