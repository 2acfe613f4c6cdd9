import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createStatementWatch } from '../../platform/db/statement-watch.ts';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from '../places/contract.ts';
import { professionalListAnswer } from '../professionals/contract.ts';

let app: TestApp;
/** The tables of which positions were read, once for each statement. */
const positionsRead: string[] = [];

const BA_DINH = { lat: 21.036, long: 105.825 };
const DONG_DA = { lat: 21.013, long: 105.827 };
const DA_NANG = { lat: 16.06, long: 108.21 };

beforeAll(async () => {
  const noted = (sql: string) => {
    const [, table] = /select id, lat, long from (\w+|.* cross join \w+)/.exec(sql) ?? [];
    if (table !== undefined) positionsRead.push(table);
  };
  app = await startTestApp({ services: { statements: { ...createStatementWatch(), noted } } });
  const { term, province, district, addPlace, addProfessional } = await createDirectory(app.services);
  const [skin, heart] = [term('speciality', 'da-lieu'), term('speciality', 'tim-mach')];
  const inBaDinh = await addPlace({ district: district('ba-dinh'), ...BA_DINH, terms: [{ term: heart }] });
  const inDongDa = await addPlace({ district: district('dong-da'), ...DONG_DA, terms: [{ term: skin }] });
  const inDaNang = await addPlace({ province: province('da-nang'), ...DA_NANG, terms: [{ term: skin }] });
  await addProfessional({ name: 'Lê Thị Một', gender: 'female', terms: [{ term: heart }], workplaces: [inBaDinh] });
  const dermatologists = ['Lê Thị Hai', 'Lê Thị Ba'];
  for (const name of dermatologists)
    await addProfessional({ name, gender: 'female', terms: [{ term: skin }], workplaces: [inDongDa] });
  await addProfessional({ name: 'Lê Văn Bốn', gender: 'male', terms: [{ term: skin }], workplaces: [inDaNang] });
});
afterAll(() => app.close());

const VISITOR = {
  cookie: `user_location=${encodeURIComponent(JSON.stringify({ lat: BA_DINH.lat, lon: BA_DINH.long }))}`,
};

async function listAt(address: string, headers: Record<string, string> = {}) {
  const { pathname, search } = new URL(address, app.url);
  const isPlaces = pathname === '/co-so-y-te/';
  const answer = await app.request(`/api/v1/${isPlaces ? 'place' : 'professional'}/${search}`, { headers });
  expect(answer.status).toBe(200);
  const body: unknown = await answer.json();
  return isPlaces ? placeListAnswer.parse(body) : professionalListAnswer.parse(body);
}

/** Addresses and counts of what an empty list leads to. */
async function relaxedAt(address: string, headers: Record<string, string> = {}) {
  const { relaxed = [] } = await listAt(address, headers);
  return relaxed.map(({ absolute_url, count }) => [decodeURIComponent(absolute_url), count]);
}

describe('an empty list', () => {
  it('leads to a neighbouring district, to places and to the whole country, counted and without repeats', async () => {
    expect(await relaxedAt('/bac-si/?districts=ba-dinh&specialities=da-lieu')).toEqual([
      ['/bac-si/?districts=dong-da&specialities=da-lieu', 2],
      ['/co-so-y-te/?provinces=ha-noi&specialities=da-lieu', 1],
      ['/bac-si/?specialities=da-lieu', 3],
      ['/co-so-y-te/?specialities=da-lieu', 2],
    ]);
  });

  it('leads near the visitor, where that is near what is asked for', async () => {
    expect(await relaxedAt('/bac-si/?districts=ba-dinh&specialities=da-lieu', VISITOR)).toContainEqual([
      '/bac-si/?near=10&specialities=da-lieu',
      2,
    ]);
    const inHue = await relaxedAt('/bac-si/?provinces=hue&specialities=da-lieu', VISITOR);
    expect(inHue.filter(([address]) => String(address).includes('near'))).toEqual([]);
    expect(inHue.length).toBeGreaterThan(0);
  });

  it('leaves out a condition first, and says which', async () => {
    const { relaxed = [] } = await listAt('/bac-si/?districts=ba-dinh&genders=male&specialities=tim-mach');
    expect(relaxed[0]).toEqual({
      kind: 'professional',
      count: 1,
      nouns: [{ noun: 'nhân viên y tế', count: 1 }],
      q: '',
      chosen: [
        { type: 'specialities', slug: 'tim-mach', name: 'Tim mạch' },
        { type: 'districts', slug: 'ba-dinh', name: 'Ba Đình' },
      ],
      left_out: ['Nam'],
      absolute_url: '/bac-si/?districts=ba-dinh&specialities=tim-mach',
    });
  });

  it('keeps its words elsewhere, then its filters without them', async () => {
    expect(await relaxedAt('/bac-si/?q=Lê Văn Bốn&provinces=ha-noi')).toEqual([
      ['/bac-si/?q=Lê+Văn+Bốn', 1],
      ['/bac-si/?provinces=ha-noi', 3],
    ]);
  });

  it('of places leads to doctors', async () => {
    expect(await relaxedAt('/co-so-y-te/?provinces=da-nang&specialities=tim-mach')).toEqual([
      ['/co-so-y-te/?specialities=tim-mach', 1],
      ['/bac-si/?specialities=tim-mach', 1],
    ]);
  });

  it('leads to what is left of the area where nobody anywhere has what is asked for', async () => {
    expect(await relaxedAt('/bac-si/?provinces=da-nang&specialities=nhi-khoa')).toEqual([
      ['/bac-si/?provinces=da-nang', 1],
      ['/bac-si/', 4],
    ]);
  });

  it('each way shows as much as it says', async () => {
    for (const asked of [
      'districts=ba-dinh&specialities=da-lieu',
      'specialities=tim-mach&genders=male&provinces=hue',
    ]) {
      const ways = (await listAt(`/bac-si/?${asked}`, VISITOR)).relaxed ?? [];
      expect(ways.length).toBeGreaterThan(1);
      for (const { absolute_url, count } of ways)
        expect((await listAt(absolute_url, VISITOR)).count, absolute_url).toBe(count);
    }
  });
});

it('a list that shows something leads nowhere else', async () => {
  expect((await listAt('/bac-si/?specialities=da-lieu')).relaxed).toBeUndefined();
});

describe('what is near', () => {
  it('is asked for once of each kind, however many ways keep it', async () => {
    positionsRead.length = 0;
    const asked = '/bac-si/?near=10&specialities=tim-mach&available=week&titles=giao-su&genders=male';
    expect(await relaxedAt(asked, VISITOR)).toEqual([
      ['/bac-si/?near=10&specialities=tim-mach', 1],
      ['/co-so-y-te/?near=10&specialities=tim-mach', 1],
      ['/bac-si/?specialities=tim-mach', 1],
      ['/co-so-y-te/?specialities=tim-mach', 1],
    ]);
    expect(positionsRead.toSorted()).toEqual(['place', 'professional']);
  });

  it('narrows a list to ten kilometres around the visitor', async () => {
    const answer = await listAt('/bac-si/?near=10', VISITOR);
    expect(answer.count).toBe(3);
    expect(answer.chosen).toEqual([{ type: 'near', slug: '10', name: 'Cách bạn dưới 10 km' }]);
  });

  it('is left out with a notice where the position is not known', async () => {
    const answer = await listAt('/bac-si/?near=10');
    expect(answer).toMatchObject({
      count: 4,
      chosen: [],
      notices: ['Chưa biết vị trí của bạn, nên danh sách có cả những nơi ở xa.'],
    });
  });
});
