import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { fixedClock } from '../../platform/clock/clock.ts';
import { addBookingVisitors, type BookingVisitors } from '../../testing/booking-visitors.ts';
import { at, freeDoctors, START } from '../../testing/free-doctors.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';

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
    const service = directory.term('service', 'kham-da-lieu');
    const terms = [{ term: skin }, { term: other }, { term: service }];
    const addPlace = () => directory.addPlace({ placeType: kind, terms });
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
    expect(await shown('&services=kham-da-lieu')).toMatchObject({ [both]: at('10:00', day), [without]: null });
    const { ids } = await list('place', 'place_types=tram-y-te&specialities=da-lieu&sort_by=soonest');
    expect(ids).toEqual([own, both, without]);
  });

  it.each(['', '&provinces=ha-noi', '&available=week'])(
    '[LIST-11] by the soonest time show every doctor once over all their pages, with the filters "%s"',
    async query => {
      await addDoctor();
      await work();
      const shown: { id: number; next_free: string | null }[] = [];
      let pages = 1;
      for (let page = 1; page <= pages; page += 1) {
        const address = `/api/v1/professional/?sort_by=soonest&page_size=3&page=${page}${query}`;
        const { items, page_count } = await app.request(address).then(answer => answer.json());
        shown.push(...items);
        pages = page_count;
      }
      const { count } = await list('professional', query);
      expect(new Set(shown.map(({ id }) => id)).size).toBe(count);
      expect(shown).toHaveLength(count);
    },
  );

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
