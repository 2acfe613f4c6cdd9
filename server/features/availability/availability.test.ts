import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { at, freeDoctors, START } from '../../testing/free-doctors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookingPlaced } from '../bookings/contract.ts';
import { nextFree } from '../free-times/queries/next-free.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { deleteProfessionals } from '../professionals/commands/delete-professionals.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import { rebuildAvailability } from './commands/rebuild-availability.ts';

const HOUR = 3_600_000;

let clock = fixedClock(START);
let app: TestApp;
let visitors: BookingVisitors;
beforeAll(async () => {
  const now = () => clock.now();
  app = await startTestApp({ world: 'tiny', services: { clock: { now } }, config: { trustProxy: 1 } });
  visitors = await addBookingVisitors(app);
});
beforeEach(() => {
  clock = fixedClock(START);
});
afterAll(() => app.close());

const { body, work, addDoctor } = freeDoctors(
  () => app,
  () => visitors,
);
const nextOf = async ({ place, professional }: Bookable) => {
  await work();
  const { read } = app.services.db;
  const [there, theirs] = [
    await nextFree(read, 'place', [place]),
    await nextFree(read, 'professional', [professional ?? 0]),
  ];
  return { place: there.get(place) ?? null, professional: theirs.get(professional ?? 0) ?? null };
};

describe('the next free time of a doctor and of the place', () => {
  it('follows bookings and cancellations', async () => {
    const doctor = await addDoctor();
    expect(await nextOf(doctor)).toEqual({ place: at('08:00'), professional: at('08:00') });
    const { user } = visitors.keepers.people;
    const placed = bookingPlaced.parse(await (await visitors.book(user, doctor, at('08:00'))).json());
    expect(await nextOf(doctor)).toEqual({ place: at('08:30'), professional: at('08:30') });
    expect((await user(`/api/v1/booking/${placed.code}/cancel/`, { method: 'POST' })).status).toBe(200);
    expect(await nextOf(doctor)).toEqual({ place: at('08:00'), professional: at('08:00') });
  });

  it('does not follow holds, which last minutes', async () => {
    const doctor = await addDoctor();
    await nextOf(doctor);
    const held = await visitors.stranger()('/api/v1/booking/hold/', {
      method: 'POST',
      body: JSON.stringify({ ...doctor, booking_start: at('08:00') }),
    });
    expect((await held.json()).held).toBe(true);
    expect(await work()).toBe(0);
    expect((await visitors.book(visitors.stranger(), doctor, at('08:30'))).status).toBe(200);
    expect(await nextOf(doctor)).toEqual({ place: at('08:00'), professional: at('08:00') });
  });

  it('follows a visit at another place, which shuts the hour here', async () => {
    const [here, there] = await visitors.addDoctorAtTwo();
    // The hours of this day are over.
    clock.advance(3.5 * HOUR);
    expect((await nextOf(there)).place).toBe(at('08:00'));
    expect((await visitors.book(visitors.stranger(), here, at('08:00'))).status).toBe(200);
    expect((await nextOf(there)).place).toBe(at('08:30'));
  });

  it('follows hours, pauses and closings, also those of the place', async () => {
    const doctor = await addDoctor();
    const { people, send } = visitors.keepers;
    const save = async (version: number, schedule: object, professional: number | null = doctor.professional) =>
      expect((await send(people.editor, 'PUT', body(version, schedule), { ...doctor, professional })).status).toBe(200);
    await save(1, { weekly: daily(600, 660) });
    expect((await nextOf(doctor)).professional).toBe(at('10:00', '2031-11-19'));
    const closed = { kind: 'closed', date: '2031-11-19', until: '2031-11-20', from: null, to: null };
    await save(0, { weekly: [], exceptions: [closed] }, null);
    expect(await nextOf(doctor)).toEqual({ place: at('10:00', '2031-11-21'), professional: at('10:00', '2031-11-21') });
    await save(2, { accepts_booking: false });
    expect(await nextOf(doctor)).toEqual({ place: null, professional: null });
  });

  it('follows the status of either, and where the doctor works', async () => {
    const doctor = await addDoctor();
    const free = { place: at('08:00'), professional: at('08:00') };
    const none = { place: null, professional: null };
    const hide = async (status: 'hidden' | 'published', kind: 'place' | 'professional') => {
      if (kind === 'place') await savePlaces(app.services, [{ id: doctor.place, status }]);
      else await saveProfessionals(app.services, [{ id: doctor.professional, status }]);
      return nextOf(doctor);
    };
    expect(await hide('hidden', 'place')).toEqual(none);
    expect(await hide('published', 'place')).toEqual(free);
    expect(await hide('hidden', 'professional')).toEqual(none);
    expect(await hide('published', 'professional')).toEqual(free);
    await saveProfessionals(app.services, [{ id: doctor.professional, workplaces: [] }]);
    expect(await nextOf(doctor)).toEqual(none);
  });

  it('of a place is that of the professional who is free first, and is left to the others when one is deleted', async () => {
    const doctor = await addDoctor();
    const { directory, people, send } = visitors.keepers;
    const early = {
      place: doctor.place,
      professional: await directory.addProfessional({ workplaces: [doctor.place] }),
    };
    await send(people.editor, 'PUT', body(0, { weekly: daily(420, 480) }), early);
    expect(await nextOf(early)).toEqual({ place: at('07:00'), professional: at('07:00') });
    await deleteProfessionals(app.services, [early.professional]);
    expect((await nextOf(early)).place).toBe(at('08:00'));
    const [left] = await textOf(app.services.db.primary).all(
      'select * from next_free where kind = ? and entity_id = ?',
      ['professional', early.professional],
    );
    expect(left).toBeUndefined();
  });
});

