import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { jobsOf } from '../../app/create-work.ts';
import { FEATURES } from '../../app/features.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { addBookingVisitors, type Bookable, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { bookingPlaced } from '../bookings/contract.ts';
import { nextFree } from '../free-times/queries/next-free.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { deleteProfessionals } from '../professionals/commands/delete-professionals.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import { rebuildAvailability } from './commands/rebuild-availability.ts';

const HOUR = 3_600_000;
/** Wednesday, 09h00 in Hà Nội. */
const START = new Date('2031-11-19T02:00:00Z');
const at = (time: string, day = '2031-11-20') => `${day}T${time}:00+07:00`;

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

/** Without the daily jobs, which would end logins: the clock goes back for each test. */
const work = () => {
  const { db, clock: now, log } = app.services;
  return createWorker({ db, clock: now, log, handlers: jobsOf(FEATURES, app.services) }).drain();
};
const nextOf = async ({ place, professional }: Bookable) => {
  await work();
  const { read } = app.services.db;
  const [there, theirs] = [
    await nextFree(read, 'place', [place]),
    await nextFree(read, 'professional', [professional ?? 0]),
  ];
  return { place: there.get(place) ?? null, professional: theirs.get(professional ?? 0) ?? null };
};
/** A doctor at a clinic of their own. */
const addDoctor = async (schedule: object = {}) => {
  const { directory, people, send } = visitors.keepers;
  const place = await directory.addPlace();
  const professional = await directory.addProfessional({ workplaces: [place] });
  const of = { place, professional };
  expect((await send(people.editor, 'PUT', body(0, schedule), of)).status).toBe(200);
  return of;
};
const body = (version: number, schedule: object = {}) => ({
  ...{ version, notice_minutes: 0, weekly: daily(480, 540) },
  ...schedule,
});

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

  it('of a place is that of whoever is free first, and is left to the others when one is deleted', async () => {
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
  it('takes a start away one second after its minimum notice began, without anybody doing anything', async () => {
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

describe('lists', () => {
  const list = async (kind: string, query: string) => {
    const answer = await app.request(`/api/v1/${kind}/?page_size=50&include=filters&${query}`);
    const { items, count, filters, chosen } = await answer.json();
    const { options } = filters.find(({ type }: { type: string }) => type === 'available');
    return { ids: items.map(({ id }: { id: number }) => id), items, count, options, chosen };
  };

  it('[LIST-11] of doctors of a province show the earliest time there, whatever is free elsewhere', async () => {
    const { directory, people, send } = visitors.keepers;
    const [north, south] = [
      await directory.addPlace(),
      await directory.addPlace({ province: directory.province('ho-chi-minh') }),
    ];
    const title = directory.term('title', 'pho-giao-su');
    const add = async (times: ReadonlyArray<readonly [place: number, from: number]>) => {
      const professional = await directory.addProfessional({ workplaces: [north, south], title });
      for (const [place, from] of times) {
        const extra = { kind: 'extra', date: '2031-11-27', from, to: from + 30, slot_minutes: 30 };
        const hours = body(0, { weekly: [], exceptions: [extra] });
        expect((await send(people.editor, 'PUT', hours, { place, professional })).status).toBe(200);
      }
      return professional;
    };
    const both = await add([
      [north, 480],
      [south, 600],
    ]);
    const one = await add([[south, 540]]);
    await work();
    const shown = async (query: string) => {
      const { items } = await list('professional', `titles=pho-giao-su&sort_by=soonest${query}`);
      const free = items.map(({ id, next_free }: { id: number; next_free: string }) => [id, next_free]);
      return Object.fromEntries(free);
    };
    const day = '2031-11-27';
    expect(await shown('')).toMatchObject({ [both]: at('08:00', day), [one]: at('09:00', day) });
    expect(await shown('&provinces=ha-noi')).toMatchObject({ [both]: at('08:00', day), [one]: null });
    expect(await shown('&provinces=ho-chi-minh')).toMatchObject({ [both]: at('10:00', day), [one]: at('09:00', day) });
    const { ids } = await list('professional', 'titles=pho-giao-su&sort_by=soonest&provinces=ho-chi-minh');
    expect(ids.filter((id: number) => id === both || id === one)).toEqual([one, both]);
    const found = await app.request(`/api/v1/search/results/?q=${encodeURIComponent('phó giáo sư hồ chí minh')}`);
    const [group] = (await found.json()).groups;
    expect(group.items.find(({ id }: { id: number }) => id === both).next_free).toBe(at('10:00', day));
  });

  it('[LIST-11] of places for a speciality show the earliest time for it, and not that of another one who works there', async () => {
    const { directory, people, send } = visitors.keepers;
    const [skin, other, kind] = [
      directory.term('speciality', 'da-lieu'),
      directory.term('speciality', 'gay-me-hoi-suc'),
      directory.term('place_type', 'tram-y-te'),
    ];
    const addPlace = () => directory.addPlace({ placeType: kind, terms: [{ term: skin }, { term: other }] });
    const [both, without, own] = [await addPlace(), await addPlace(), await addPlace()];
    const open = async (place: number, professional: number | null, from: number) => {
      const extra = { kind: 'extra', date: '2031-11-28', from, to: from + 30, slot_minutes: 30 };
      const hours = body(0, { weekly: [], exceptions: [extra] });
      expect((await send(people.editor, 'PUT', hours, { place, professional })).status).toBe(200);
    };
    const add = async (place: number, speciality: number, from: number) =>
      open(place, await directory.addProfessional({ workplaces: [place], terms: [{ term: speciality }] }), from);
    await add(both, other, 480);
    await add(both, skin, 600);
    await add(without, other, 480);
    await open(own, null, 540);
    await work();
    const shown = async (query: string) => {
      const { items } = await list('place', `place_types=tram-y-te${query}`);
      return Object.fromEntries(items.map(({ id, next_free }: { id: number; next_free: string }) => [id, next_free]));
    };
    const day = '2031-11-28';
    expect(await shown('')).toMatchObject({
      [both]: at('08:00', day),
      [without]: at('08:00', day),
      [own]: at('09:00', day),
    });
    expect(await shown('&specialities=da-lieu')).toMatchObject({
      [both]: at('10:00', day),
      [without]: null,
      [own]: at('09:00', day),
    });
    const { ids } = await list('place', 'place_types=tram-y-te&specialities=da-lieu&sort_by=soonest');
    expect(ids).toEqual([own, both, without]);
  });

  it('show next free times, order by them and count and filter those of this week', async () => {
    const place = await addDoctor().then(({ place }) => place);
    const { directory, people, send } = visitors.keepers;
    const doctors: number[] = [];
    for (const [day, slot] of [
      ['2031-12-10', 480],
      ['2031-12-09', 480],
      ['2031-12-09', 510],
    ] as const) {
      const professional = await directory.addProfessional({
        workplaces: [place],
        title: directory.term('title', 'giao-su'),
      });
      const extra = { kind: 'extra', date: day, from: slot, to: slot + 30, slot_minutes: 30 };
      await send(people.editor, 'PUT', body(0, { weekly: [], exceptions: [extra] }), { place, professional });
      doctors.push(professional);
    }
    const without = await directory.addProfessional({ title: directory.term('title', 'giao-su') });
    // A refresh is enqueued once for a second, so no test may come to a midnight of another one.
    clock.advance(14 * 24 * HOUR);
    await work();
    const [late = 0, first = 0, second = 0] = doctors;
    const soonest = await list('professional', 'titles=giao-su&sort_by=soonest');
    expect(soonest.ids.slice(0, 3)).toEqual([first, second, late]);
    expect(soonest.ids).toContain(without);
    expect(soonest.items[0].next_free).toBe(at('08:00', '2031-12-09'));
    expect(soonest.items.find(({ id }: { id: number }) => id === without).next_free).toBeNull();
    expect(soonest.options).toEqual([{ slug: 'week', name: 'Còn lịch tuần này', checked: false, count: 2 }]);
    const week = await list('professional', 'titles=giao-su&available=week&sort_by=soonest');
    expect([week.ids, week.count, week.chosen.length]).toEqual([[first, second], 2, 2]);

    clock.advance(15 * HOUR - 1);
    await work();
    expect((await list('professional', 'titles=giao-su&available=week')).count).toBe(2);
    clock.advance(1);
    await work();
    expect((await list('professional', 'titles=giao-su&available=week')).count).toBe(3);

    await saveProfessionals(app.services, [{ id: first, status: 'hidden' }]);
    const hidden = await list('professional', 'titles=giao-su&available=week');
    expect([hidden.count, hidden.options[0].count, hidden.ids.includes(first)]).toEqual([2, 2, false]);
    expect((await list('place', 'available=week')).ids).toContain(place);
  });

  it('say that they do not know another free time than this week', async () => {
    const answer = await app.request('/api/v1/professional/?available=nam-nay');
    expect((await answer.json()).notices[0]).toContain('Lịch khám');
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
