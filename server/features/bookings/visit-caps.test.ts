import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { logIn } from '../../testing/log-in.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { sentTexts } from '../../testing/sent-texts.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { bookingPlaced, visit } from './contract.ts';
import { forgetAddresses } from './jobs/forget-addresses.ts';

const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));

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

const JOB = { messageId: 1, attempt: 1, signal: new AbortController().signal };

/** A doctor with 30 half hours a day. */
const addDoctor = () => visitors.addDoctor({ weekly: daily(360, 1_260) });
const startAt = (number: number) =>
  new Date(Date.parse('2031-11-20T06:00:00+07:00') + number * 1_800_000).toISOString();

/** Books so many half hours in turn; answers the statuses. */
async function bookInTurn(of: Bookable, count: number, who: () => Request, more: (number: number) => object) {
  const statuses: number[] = [];
  for (let number = 0; number < count; number += 1) {
    statuses.push((await visitors.book(who(), of, startAt(number), more(number))).status);
  }
  return statuses;
}

const times = (count: number, status: number) => Array.from({ length: count }, () => status);
const phoneOf = (number: number) => `0987 ${String(100 + number)} 000`;

it('one phone number without an account has three visits to come in a calendar, whatever browsers and networks it comes by', async () => {
  const doctor = await addDoctor();
  const phone = '0981 111 111';
  expect(
    await bookInTurn(
      doctor,
      5,
      () => visitors.stranger(),
      () => ({ phone }),
    ),
  ).toEqual([...times(3, 200), ...times(2, 422)]);
  const answer = await visitors.book(visitors.stranger(), doctor, startAt(9), { phone: '+84 981.111.111' });
  expect(await answer.json()).toMatchObject({
    phone: ['Số điện thoại này đang có 3 lịch hẹn sắp tới tại đây. Bạn huỷ bớt, hoặc đăng nhập để đặt thêm.'],
  });
  const forOther = { phone: null, booked_by: { name: 'Lê Văn Con', mobile_phone: phone, email: null } };
  expect(await (await visitors.book(visitors.stranger(), doctor, startAt(9), forOther)).json()).toMatchObject({
    'booked_by.mobile_phone': [expect.stringContaining('đang có 3 lịch hẹn sắp tới tại đây')],
  });
  expect(await visitors.rows(doctor)).toBe(3);
});

it('and six in all, also where it books ten calendars at the same moment', async () => {
  const doctors: Bookable[] = [];
  for (let number = 0; number < 10; number += 1) doctors.push(await addDoctor());
  const crowd = doctors.map(() => visitors.stranger());
  for (const who of crowd) await who('/api/v1/site/');
  const phone = '0982 222 222';
  const answers = await Promise.all(
    crowd.map((who, number) => visitors.book(who, doctors[number] ?? { place: 0 }, startAt(number), { phone })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...times(6, 200), ...times(4, 422)]);
});

it('visits that are over count no longer', async () => {
  const doctor = await addDoctor();
  const phone = '0983 333 333';
  await bookInTurn(
    doctor,
    3,
    () => visitors.stranger(),
    () => ({ phone }),
  );
  const { db } = app.services;
  await db.transaction(unit =>
    textOf(unit).sql("update booking set state = 'cancelled' where phone = '+84983333333' and start_at = ?", [
      new Date(startAt(0)),
    ]),
  );
  expect((await visitors.book(visitors.stranger(), doctor, startAt(7), { phone })).status).toBe(200);
});