describe('the passing of time', () => {
  it('takes a start away one second after its minimum notice began, without any change', async () => {
    const doctor = await addDoctor({ notice_minutes: 120 });
    expect((await nextOf(doctor)).professional).toBe(at('08:00'));
    clock.advance(21 * HOUR);
    expect((await nextOf(doctor)).professional).toBe(at('08:00'));
    clock.advance(1_000);
    expect(await nextOf(doctor)).toEqual({ place: at('08:30'), professional: at('08:30') });
    clock.advance(24 * HOUR);
    expect((await nextOf(doctor)).professional).toBe(at('08:30', '2031-11-21'));
  });

  it('brings a date into reach at midnight that was too far before', async () => {
    const extra = { kind: 'extra', date: '2031-12-10', from: 480, to: 510, slot_minutes: 30 };
    const doctor = await addDoctor({ weekly: [], exceptions: [extra] });
    expect((await nextOf(doctor)).professional).toBeNull();
    clock.advance(15 * HOUR - 1);
    expect((await nextOf(doctor)).professional).toBeNull();
    clock.advance(1);
    expect((await nextOf(doctor)).professional).toBe(at('08:00', '2031-12-10'));
  });
});

it('a rebuild finds again what is stored, also where rows and filters were lost', async () => {
  const doctor = await addDoctor();
  const before = await nextOf(doctor);
  const { db } = app.services;
  const count = async () => (await (await app.request('/api/v1/professional/?available=week')).json()).count;
  await rebuildAvailability(app.services);
  const counted = await count();
  expect(counted).toBeGreaterThan(0);
  for (const lost of ['availability', 'next_free']) {
    await db.transaction(unit => textOf(unit).sql(`delete from ${lost}`));
    await db.transaction(unit =>
      textOf(unit).sql(
        'insert into next_free (kind, entity_id, next_at) values (?, 999999, ?) on conflict do nothing',
        ['place', clock.now()],
      ),
    );
    await rebuildAvailability(app.services);
    expect([await nextOf(doctor), await count()]).toEqual([before, counted]);
    expect((await nextFree(db.read, 'place', [999_999])).size).toBe(0);
  }
});
