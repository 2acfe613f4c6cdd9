import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { distanceKm, roundKm } from '../../platform/geo/distance.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from './contract.ts';

let app: TestApp;
let directory: Directory;
const CLINICS = 45;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  directory = await createDirectory(app.services);
  const { term, province, district, addPlace } = directory;
  await addPlace({
    name: 'Bệnh viện Đa khoa Á Châu',
    placeType: term('place_type', 'benh-vien-da-khoa'),
    address: '1 Tràng Thi',
    district: district('hoan-kiem'),
    lat: 21.028,
    long: 105.846,
    phone: '+842438253531',
    email: 'lienhe@achau.example',
    acceptsBhyt: true,
    terms: [
      { term: term('speciality', 'tim-mach') },
      { term: term('service', 'kham-tim-mach'), priceFrom: 150_000, priceTo: 300_000 },
    ],
  });
  for (let index = 1; index <= CLINICS; index++) {
    await addPlace({
      name: `Phòng khám ${String(index).padStart(2, '0')}`,
      province: province('da-nang'),
      lat: 16 + index / 100,
      long: 108.2,
    });
  }
  await addPlace({ name: 'Nhà thuốc Không Toạ Độ', lat: 16, long: null });
  await addPlace({ name: 'Phòng khám Ẩn', status: 'hidden', lat: 16, long: 108.2 });
});
afterAll(() => app.close());

async function list(query: string, position?: { lat: number; lon: number }): Promise<z.infer<typeof placeListAnswer>> {
  const cookie = position && `user_location=${encodeURIComponent(JSON.stringify(position))}`;
  const answer = await app.request(`/api/v1/place/?${query}`, cookie ? { headers: { cookie } } : undefined);
  expect(answer.status).toBe(200);
  return placeListAnswer.parse(await answer.json());
}

const names = (answer: z.infer<typeof placeListAnswer>) => answer.items.map(item => item.name);

describe('filters of places', () => {
  it.each([
    ['[LIST-13]', 'place_types=benh-vien-da-khoa'],
    ['[LIST-09]', 'services=kham-tim-mach'],
    ['[LIST-11]', 'provinces=ha-noi&place_types=benh-vien-da-khoa'],
    ['[LIST-12]', 'districts=hoan-kiem'],
    ['[LIST-14]', 'specialities=tim-mach'],
  ])('%s %s', async (_id, query) => {
    expect(names(await list(query))).toEqual(['Bệnh viện Đa khoa Á Châu']);
  });

  it('[LIST-36] ignores filters that places do not have', async () => {
    const answer = await list('languages_spoken=tieng-anh&degrees=tien-si-y-hoc');
    expect(answer.count).toBe(CLINICS + 2);
    expect(answer.notices).toEqual([]);
  });
});

describe('words of places', () => {
  it('find what is similar where nothing is called so, and say it', async () => {
    expect(await list('q=b%E1%BB%87nh+vi%E1%BB%87n')).toMatchObject({ similar: false, count: 1 });
    expect(await list('')).toMatchObject({ similar: false });
    expect(await list('q=Khong+Toa+Dooo')).toMatchObject({ similar: true });
  });
});

describe('cards of places', () => {
  it('[MAP-05] [MAP-06] carry the position that the map needs', async () => {
    const [card] = (await list('place_types=benh-vien-da-khoa')).items;
    expect(card).toMatchObject({ lat: 21.028, long: 105.846 });
  });

  it('[MAP-02] [MAP-03] [MAP-04] carry id, name and address, and what lists show of a place', async () => {
    const [card] = (await list('place_types=benh-vien-da-khoa')).items;
    expect(card).toMatchObject({ id: expect.any(Number), name: 'Bệnh viện Đa khoa Á Châu', address: '1 Tràng Thi' });
    expect(card).toMatchObject({
      absolute_url: `/co-so-y-te/benh-vien-da-khoa-a-chau-${card?.id}/`,
      place_type: { slug: 'benh-vien-da-khoa' },
      province: { slug: 'ha-noi', name: 'Hà Nội' },
      district: { slug: 'hoan-kiem' },
      specialities: [{ slug: 'tim-mach', name: 'Tim mạch' }],
      accepts_bhyt: true,
      opening_hours: null,
      rating: { score: null, count: 0, reviews: 0 },
      picture: null,
      professional_count: 0,
      favourite_count: 0,
    });
  });

  it('[MAP-07][MAP-08] have no position where half of it is missing', async () => {
    const { items } = await list('sort_by=name&provinces=ha-noi');
    expect(items.find(item => item.name === 'Nhà thuốc Không Toạ Độ')).toMatchObject({ lat: null, long: null });
  });

  it('hold neither phone nor email address', async () => {
    const text = await (await app.request('/api/v1/place/?place_types=benh-vien-da-khoa&include=filters')).text();
    expect(text).toContain('Á Châu');
    expect(text).not.toMatch(/38253531|achau\.example|"phone"|"email"/);
  });
});

