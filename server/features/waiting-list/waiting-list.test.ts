import { ACCOUNTS } from '@antam/fixtures/people/accounts.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { FEATURES } from '../../app/features.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { post } from '../../testing/account-visits.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { createWaitingVisitors, type WaitingVisitors } from '../../testing/waiting-visitors.ts';

/** What erases visits and entries, in the order in which an account is erased. */
const BOTH = FEATURES.filter(({ name }) => ['bookings', 'waiting-list'].includes(name));
const NOW = new Date('2031-11-19T02:00:00Z');
const DAY = '2031-11-20';
const START = `${DAY}T08:00:00+07:00`;
const PATH = '/api/v1/waiting/';

const clock = fixedClock(NOW);
let app: TestApp;
let visitors: BookingVisitors;
let waiting: WaitingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
  waiting = createWaitingVisitors(app, visitors, DAY);
});
afterAll(() => app.close());
const goTo = (moment: Date) => clock.advance(moment.getTime() - clock.now().getTime());
beforeEach(() => goTo(NOW));

const work = () => createWork(app.services).drain();
const slots = (of: Bookable) => visitors.slotsOn(DAY, of);

describe('a freed slot', () => {
  it('is offered to the first who waits for half an hour, is full for everybody else, and is booked by the link', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const [first, second] = [await waiting.waits(doctor), await waiting.waits(doctor)];
    expect(await waiting.entry(first)).toMatchObject({ state: 'waiting', day: DAY, offer: null });
    expect((await cancel()).status).toBe(200);
    expect(await slots(doctor)).toEqual(['08:00 full']);
    expect(await waiting.entry(first)).toMatchObject({
      state: 'offered',
      offer: { start: START, until: '2031-11-19T09:30:00+07:00' },
    });
    expect(await waiting.entry(second)).toMatchObject({ state: 'waiting' });
    expect((await visitors.book(visitors.stranger(), doctor, START)).status).toBe(409);
    const offer = await waiting.linkTo(first.email, 'Có chỗ trống');
    expect([offer.code, offer.key]).toEqual([first.code, first.key]);
    expect(offer.text).toContain('đến 09h30 19-11-2031');
    const placed = await waiting.take(first);
    expect(placed.status).toBe(200);
    expect(await placed.json()).toMatchObject({ start: START, link: expect.stringContaining('/dat-kham/') });
    expect(await waiting.entry(first)).toMatchObject({ state: 'taken', offer: null });
    clock.advance(3_600_000);
    await work();
    expect(await slots(doctor)).toEqual(['08:00 full']);
    expect(await visitors.rows(doctor, 'pending')).toBe(1);
    expect(await waiting.linkTo(second.email, 'Có chỗ trống')).toMatchObject({ code: '' });
  });

  it('goes to the next after half an hour, and is free for all when nobody is left', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const [first, second] = [await waiting.waits(doctor), await waiting.waits(doctor)];
    await cancel();
    clock.advance(30 * 60_000);
    const late = await waiting.take(first);
    expect([late.status, (await late.json()).code]).toEqual([409, 'OFFER_OVER']);
    await work();
    expect(await waiting.entry(first)).toMatchObject({ state: 'lapsed' });
    expect(await waiting.entry(second)).toMatchObject({ state: 'offered' });
    expect(await slots(doctor)).toEqual(['08:00 full']);
    clock.advance(30 * 60_000);
    await work();
    expect(await slots(doctor)).toEqual(['08:00 open']);
    expect((await visitors.book(visitors.stranger(), doctor, START)).status).toBe(200);
  });

  it('that is closed while it is offered is answered as gone, not as taken too late, and is had by nobody', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const first = await waiting.waits(doctor);
    await cancel();
    const { send, people } = visitors.keepers;
    const hours = async (version: number, weekly: object[]) => {
      const body = { version, notice_minutes: 0, weekly };
      expect((await send(people.clinic, 'PUT', body, { professional: doctor.professional })).status).toBe(200);
      await work();
    };
    await hours(1, daily(480, 540));
    expect(await waiting.entry(first)).toMatchObject({ state: 'offered' });
    await hours(2, daily(600, 660));
    expect(await waiting.entry(first)).toMatchObject({ state: 'withdrawn', offer: null });
    const late = await waiting.take(first);
    expect([late.status, (await late.json()).code]).toEqual([409, 'OFFER_OVER']);
    expect(await visitors.rows(doctor, 'held')).toBe(0);
    clock.advance(30 * 60_000);
    await work();
    expect(await waiting.entry(first)).toMatchObject({ state: 'withdrawn' });
    await hours(3, daily(480, 540));
    expect(await slots(doctor)).toEqual(['08:00 open', '08:30 open']);
  });

  it('goes to the next when the first leaves the list, who is then unknown', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const [first, second] = [await waiting.waits(doctor), await waiting.waits(doctor)];
    await cancel();
    expect((await waiting.leave(first)).status).toBe(200);
    expect(await waiting.entry(second)).toMatchObject({ state: 'offered' });
    expect((await waiting.take(first)).status).toBe(404);
    expect((await waiting.leave(first)).status).toBe(404);
    expect((await waiting.take(second)).status).toBe(200);
  });

  it.each([
    ['29 minutes before the minimum notice begins is free for all', 29, 'open'],
    ['half an hour before the minimum notice begins is offered', 30, 'full'],
  ])('%s', async (_, minutes, state) => {
    const { doctor, cancel } = await waiting.fullDoctor({ notice_minutes: 960 });
    await waiting.waits(doctor);
    goTo(new Date(Date.parse(START) - (960 + minutes) * 60_000));
    await cancel();
    expect(await slots(doctor)).toEqual([`08:00 ${state}`]);
  });

  it.each([
    ['at 2h52 is kept until half past seven', '2031-11-20T02:52:00+07:00', '2031-11-20T07:30:00+07:00'],
    ['at 20h50 is kept until 7h20', '2031-11-19T20:50:00+07:00', '2031-11-20T07:20:00+07:00'],
  ])('%s, as the half hour does not run at night', async (_, freedAt, until) => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const [first, second] = [await waiting.waits(doctor), await waiting.waits(doctor)];
    goTo(new Date(freedAt));
    await cancel();
    expect(await waiting.entry(first)).toMatchObject({ state: 'offered', offer: { start: START, until } });
    goTo(new Date(Date.parse(until) - 1));
    await work();
    expect(await waiting.entry(first)).toMatchObject({ state: 'offered' });
    goTo(new Date(until));
    await work();
    expect(await waiting.entry(first)).toMatchObject({ state: 'lapsed' });
    expect(await waiting.entry(second)).toMatchObject({ state: 'offered' });
  });

  it('at night whose half hour of the morning would run into the minimum notice is free for all', async () => {
    const { doctor, cancel } = await waiting.fullDoctor({ notice_minutes: 60 });
    await waiting.waits(doctor);
    goTo(new Date('2031-11-20T02:52:00+07:00'));
    await cancel();
    expect(await slots(doctor)).toEqual(['08:00 open']);
  });

  it('is offered too where hours are added, a hold ends, and is that start alone where one start is wanted', async () => {
    const { doctor } = await waiting.fullDoctor();
    const [any, late] = [await waiting.waits(doctor), await waiting.waits(doctor, { booking_start: START })];
    const { send, people } = visitors.keepers;
    const saved = await send(
      people.clinic,
      'PUT',
      { version: 1, notice_minutes: 0, weekly: daily(480, 540) },
      { professional: doctor.professional },
    );
    expect(saved.status).toBe(200);
    await work();
    expect(await waiting.entry(any)).toMatchObject({ state: 'offered', offer: { start: `${DAY}T08:30:00+07:00` } });
    expect(await waiting.entry(late)).toMatchObject({ state: 'waiting' });
    const other = await visitors.addDoctor({ weekly: daily(480, 510) });
    const chosen = { ...other, booking_start: START };
    const hold = await visitors.stranger()('/api/v1/booking/hold/', { method: 'POST', body: JSON.stringify(chosen) });
    expect((await hold.json()).held).toBe(true);
    const patient = await waiting.waits(other);
    clock.advance(6 * 60_000);
    await work();
    expect(await waiting.entry(patient)).toMatchObject({ state: 'offered' });
  });

  it.each(['a hold', 'an offer'])(
    'goes to the next in line when the account that has %s of it is erased',
    async kept => {
      const { user } = visitors.keepers.people;
      const { doctor, cancel } = await waiting.fullDoctor();
      if (kept === 'an offer') expect((await waiting.join(doctor, '', {}, user)).status).toBe(200);
      else expect((await cancel()).status).toBe(200);
      if (kept === 'a hold') {
        const held = await post(user, '/api/v1/booking/hold/', { ...doctor, booking_start: START });
        expect((await held.json()).held).toBe(true);
      }
      const next = await waiting.waits(doctor);
      if (kept === 'an offer') expect((await cancel()).status).toBe(200);
      await work();
      expect(await waiting.entry(next)).toMatchObject({ state: 'waiting' });
      await app.services.db.transaction(async unit => {
        const [account] = await textOf(unit).sql<{ id: number }>('select id from account where email = ?', [
          ACCOUNTS.user.email,
        ]);
        for (const { personalData } of BOTH) await personalData(app.services).erase?.(unit, account?.id ?? 0);
      });
      const left = await textOf(app.services.db.primary).all(
        'select id from waiting_entry where account_id in (select id from account where email = ?)',
        [ACCOUNTS.user.email],
      );
      expect(left).toEqual([]);
      await work();
      expect(await waiting.entry(next)).toMatchObject({ state: 'offered', offer: { start: START } });
      expect(await slots(doctor)).toEqual(['08:00 full']);
    },
  );

  it('is not offered twice, and is booked once, when several take it at the same moment', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    const first = await waiting.waits(doctor);
    const others = [await waiting.waits(doctor), await waiting.waits(doctor)];
    await cancel();
    const strangers = Array.from({ length: 6 }, () => visitors.stranger());
    for (const who of strangers) await who('/api/v1/site/');
    const [taken, refused] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => waiting.take(first))),
      Promise.all([...strangers.map(who => visitors.book(who, doctor, START)), ...others.map(waiting.take)]),
    ]);
    expect(taken.map(({ status }) => status)).toEqual(Array.from({ length: 6 }, () => 200));
    expect(new Set(await Promise.all(taken.map(answer => answer.text()))).size).toBe(1);
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([409]));
    expect(await visitors.rows(doctor, 'pending')).toBe(1);
  });
});

