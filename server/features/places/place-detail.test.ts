import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeDetail } from './contract.ts';

let app: TestApp;
let id: number;
let hidden: number;

const HOURS = { days: [[], ...Array.from({ length: 6 }, () => [{ from: 420, to: 1_020 }])], always: false, note: '' };

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { term, district, addPlace } = await createDirectory(app.services);
  const ward = await textOf(app.services.db.read).first<{ id: number }>('select min(id) as id from ward');
  id = await addPlace({
    name: 'Bệnh viện Thử',
    address: '2 Phố Huế',
    ward: ward?.id ?? null,
    district: district('hai-ba-trung'),
    lat: 21.01,
    long: 105.85,
    phone: '+842438253531',
    email: 'lienhe@thu.example',
    website: 'https://thu.example/',
    description: '<p>Giới thiệu</p>',
    openingHours: HOURS,
    source: 'OpenStreetMap',
    licence: 'ODbL-1.0',
    terms: [
      { term: term('service', 'kham-tim-mach'), priceFrom: 150_000, priceTo: 300_000 },
      { term: term('speciality', 'tim-mach'), label: 'Trung tâm Tim mạch' },
      { term: term('service', 'kham-noi-tong-quat') },
    ],
  });
  hidden = await addPlace({ name: 'Phòng khám Ẩn', status: 'hidden' });
});
afterAll(() => app.close());

const get = (path: string, headers: Record<string, string> = {}) => app.request(`/api/v1/place/${path}`, { headers });

describe('a place', () => {
  it('shows everything public about it', async () => {
    const answer = await get(`${id}/`);
    expect(answer.status).toBe(200);
    const place = placeDetail.parse(await answer.json());
    expect(place).toMatchObject({
      name: 'Bệnh viện Thử',
      slug: 'benh-vien-thu',
      absolute_url: `/co-so-y-te/benh-vien-thu-${id}/`,
      address: '2 Phố Huế',
      district: { slug: 'hai-ba-trung' },
      website: 'https://thu.example/',
      description: '<p>Giới thiệu</p>',
      opening_hours: HOURS,
      source: 'OpenStreetMap',
      licence: 'ODbL-1.0',
      specialities: [{ slug: 'tim-mach', name: 'Trung tâm Tim mạch' }],
      media: { pictures: [], videos: [] },
    });
    expect(place.ward).not.toBe('');
    expect(place.services).toEqual([
      {
        slug: 'kham-tim-mach',
        name: 'Khám tim mạch',
        price_from: 150_000,
        price_to: 300_000,
        speciality: { slug: 'tim-mach', name: 'Tim mạch' },
      },
      expect.objectContaining({ slug: 'kham-noi-tong-quat', price_from: null, price_to: null }),
    ]);
    expect(Date.parse(place.updated_at)).toBeGreaterThan(0);
  });

  it('measures how far it is for a visitor whose position is known', async () => {
    const cookie = `user_location=${encodeURIComponent('{"lat":21.02,"lon":105.85}')}`;
    const place = placeDetail.parse(await (await get(`${id}/`, { cookie })).json());
    expect(place.distance).toBe(1.1);
  });

  it('keeps its contacts to itself', async () => {
    expect(await (await get(`${id}/`)).text()).not.toMatch(/38253531|lienhe@|"phone"|"email"/);
  });

  it('shows the number of a reception to everybody where the provider made it public, and never the email address', async () => {
    const { addPlace } = await createDirectory(app.services);
    const contacts = { phone: '+842438253531', email: 'lienhe@thu.example' };
    const reception = await addPlace({ name: 'Phòng khám Công Khai', ...contacts, phoneIsPublic: true });
    const text = await (await get(`${reception}/`)).text();
    expect(JSON.parse(text)).toMatchObject({
      has_contact: true,
      public_phone: { display: '024 3825 3531', number: '+842438253531' },
    });
    expect(text).not.toContain('lienhe@');
    const withoutNumber = await addPlace({ name: 'Phòng khám Không Số', phoneIsPublic: true });
    expect(await (await get(`${withoutNumber}/`)).json()).toMatchObject({ public_phone: null });
  });

  it.each(['999999', '0', '-1', 'abc', '1.5', '99999999999999999999', '1e1'])('is a 404 for %s', async unknown => {
    const answer = await get(`${unknown}/`);
    expect(answer.status).toBe(404);
    expect(await answer.json()).toMatchObject({ code: 'NOT_FOUND', detail: expect.any(String) });
  });

  it('is a 404 while it is not published', async () => {
    expect((await get(`${hidden}/`)).status).toBe(404);
    expect((await app.request(`/api/v1/professional-list/${hidden}/`)).status).toBe(404);
  });
});
