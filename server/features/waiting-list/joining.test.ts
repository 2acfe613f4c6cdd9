import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { countForPlans, indexedPlanOf, statementsOf } from '../../testing/plans.ts';
import { sentMails } from '../../testing/sent-mails.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { Request } from '../../testing/visitor.ts';
import { createWaitingVisitors, type WaitingVisitors } from '../../testing/waiting-visitors.ts';
import { waitingIn } from '../bookings/commands/offer-freed.ts';
import { openEntriesOf } from './commands/add-entry.ts';

const DAY = '2031-11-20';
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
let app: TestApp;
let visitors: BookingVisitors;
let waiting: WaitingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  waiting = createWaitingVisitors(app, visitors, DAY);
});
afterAll(() => app.close());

const storedHash = (email: string) =>
  textOf(app.services.db.primary).first<{ address_hash: string | null }>(
    'select address_hash from waiting_entry where email = ?',
    [email],
  );

it.each([
  ['an IPv4 address', ['203.0.113.7', '203.0.113.7', '203.0.113.7', '203.0.113.7'], '203.0.113.8'],
  ['an IPv6 network', ['2001:db8:1:2::1', '2001:db8:1:2::2', '2001:db8:1:2::3', '2001:db8:1:2::4'], '2001:db8:1:3::1'],
])('%s without an account waits three times at a time, whatever the email addresses are', async (_, own, other) => {
  const { doctor } = await waiting.fullDoctor();
  const joinFrom = (address: string, email = waiting.newEmail()) =>
    waiting.join(doctor, email, {}, visitors.stranger(address));
  const emails = own.map(() => waiting.newEmail());
  const answers = await Promise.all(own.map((address, index) => joinFrom(address, emails[index])));
  expect(answers.map(({ status }) => status).toSorted()).toEqual([200, 200, 200, 409]);
  const refused = answers.find(({ status }) => status === 409);
  expect(await refused?.text()).toContain('đã có 3 lượt chờ');
  expect((await joinFrom(other)).status).toBe(200);
  const isIn = emails.filter((_email, index) => answers[index]?.status === 200);
  const [first = ''] = isIn;
  expect((await joinFrom(own[0] ?? '', first)).status).toBe(200);
  const { address_hash } = (await storedHash(first)) ?? {};
  expect(address_hash).toMatch(/^[\w-]{43}$/);
  const link = await waiting.linkTo(first, 'danh sách chờ');
  expect((await waiting.leave({ email: first, ...link })).status).toBe(200);
  expect((await joinFrom(own[0] ?? '')).status).toBe(200);
});

it('an account waits from an address of which three wait without one, and no hash of the address is kept of it', async () => {
  const { doctor } = await waiting.fullDoctor();
  const address = '203.0.113.9';
  const statuses: number[] = [];
  for (const _ of [1, 2, 3, 4]) {
    const answer = await waiting.join(doctor, waiting.newEmail(), {}, visitors.stranger(address));
    statuses.push(answer.status);
  }
  expect(statuses).toEqual([200, 200, 200, 409]);
  const user: Request = (path, init = {}) => {
    const headers = new Headers(init.headers);
    headers.set('x-forwarded-for', address);
    return visitors.keepers.people.user(path, { ...init, headers });
  };
  expect((await waiting.join(doctor, '', { name: '' }, user)).status).toBe(200);
  expect(await storedHash(ACCOUNTS.user.email)).toEqual({ address_hash: null });
});

const entriesOf = (email: string) =>
  textOf(app.services.db.primary).all<{ name: string; phone: string; start_at: unknown }>(
    'select name, phone, start_at from waiting_entry where email = ? order by id',
    [email],
  );

it('a visitor who asks for the same ten times at the same moment waits once and gets one email message', async () => {
  const { doctor } = await waiting.fullDoctor();
  const email = waiting.newEmail();
  const who = visitors.stranger();
  const answers = await Promise.all(Array.from({ length: 10 }, () => waiting.join(doctor, email, {}, who)));
  expect(answers.map(({ status }) => status)).toEqual(Array.from({ length: 10 }, () => 200));
  expect(await entriesOf(email)).toHaveLength(1);
  const mails = (await sentMails(app)).filter(({ to }) => to === email);
  expect(mails).toHaveLength(1);
});

it.each([
  ['another time', { booking_start: `${DAY}T08:00:00+07:00` }],
  ['another name', { name: 'Lê Thị Khác' }],
  ['another number', { phone: '0987 654 321' }],
])('a visitor who asks at the same moment with %s is on the list with that, too', async (_, more) => {
  const { doctor } = await waiting.fullDoctor();
  const email = waiting.newEmail();
  const who = visitors.stranger();
  const both = [{}, more, {}, more].map(each => waiting.join(doctor, email, each, who));
  for (const answer of await Promise.all(both)) {
    expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ waiting: true })]);
  }
  const entries = await entriesOf(email);
  expect(new Set(entries.map(entry => JSON.stringify(entry))).size).toBe(2);
  expect(entries).toHaveLength(2);
});

it('a patient who takes an offer waits no longer for another time of that day', async () => {
  const { doctor, cancel } = await waiting.fullDoctor();
  const first = await waiting.waits(doctor);
  const start = { booking_start: `${DAY}T08:00:00+07:00` };
  expect((await waiting.join(doctor, first.email, start)).status).toBe(200);
  const sister = { ...start, name: 'Lê Thị Em' };
  expect((await waiting.join(doctor, first.email, sister)).status).toBe(200);
  const later = await waiting.waits(doctor);
  expect((await cancel()).status).toBe(200);
  expect((await waiting.take(first)).status).toBe(200);
  const left = await entriesOf(first.email);
  expect(left.map(({ name }) => name).toSorted()).toEqual(['Lê Thị Em', left[0]?.name].toSorted());
  expect(left).toHaveLength(2);
  // The same press again books nothing, so what was joined after it stays.
  expect((await waiting.join(doctor, first.email, start)).status).toBe(200);
  expect((await waiting.take(first)).status).toBe(200);
  expect(await entriesOf(first.email)).toHaveLength(3);
  expect(await waiting.entry(later)).toMatchObject({ state: 'waiting' });
});

/** So many entries of the doctor's calendar that plans differ: few wait, more are offered something, most are over. */
const MANY = `insert into waiting_entry (code, calendar_id, day, name, email, phone, state, created_at)
  with recursive numbers (i) as (select 1 union all select i + 1 from numbers where i < 3000)
  select cast(1000000000 + i as text), calendar.id, '2031-11-20', 'Lê Thị Chờ', 'nguoi-' || i || '@thu.example',
    '+84912345678', case when i <= 20 then 'waiting' when i <= 800 then 'offered' else 'lapsed' end, calendar.created_at
  from numbers cross join calendar where calendar.professional_id = ?`;

it('those in line and the open entries of an email address are found by the indexes of these alone', async () => {
  const { db } = app.services;
  const { doctor } = await waiting.fullDoctor();
  await db.transaction(unit => textOf(unit).sql(MANY, [doctor.professional]));
  await countForPlans(app);
  const sent = await statementsOf(app, async () => {
    await db.primary.rows(waitingIn([1, 2], clock.now()));
    await db.primary.rows(openEntriesOf('nguoi-cho@thu.example'));
  });
  const plans = await Promise.all(sent.map(statement => indexedPlanOf(app, statement)));
  expect(plans).toEqual([
    expect.stringContaining('waiting_entry_queue_index'),
    expect.stringContaining('waiting_entry_open_index'),
  ]);
});