describe('joining a waiting list', () => {
  it('is refused where a slot is free, on a day without slots and beyond the coming dates', async () => {
    const doctor = await visitors.addDoctor({ weekly: daily(480, 540).filter(({ weekday }) => weekday === 4) });
    expect((await waiting.join(doctor, waiting.newEmail())).status).toBe(409);
    for (const day of ['2031-11-21', '2031-11-18', '2032-01-20']) {
      expect((await waiting.join(doctor, waiting.newEmail(), { day })).status).toBe(422);
    }
    expect((await waiting.join({ place: doctor.place, professional: 999_999 }, waiting.newEmail())).status).toBe(422);
  });

  it('needs a name, a number and an email address that is no account’s, and twice is once', async () => {
    const { doctor, cancel } = await waiting.fullDoctor();
    for (const field of ['name', 'phone', 'email']) {
      const answer = await waiting.join(doctor, waiting.newEmail(), { [field]: '' });
      expect(answer.status).toBe(422);
      expect(Object.keys(await answer.json())).toContain(field);
    }
    const known = await waiting.join(doctor, ACCOUNTS.user.email);
    expect([known.status, (await known.json()).non_field_errors]).toEqual([401, ['EMAIL_EXISTS']]);
    const free = await visitors.addDoctor();
    expect((await waiting.join(free, ACCOUNTS.user.email)).status).toBe(409);
    const email = waiting.newEmail();
    expect((await waiting.join(doctor, email)).status).toBe(200);
    expect((await waiting.join(doctor, email)).status).toBe(200);
    await cancel();
    const rows = await textOf(app.services.db.primary).all('select state from waiting_entry where email = ?', [email]);
    expect(rows).toEqual([{ state: 'offered' }]);
  });

  it('takes the contacts of an account, which sees and leaves it without the key; nobody else does', async () => {
    const { doctor } = await waiting.fullDoctor();
    const { user, doctor: stranger } = visitors.keepers.people;
    expect((await waiting.join(doctor, '', { name: '' }, user)).status).toBe(200);
    const row = await textOf(app.services.db.primary).first<{ code: string; name: string; email: string }>(
      'select code, name, email from waiting_entry order by id desc limit 1',
    );
    expect(row).toMatchObject({ name: ACCOUNTS.user.name, email: ACCOUNTS.user.email });
    expect((await user(`${PATH}${row?.code}/`)).status).toBe(200);
    expect((await stranger(`${PATH}${row?.code}/`)).status).toBe(404);
    expect((await stranger(`${PATH}${row?.code}/?key=sai`)).status).toBe(404);
    expect((await post(user, `${PATH}${row?.code}/leave/`, {})).status).toBe(200);
  });

  it('is forgotten the day after', async () => {
    const { doctor } = await waiting.fullDoctor();
    const { email } = await waiting.waits(doctor);
    goTo(new Date(Date.parse(`${DAY}T00:00:00+07:00`) + 86_400_000));
    await work();
    expect(await textOf(app.services.db.primary).all('select id from waiting_entry where email = ?', [email])).toEqual(
      [],
    );
  });
});
