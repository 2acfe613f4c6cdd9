import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { bookingCalendar, holdAnswer, SLOT_TOO_SHORT_TEXT } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const DAY = '2031-11-20';
const at = (time: string) => `${DAY}T${time}:00+07:00`;
const FIVE_MINUTES = 300_000;

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

const send = (who: Request, method: 'POST' | 'DELETE', of: Bookable, start: string, reason?: number) =>
  who('/api/v1/booking/hold/', { method, body: JSON.stringify({ ...of, booking_start: start, reason }) });
const hold = async (who: Request, of: Bookable, start: string, reason?: number) => {
  const answer = await send(who, 'POST', of, start, reason);
  expect(answer.status).toBe(200);
  return holdAnswer.parse(await answer.json());
};
const release = async (who: Request, of: Bookable, start: string) =>
  (await (await send(who, 'DELETE', of, start)).json()).released;

it('a held slot is full for everybody but its holder, for whom it stays open and who books it', async () => {
  const doctor = await visitors.addDoctor({ weekly: daily(480, 540) });
  const who = visitors.stranger();
  expect(await hold(who, doctor, at('08:00'))).toEqual({ held: true, remaining_ms: FIVE_MINUTES, message: '' });
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 full', '08:30 open']);
  expect(await visitors.slotsOn(DAY, doctor, who)).toEqual(['08:00 open', '08:30 open']);
  expect((await send(visitors.stranger(), 'POST', doctor, at('08:00'))).status).toBe(409);
  expect((await visitors.book(visitors.stranger(), doctor, at('08:00'))).status).toBe(409);
  expect((await visitors.book(who, doctor, at('08:00'))).status).toBe(200);
  expect([await visitors.rows(doctor), await visitors.rows(doctor, 'held')]).toEqual([1, 0]);
});

it('a hold ends after five minutes, keeps its time when it is asked for again, and is given back', async () => {
  const doctor = await visitors.addDoctor({ weekly: daily(480, 510) });
  const who = visitors.stranger();
  await hold(who, doctor, at('08:00'));
  clock.advance(FIVE_MINUTES - 1);
  expect((await hold(who, doctor, at('08:00'))).remaining_ms).toBe(1);
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 full']);
  clock.advance(1);
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open']);
  const next = visitors.stranger();
  expect((await hold(next, doctor, at('08:00'))).held).toBe(true);
  expect(await visitors.rows(doctor)).toBe(1);
  expect([await release(who, doctor, at('08:00')), await release(next, doctor, at('08:00'))]).toEqual([false, true]);
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open']);
});

it('holds are deleted within a minute after their end, with the hashes of who held, and what shows the slots follows', async () => {
  const { services } = app;
  const doctors = [await visitors.addDoctor(), await visitors.addDoctor()];
  const who = visitors.stranger();
  for (const doctor of doctors) await hold(who, doctor, at('08:00'));
  await createWork(services).drain();
  clock.advance(FIVE_MINUTES - 1);
  await createWork(services).drain();
  const rows = () => Promise.all(doctors.map(doctor => visitors.rows(doctor, 'held')));
  expect(await rows()).toEqual([1, 1]);
  const changedTags = () => textOf(services.db.primary).all('select id from changed_tag');
  const before = (await changedTags()).length;
  clock.advance(60_000);
  await createWork(services).drain();
  expect(await rows()).toEqual([0, 0]);
  expect((await changedTags()).length).toBeGreaterThanOrEqual(before + 2);
});

it('a slot whose hold is over is still booked by the visitor who held it, where nobody else was faster', async () => {
  const doctor = await visitors.addDoctor();
  const who = visitors.stranger();
  await hold(who, doctor, at('08:00'));
  clock.advance(2 * FIVE_MINUTES);
  expect((await visitors.book(who, doctor, at('08:00'))).status).toBe(200);
  expect(await visitors.rows(doctor)).toBe(1);
});

it.each([
  ['an account', 2, () => visitors.keepers.people.user],
  ['an address without account', 3, () => visitors.stranger('10.99.0.1')],
])(
  '%s holds %i slots at a time; the next one is not held, which is said, and is booked all the same',
  async (_, most, whoOf) => {
    const doctors = await Promise.all(Array.from({ length: most + 1 }, () => visitors.addDoctor()));
    const who = whoOf();
    await who('/api/v1/site/');
    // At the same moment in calendars that do not wait for each other.
    const answers = await Promise.all(doctors.map(doctor => hold(who, doctor, at('08:00'))));
    expect(answers.filter(({ held }) => held)).toHaveLength(most);
    expect(answers.find(({ held }) => !held)?.message).toContain('Bạn vẫn có thể đặt khám');
    const left = doctors[answers.findIndex(({ held }) => !held)] ?? doctors[0];
    expect(left && (await visitors.book(who, left, at('08:00'))).status).toBe(200);
    clock.advance(FIVE_MINUTES);
    const fresh = await visitors.addDoctor();
    expect((await hold(who, fresh, at('08:00'))).held).toBe(true);
    clock.advance(FIVE_MINUTES);
  },
);

it('a login on the way keeps the hold and gives it five more minutes, once', async () => {
  const doctor = await visitors.addDoctor();
  const who = visitors.stranger();
  await hold(who, doctor, at('08:00'));
  clock.advance(60_000);
  const { email, password } = ACCOUNTS.newcomer;
  const login = await who('/api/v1/login/', { method: 'POST', body: JSON.stringify({ email, password }) });
  expect(login.status).toBe(200);
  expect((await hold(who, doctor, at('08:00'))).remaining_ms).toBe(2 * FIVE_MINUTES - 60_000);
  expect((await hold(who, doctor, at('08:00'))).remaining_ms).toBe(2 * FIVE_MINUTES - 60_000);
  expect(await visitors.rows(doctor)).toBe(1);
  expect(await release(who, doctor, at('08:00'))).toBe(true);
});

