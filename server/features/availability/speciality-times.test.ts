import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { isMeant } from '../../platform/cache/tag.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type BookingVisitors, daily } from '../../testing/booking-visitors.ts';
import { at, freeDoctors, START } from '../../testing/free-doctors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { calendarTimes } from '../free-times/calendar-times.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import type { SpecialityTime } from './contract.ts';

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

const { work } = freeDoctors(
  () => app,
  () => visitors,
);

/** Keeps hours from 08h00 on, or from another full hour, and says whose they are. */
async function keep(place: number, professional: number | null, hour: number) {
  const { people, send } = visitors.keepers;
  const body = { version: 0, notice_minutes: 0, weekly: daily(hour * 60, hour * 60 + 60) };
  expect((await send(people.editor, 'PUT', body, { place, professional })).status).toBe(200);
}

async function addDoctor(place: number, speciality: string, hour: number): Promise<number> {
  const { directory } = visitors.keepers;
  const terms = [{ term: directory.term('speciality', speciality) }];
  const professional = await directory.addProfessional({ workplaces: [place], terms });
  await keep(place, professional, hour);
  return professional;
}

async function times(places: readonly number[], specialities: string): Promise<SpecialityTime[]> {
  await work();
  const answer = await visitors.stranger()(`/api/v1/next-free/?places=${places.join()}&specialities=${specialities}`);
  expect(answer.status).toBe(200);
  return (await answer.json()).items;
}

describe('the next free time at a place with a professional of a speciality', () => {
  it('is that of a professional of the speciality, though others are free before', async () => {
    const place = await visitors.keepers.directory.addPlace();
    await addDoctor(place, 'gay-me-hoi-suc', 6);
    const dermatologist = await addDoctor(place, 'da-lieu', 8);
    await addDoctor(place, 'da-lieu', 7.5);
    const [first] = await times([place], 'da-lieu');
    expect(first).toEqual({ place, professional: dermatologist + 1, next_free: at('07:30') });
    expect(await times([place], 'da-lieu,gay-me-hoi-suc')).toEqual([
      { place, professional: dermatologist - 1, next_free: at('06:00') },
    ]);
  });

  it('is that of the place’s own calendar where no professional of the speciality is free, and absent without one', async () => {
    const { directory } = visitors.keepers;
    const [shared, without] = [await directory.addPlace(), await directory.addPlace()];
    await addDoctor(shared, 'gay-me-hoi-suc', 6);
    await keep(shared, null, 8);
    await addDoctor(without, 'gay-me-hoi-suc', 6);
    expect(await times([without, shared], 'da-lieu')).toEqual([
      { place: shared, professional: null, next_free: at('08:00') },
    ]);
    expect(await times([shared], 'khong-co')).toEqual([{ place: shared, professional: null, next_free: at('08:00') }]);
  });

  it('follows bookings and what a professional does', async () => {
    const place = await visitors.keepers.directory.addPlace();
    const professional = await addDoctor(place, 'da-lieu', 8);
    expect((await times([place], 'da-lieu'))[0]?.next_free).toBe(at('08:00'));
    const placed = await visitors.book(visitors.stranger(), { place, professional }, at('08:00'));
    expect(placed.status).toBe(200);
    expect((await times([place], 'da-lieu'))[0]?.next_free).toBe(at('08:30'));
    const term = visitors.keepers.directory.term('speciality', 'tim-mach');
    await saveProfessionals(app.services, [{ id: professional, terms: [{ term }] }]);
    expect(await times([place], 'da-lieu')).toEqual([]);
  });

  it('is announced to lists of places that show it when a professional there is of another speciality, and by nothing else', async () => {
    const { directory } = visitors.keepers;
    const [place, other] = [await directory.addPlace(), await directory.addPlace()];
    const professional = await addDoctor(place, 'da-lieu', 8);
    await addDoctor(other, 'da-lieu', 8);
    await work();
    const heard: string[] = [];
    app.services.tags.onChange(names => void heard.push(...names));
    const isTold = (id: number) => calendarTimes([id]).some(tag => heard.some(name => isMeant(tag, name)));
    await saveProfessionals(app.services, [{ id: professional, description: '<p>Khám da liễu từ 2010.</p>' }]);
    await work();
    expect([isTold(place), isTold(other)]).toEqual([false, false]);
    const terms = [{ term: directory.term('speciality', 'tim-mach') }];
    await saveProfessionals(app.services, [{ id: professional, terms }]);
    await work();
    expect([isTold(place), isTold(other)]).toEqual([true, false]);
  });

  it('is asked for of real places only', async () => {
    for (const query of ['', 'places=1', 'places=0&specialities=da-lieu', 'places=1,x&specialities=da-lieu']) {
      expect((await visitors.stranger()(`/api/v1/next-free/?${query}`)).status).toBe(400);
    }
  });
});