describe('pages of places', () => {
  it('[LIST-35] are 20 long, in the order asked for, without gaps or duplicates', async () => {
    const pages = await Promise.all([1, 2, 3, 4].map(page => list(`sort_by=name&page=${page}`)));
    expect(pages.map(page => page.items.length)).toEqual([20, 20, 7, 0]);
    expect(pages.map(page => [page.count, page.page, page.page_size, page.page_count])).toEqual(
      [1, 2, 3, 4].map(page => [47, page, 20, 3]),
    );
    const all = pages.flatMap(names);
    expect(new Set(all).size).toBe(47);
    const clinics = all.filter(name => /^Phòng khám \d/.test(name));
    expect(clinics).toEqual(clinics.toSorted());
  });

  it('[LIST-35] have another size when asked for, within bounds', async () => {
    expect((await list('page_size=5&page=2&sort_by=name')).items).toHaveLength(5);
    expect(await list('page_size=1000')).toMatchObject({ page_size: 50, page_count: 1 });
    expect(await list('page_size=0')).toMatchObject({ page_size: 1, page_count: 47 });
    expect(await list('page_size=x&page=y')).toMatchObject({ page_size: 20, page: 1 });
    expect(await list('page=-3')).toMatchObject({ page: 1 });
    expect(await list('page=99999999')).toMatchObject({ page: 500, items: [] });
  });

  it('[LIST-35] stay whole with a filter on', async () => {
    const pages = await Promise.all([1, 2, 3].map(page => list(`provinces=da-nang&sort_by=name&page=${page}`)));
    expect(pages.flatMap(names)).toEqual(
      Array.from({ length: CLINICS }, (_, index) => `Phòng khám ${String(index + 1).padStart(2, '0')}`),
    );
  });
});

describe('distance', () => {
  const visitor = { lat: 16.123, lon: 108.21 };
  const from = { lat: visitor.lat, long: visitor.lon };

  it('[LIST-27][LIST-28] orders by increasing distance, the unplaced last, on all pages', async () => {
    const pages = await Promise.all([1, 2, 3].map(page => list(`sort_by=location&page=${page}`, visitor)));
    const items = pages.flatMap(page => page.items);
    expect(items).toHaveLength(47);
    expect(items.at(-1)?.name).toBe('Nhà thuốc Không Toạ Độ');
    const measured = items.slice(0, -1).map(({ lat, long }) => distanceKm(from, { lat: lat ?? 0, long: long ?? 0 }));
    expect(measured).toEqual(measured.toSorted((a, b) => a - b));
    expect(pages[0]).toMatchObject({ position_known: true, notices: [] });
  });

  it('[LIST-29][LIST-30] is shown in kilometres to one decimal in any order, null without a position', async () => {
    for (const order of ['location', 'name', 'relevance']) {
      const { items } = await list(`sort_by=${order}&page_size=50`, visitor);
      for (const { lat, long, distance } of items) {
        const expected = lat === null || long === null ? null : roundKm(distanceKm(from, { lat, long }));
        expect(distance).toBe(expected);
      }
    }
    const unknown = await list('sort_by=name');
    expect(unknown.items.every(item => item.distance === null)).toBe(true);
  });

  it('comes from the cookie only, and only when it makes sense', async () => {
    expect((await list('sort_by=location&lat=16&lon=108')).position_known).toBe(false);
    for (const wrong of ['{"lat":91,"lon":0}', '{"lat":"16","lon":108}', 'null', '[16,108]', '{', 'x'.repeat(500)]) {
      const answer = await app.request('/api/v1/place/?sort_by=location', {
        headers: { cookie: `user_location=${encodeURIComponent(wrong)}` },
      });
      expect(answer.status).toBe(200);
      expect(placeListAnswer.parse(await answer.json()).position_known).toBe(false);
    }
  });
});