it('strangers behind one network address have twelve visits to come in a calendar, also at the same moment', async () => {
  const doctor = await addDoctor();
  const crowd = Array.from({ length: 20 }, () => visitors.stranger('198.51.100.12'));
  for (const who of crowd) await who('/api/v1/site/');
  const answers = await Promise.all(
    crowd.map((who, number) => visitors.book(who, doctor, startAt(number), { phone: phoneOf(number) })),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([...times(12, 200), ...times(8, 409)]);
  const near = await visitors.book(visitors.stranger('198.51.100.12'), doctor, startAt(25), { phone: '0984 444 444' });
  expect(await near.json()).toMatchObject({
    detail: 'Mạng bạn đang dùng đã có 12 lịch hẹn sắp tới tại đây. Bạn đăng nhập để đặt thêm.',
  });
  const elsewhere = await visitors.book(visitors.stranger('198.51.100.13'), doctor, startAt(26), {
    phone: '0984 444 445',
  });
  expect(elsewhere.status).toBe(200);
});

it('an account is measured by itself: twelve visits to come in a calendar', async () => {
  const doctor = await addDoctor();
  const account = await logIn(app, ACCOUNTS.user.email);
  const phone = '0985 555 555';
  expect(
    await bookInTurn(
      doctor,
      14,
      () => account,
      () => ({ phone }),
    ),
  ).toEqual([...times(12, 200), ...times(2, 409)]);
  expect((await visitors.book(visitors.stranger(), doctor, startAt(20), { phone })).status).toBe(200);
});

it('of a network address nothing but a keyed hash is kept, and that until the visit begins', async () => {
  const doctor = await addDoctor();
  await visitors.book(visitors.stranger('198.51.100.99'), doctor, startAt(0), { phone: '0986 666 666' });
  const hashes = () =>
    textOf(app.services.db.primary).all<{ hash: string | null }>(
      'select address_hash as hash from booking where professional_id = ?',
      [doctor.professional],
    );
  expect(await hashes()).toEqual([{ hash: expect.stringMatching(/^[\w-]{43}$/) }]);
  await forgetAddresses.run(app.services, JOB);
  expect(await hashes()).toEqual([{ hash: expect.any(String) }]);
  clock.advance(2 * 86_400_000);
  await forgetAddresses.run(app.services, JOB);
  expect(await hashes()).toEqual([{ hash: null }]);
});

it('an address that got five messages on a day gets none about further visits: they stand, and their pages say so', async () => {
  const doctor = await addDoctor();
  const email = 'nguoi-la@thu.example';
  const told: boolean[] = [];
  for (let number = 0; number < 6; number += 1) {
    const who = visitors.stranger();
    const more = { email, phone: phoneOf(60 + number) };
    const placed = bookingPlaced.parse(await (await visitors.book(who, doctor, startAt(number + 96), more)).json());
    const { searchParams } = new URL(placed.link, app.url);
    const shown = await (await who(`/api/v1/booking/${placed.code}/?key=${searchParams.get('key')}`)).json();
    told.push(!visit.parse(shown).is_untold);
  }
  expect(told).toEqual([true, true, true, true, true, false]);
  const emailMessages = (await sentMails(app)).filter(({ to }) => to === email);
  expect(emailMessages).toHaveLength(5);
});

it('a phone whose number strangers type again and again gets five messages a day: the sixth visit stands, and its page says so', async () => {
  const doctor = await addDoctor();
  const told: boolean[] = [];
  for (let number = 0; number < 6; number += 1) {
    const who = visitors.stranger();
    const more = { email: '', phone: '0987 777 777' };
    const placed = bookingPlaced.parse(await (await visitors.book(who, doctor, startAt(number + 96), more)).json());
    const key = new URL(placed.link, app.url).searchParams.get('key');
    const shown = await (await who(`/api/v1/booking/${placed.code}/?key=${key}`)).json();
    told.push(!visit.parse(shown).is_untold);
    await sentTexts(app);
    const cancel = { method: 'POST', body: JSON.stringify({ key }) };
    expect((await who(`/api/v1/booking/${placed.code}/cancel/`, cancel)).status).toBe(200);
  }
  expect(told).toEqual([true, true, true, true, true, false]);
  expect((await sentTexts(app)).filter(({ to }) => to === '+84987777777')).toHaveLength(5);
});