/** A doctor from 8 to 10 by half hours, and two reasons: of 45 minutes and of 15. */
async function withReasons() {
  const reasons = [
    { name: 'Khám lần đầu', minutes: 45 },
    { name: 'Đọc kết quả', minutes: 15 },
  ];
  const doctor = await visitors.addDoctor({ weekly: daily(480, 600), reasons });
  const { place, professional } = doctor;
  const answer = await visitors.stranger()(`/api/v1/calendar/?place=${place}&professional=${professional}`);
  const [long, short] = bookingCalendar.parse(await answer.json()).reasons;
  if (!long || !short) throw new Error('No reasons');
  return { doctor, long: long.id, short: short.id };
}

it('a hold keeps as much time as its reason takes, so that what is held is what is booked', async () => {
  const { doctor, long } = await withReasons();
  const [who, other] = [visitors.stranger(), visitors.stranger()];
  await hold(who, doctor, at('08:30'), long);
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open', '08:30 full', '09:00 full', '09:30 open']);
  expect((await visitors.book(other, doctor, at('09:00'))).status).toBe(409);
  expect((await visitors.book(who, doctor, at('08:30'), { reason: long })).status).toBe(200);
});

it('a hold follows the reason that is chosen, and keeps its time', async () => {
  const { doctor, long, short } = await withReasons();
  const who = visitors.stranger();
  await hold(who, doctor, at('08:30'));
  clock.advance(60_000);
  expect(await hold(who, doctor, at('08:30'), long)).toMatchObject({ held: true, remaining_ms: 240_000 });
  expect(await visitors.slotsOn(DAY, doctor)).toContain('09:00 full');
  await hold(who, doctor, at('08:30'), short);
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open', '08:30 full', '09:00 open', '09:30 open']);
  expect(await visitors.rows(doctor, 'held')).toBe(1);
});

it('where a longer reason is not to be had this is said at once, and the hold stays as it was', async () => {
  const { doctor, long } = await withReasons();
  const [who, other] = [visitors.stranger(), visitors.stranger()];
  await hold(who, doctor, at('08:30'));
  await hold(who, doctor, at('09:30'));
  expect((await visitors.book(other, doctor, at('09:00'))).status).toBe(200);
  const refused = await send(who, 'POST', doctor, at('08:30'), long);
  expect([refused.status, (await refused.json()).detail]).toEqual([409, SLOT_TOO_SHORT_TEXT]);
  const late = await send(who, 'POST', doctor, at('09:30'), long);
  expect([late.status, JSON.stringify(await late.json())]).toEqual([422, expect.stringContaining(SLOT_TOO_SHORT_TEXT)]);
  expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open', '08:30 full', '09:00 full', '09:30 full']);
  expect((await send(visitors.stranger(), 'POST', doctor, at('08:30'), long)).status).toBe(409);
  expect((await visitors.book(who, doctor, at('08:30'))).status).toBe(200);
});

it('of those who make their holds longer over the same half hour, and who book it, exactly one gets it', async () => {
  const { doctor, long } = await withReasons();
  const [before, after] = [visitors.stranger(), visitors.stranger()];
  const others = Array.from({ length: 6 }, () => visitors.stranger());
  for (const who of others) await who('/api/v1/site/');
  await hold(before, doctor, at('08:30'));
  await hold(after, doctor, at('09:30'));
  const answers = await Promise.all([
    send(before, 'POST', doctor, at('08:30'), long),
    ...others.map(who => visitors.book(who, doctor, at('09:00'))),
  ]);
  const statuses = answers.map(({ status }) => status).sort();
  expect(statuses).toEqual([200, 409, 409, 409, 409, 409, 409]);
});

it('one visitor whose hold grows and shrinks at the same moment has one hold, which is booked', async () => {
  const { doctor, long, short } = await withReasons();
  const who = visitors.stranger();
  await hold(who, doctor, at('08:30'));
  const asked = [long, short, undefined, long, short, long];
  const answers = await Promise.all(asked.map(reason => send(who, 'POST', doctor, at('08:30'), reason)));
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]));
  expect(await visitors.rows(doctor, 'held')).toBe(1);
  expect((await visitors.book(who, doctor, at('08:30'), { reason: long })).status).toBe(200);
});

it('what is said of a slot that is not held is true of accounts, and of those who share an address', async () => {
  const doctors = await Promise.all(Array.from({ length: 4 }, () => visitors.addDoctor()));
  const said = async (whoOf: () => Request) => {
    const answers = [];
    for (const doctor of doctors) answers.push(await hold(whoOf(), doctor, at('10:00')));
    clock.advance(FIVE_MINUTES);
    return answers.at(-1)?.message;
  };
  expect(await said(() => visitors.keepers.people.user)).toContain('bạn đang giữ 2 khung giờ khác');
  expect(await said(() => visitors.stranger('10.99.0.7'))).toContain('mạng Internet bạn đang dùng đã giữ 3 khung giờ');
});

it('only a slot that could be booked is held', async () => {
  const doctor = await visitors.addDoctor();
  for (const start of [at('08:10'), '2031-11-19T08:00:00+07:00', '2031-12-31T08:00:00+07:00']) {
    expect((await send(visitors.stranger(), 'POST', doctor, start)).status).toBe(422);
  }
});
