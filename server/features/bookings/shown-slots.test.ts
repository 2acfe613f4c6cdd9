import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createApp } from '../../app/create-app.ts';
import { closeServices, createServices } from '../../app/create-services.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import type { Services } from '../../platform/services.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { HOLD_SECONDS } from './contract.ts';

/** Wednesday, 09h00 in Hà Nội. */
const clock = fixedClock(new Date('2031-11-19T02:00:00Z'));
const [TODAY, DAY] = ['2031-11-19', '2031-11-20'];
const at = (time: string) => `${DAY}T${time}:00+07:00`;
/** Two half hours. */
const HOUR = { weekly: daily(480, 540) };
/** In which a process hears of what another one has committed. */
const PROMISE_MS = 500;
/** After which a process asks SQLite again whether others have committed, by the machine's own clock. */
const ASKED_AGAIN_MS = 10;

let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny', services: { clock }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
afterAll(() => app.close());

/** As the call for several calendars answers them. */
const statesInList = async (of: Bookable) => {
  const answer = await visitors.stranger()(`/api/v1/slot/list/?calendars=${of.place}-${of.professional}&days=2`);
  const [shown] = await answer.json();
  return shown.days.at(-1).slots.map(({ state }: { state: string }) => state);
};

describe('slots that strangers are shown', () => {
  it('show a booking at the next request, alone and among several calendars', async () => {
    const doctor = await visitors.addDoctor(HOUR);
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open', '08:30 open']);
    expect(await statesInList(doctor)).toEqual(['open', 'open']);
    expect((await visitors.book(visitors.stranger(), doctor, at('08:00'))).status).toBe(200);
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 full', '08:30 open']);
    expect(await statesInList(doctor)).toEqual(['full', 'open']);
  });

  it('show other hours, a pause and a closing of the place at the next request', async () => {
    const doctor = await visitors.addDoctor(HOUR);
    const { keepers } = visitors;
    const save = async (version: number, schedule: object) => {
      const body = { version, notice_minutes: 0, ...HOUR, ...schedule };
      expect((await keepers.send(keepers.people.clinic, 'PUT', body, doctor)).status).toBe(200);
    };
    expect(await visitors.slotsOn(DAY, doctor)).toHaveLength(2);
    await save(1, { weekly: daily(480, 600) });
    expect(await visitors.slotsOn(DAY, doctor)).toHaveLength(4);
    await save(2, { accepts_booking: false });
    expect(await visitors.slotsOn(DAY, doctor)).toEqual([]);
    const [, there] = await visitors.addDoctorAtTwo();
    expect(await visitors.slotsOn(DAY, there)).toHaveLength(8);
    const closing = { kind: 'closed', date: DAY, until: DAY, from: null, to: null };
    const body = { version: 0, notice_minutes: 0, ...HOUR, exceptions: [closing] };
    const closed = await keepers.send(keepers.people.editor, 'PUT', body, { place: there.place, professional: null });
    expect(closed.status).toBe(200);
    expect(await visitors.slotsOn(DAY, there)).toEqual([]);
  });

  it('follow the clock past a start, past a minimum notice and past midnight', async () => {
    const noon = await visitors.addDoctor({ weekly: daily(720, 780), notice_minutes: 60 });
    expect(await visitors.slotsOn(TODAY, noon)).toEqual(['12:00 open', '12:30 open']);
    clock.advance(2 * 3_600_000);
    expect(await visitors.slotsOn(TODAY, noon)).toEqual(['12:00 open', '12:30 open']);
    clock.advance(1);
    expect(await visitors.slotsOn(TODAY, noon)).toEqual(['12:30 open']);
    clock.advance(3_600_000);
    expect(await visitors.slotsOn(TODAY, noon)).toEqual(['12:00 past']);
    clock.advance(-3 * 3_600_000 - 1);
    expect(await visitors.slotsOn('2031-12-10', noon)).toEqual([]);
    clock.advance(15 * 3_600_000);
    expect(await visitors.slotsOn('2031-12-10', noon)).toHaveLength(2);
    clock.advance(-15 * 3_600_000);
  });

  it('show a hold until it runs out, and to its holder alone as their own', async () => {
    const doctor = await visitors.addDoctor(HOUR);
    const who = visitors.stranger();
    await visitors.slotsOn(DAY, doctor);
    const body = JSON.stringify({ ...doctor, booking_start: at('08:00') });
    expect((await who('/api/v1/booking/hold/', { method: 'POST', body })).status).toBe(200);
    for (const [viewer, state] of [
      [visitors.stranger(), 'full'],
      [who, 'open'],
      [visitors.stranger(), 'full'],
    ] as const) {
      expect(await visitors.slotsOn(DAY, doctor, viewer)).toEqual([`08:00 ${state}`, '08:30 open']);
    }
    clock.advance(HOLD_SECONDS * 1_000 - 1);
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 full', '08:30 open']);
    clock.advance(1);
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open', '08:30 open']);
  });

  it('are not what a booking goes by', async () => {
    const doctor = await visitors.addDoctor(HOUR);
    await visitors.slotsOn(DAY, doctor);
    const { services } = app;
    // A visit without messages.
    await services.db.transaction(unit =>
      textOf(unit).sql(
        `insert into booking (code, place_id, professional_id, calendar_id, start_at, end_at, state, answers, created_at, updated_at)
         select 'untold0001', place_id, professional_id, id, ?, ?, 'confirmed', '[]', ?, ? from calendar
         where place_id = ? and professional_id = ?`,
        [new Date(at('08:00')), new Date(at('08:30')), clock.now(), clock.now(), doctor.place, doctor.professional],
      ),
    );
    expect(await visitors.slotsOn(DAY, doctor)).toEqual(['08:00 open', '08:30 open']);
    expect((await visitors.book(visitors.stranger(), doctor, at('08:00'))).status).toBe(409);
  });
});

describe('another process', () => {
  let there: Services;
  beforeAll(async () => {
    there = await createServices(app.services.config, { clock });
  });
  afterAll(() => closeServices(there));

  it('shows a booking within half a second', async () => {
    const { dispatch, close } = createApp(there);
    const doctor = await visitors.addDoctor(HOUR);
    const states = async () => {
      const path = `/api/v1/slot/?place=${doctor.place}&professional=${doctor.professional}&days=2`;
      const { body } = await dispatch(path, { method: 'GET', headers: {} });
      return JSON.stringify(body).match(/open|full/g);
    };
    clock.advance(PROMISE_MS);
    expect((await states())?.slice(-2)).toEqual(['open', 'open']);
    expect((await visitors.book(visitors.stranger(), doctor, at('08:00'))).status).toBe(200);
    clock.advance(PROMISE_MS);
    await sleep(ASKED_AGAIN_MS);
    expect((await states())?.slice(-2)).toEqual(['full', 'open']);
    await close();
  });
});
