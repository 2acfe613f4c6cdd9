import { COLLECTIONS, PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { statementsOf } from '../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { type ObjectType, type SearchAnswer, type SearchItem, searchAnswer } from './contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

async function search(q: string, province?: string): Promise<SearchAnswer> {
  const query = new URLSearchParams(province === undefined ? { q } : { q, province });
  const answer = await app.request(`/api/v1/search?${query}`);
  expect(answer.status).toBe(200);
  return searchAnswer.parse(await answer.json());
}

/** The kinds that the specification names. */
const OBJECT_TYPES = [
  'professional_index',
  'place_index',
  'service_index',
  'speciality_index',
  'thread_index',
  'collection_index_place',
  'collection_index_professional',
  'collection_index_thread',
  'disease_index',
  'drug_medication_index',
];
/** What the site can find beside them. */
const ADDED_TYPES = ['insurance_plan_index'];

async function items(type: ObjectType, q: string, province?: string): Promise<SearchItem[]> {
  return (await search(q, province)).find(group => group.object_type === type)?.items ?? [];
}

const paths = async (type: ObjectType, q: string, province?: string) =>
  (await items(type, q, province)).map(item => item.absolute_url);

it('the search asks the database for no cards where nothing is found', async () => {
  const { search: index, db } = app.services;
  await index.prepare();
  const cardsFor = async (name: string) => {
    const sent = await statementsOf(app, () => index.called(name, ['professional']), db.read);
    return sent.filter(({ sql }) => sql.includes('card'));
  };
  expect(await cardsFor('nobody is called so')).toEqual([]);
  expect(await cardsFor(PROFESSIONALS.tuan.name)).toHaveLength(1);
});

describe('kinds', () => {
  it('[SRCH-02] [ROLE-01] finds professionals, without a session', async () => {
    expect(await paths('professional_index', PROFESSIONALS.tuan.name)).toContain(PROFESSIONALS.tuan.path);
  });

  it('[SRCH-03] finds places', async () => {
    expect(await paths('place_index', PLACES.dental.name)).toContain(PLACES.dental.path);
  });

  it('[SRCH-04] finds services', async () => {
    expect(await items('service_index', 'Khám tiêu hóa')).toContainEqual(
      expect.objectContaining({ name: 'Khám tiêu hóa', absolute_url: '/dich-vu/kham-tieu-hoa/' }),
    );
  });

  it('[SRCH-05] finds specialities', async () => {
    expect((await items('speciality_index', 'tim mạch'))[0]).toMatchObject({
      name: 'Tim mạch',
      absolute_url: '/chuyen-khoa/tim-mach/',
    });
  });

  it('[SRCH-07] finds collections of places', async () => {
    expect(await paths('collection_index_place', COLLECTIONS.places.name)).toEqual([COLLECTIONS.places.path]);
  });

  it('[SRCH-08] finds collections of professionals', async () => {
    const { name, path } = COLLECTIONS.professionals;
    expect(await paths('collection_index_professional', name)).toEqual([path]);
  });

  it('finds nothing that is not public', async () => {
    for (const { name, path } of [
      PLACES.draft,
      PLACES.hidden,
      PROFESSIONALS.draft,
      PROFESSIONALS.hidden,
      COLLECTIONS.draft,
    ]) {
      const found = (await search(name)).flatMap(group => group.items.map(item => item.absolute_url));
      expect(found).not.toContain(path);
    }
  });
});

describe('groups', () => {
  it('[SRCH-12] [SRCH-13] [SRCH-15] are of the ten kinds and of plans of insurance, each with its items', async () => {
    const seen = new Set<string>();
    for (const q of [
      'a',
      'b',
      'kham',
      'benh vien',
      'nhi',
      'nguyen',
      'bac si',
      'ha noi',
      'tuyen chon',
      'giac ngu',
      'me day',
    ]) {
      const answer = await app.request(`/api/v1/search?q=${encodeURIComponent(q)}`);
      for (const group of (await answer.json()) as { object_type: unknown; items: unknown }[]) {
        expect([...OBJECT_TYPES, ...ADDED_TYPES]).toContain(group.object_type);
        expect(Array.isArray(group.items)).toBe(true);
        seen.add(String(group.object_type));
      }
    }
    expect(OBJECT_TYPES.filter(type => !seen.has(type))).toEqual([]);
  });

  it('[SRCH-14] name the list of their kind for the same words', async () => {
    const urls = Object.fromEntries((await search('bác sĩ')).map(group => [group.object_type, group.list_url]));
    expect(urls.professional_index).toBe('/bac-si/?q=b%C3%A1c+s%C4%A9');
    const places = (await search('phòng khám')).find(group => group.object_type === 'place_index');
    const list = await app.request(`/api/v1/place/${new URL(String(places?.list_url), app.url).search}`);
    expect(list.status).toBe(200);
    expect(((await list.json()) as { count: number }).count).toBe(places?.items.length);
  });

  it('hold ten items at most, and come in the order of their best', async () => {
    const groups = await search('nguyễn');
    expect(groups[0]?.object_type).toBe('professional_index');
    expect(groups[0]?.items).toHaveLength(10);
    expect((await search('nhi khoa'))[0]?.object_type).toBe('speciality_index');
    expect((await search(PLACES.clinic.name))[0]?.object_type).toBe('place_index');
  });
});

describe('items', () => {
  it('say who a professional is', async () => {
    const [mai] = await items('professional_index', PROFESSIONALS.mai.name);
    expect(mai).toMatchObject({ absolute_url: PROFESSIONALS.mai.path, specialities_nested: ['Tim mạch'], type: '' });
    expect(mai?.name).toMatch(/^PGS\.TS.* Nguyễn Thị Mai$/);
    expect(mai?.address).toContain(PLACES.hospital.name);
    expect(mai?.main_thumbnail_image).toMatch(/-thumb\.webp$/);
    expect((await app.request(mai?.main_thumbnail_image ?? '')).status).toBe(200);
  });

  it('[SRCH-21] say where a place is, and of what kind it is', async () => {
    const [clinic] = await items('place_index', PLACES.clinic.name);
    const detail = await app.request(`/api/v1/place/${PLACES.clinic.id}/`);
    expect(clinic?.address).toBe(((await detail.json()) as { address: string }).address);
    expect(clinic?.body_search).toBe('Phòng khám đa khoa');
  });

  it('have no picture where there is none', async () => {
    expect((await items('place_index', PLACES.bare.name))[0]?.main_thumbnail_image).toBeNull();
  });
});

describe('words', () => {
  it.each([
    ['without accents', 'tran anh tuan'],
    ['in capitals', 'TRẦN ANH TUẤN'],
    ['decomposed', 'Trần Anh Tuấn'.normalize('NFD')],
    ['as raw Telex', 'traanf anh tuaans'],
    ['as raw VNI', 'tra62n anh tua61n'],
    ['with a typo', 'trann anh tuan'],
    ['with the title', 'bs trần anh tuấn'],
  ])('[SRCH-24] find a name %s', async (_, q) => {
    expect((await paths('professional_index', q))[0]).toBe(PROFESSIONALS.tuan.path);
  });

  it('may be usual abbreviations', async () => {
    expect(await paths('speciality_index', 'rhm')).toContain('/chuyen-khoa/rang-ham-mat/');
    expect(await paths('place_index', 'bv sen ha')).toContain(PLACES.hospital.path);
    expect(await paths('place_index', 'pk tphcm')).toContain(PLACES.clinic.path);
    expect(await paths('place_index', 'nha khoa đn')).toContain(PLACES.dental.path);
  });

  it('may be a speciality, a service, a workplace or an area', async () => {
    expect(await paths('professional_index', 'tim mach ha noi')).toContain(PROFESSIONALS.mai.path);
    expect(await paths('professional_index', `mai ${PLACES.hospital.name}`)).toContain(PROFESSIONALS.mai.path);
    expect(await paths('place_index', 'đống đa')).toContain(PLACES.hospital.path);
  });

  it('may be names of before July 2025', async () => {
    expect(await paths('place_index', 'Bình Dương')).toContain(PLACES.binhDuong.path);
    expect(await paths('place_index', 'nhi thu dau mot')).toEqual([PLACES.binhDuong.path]);
    expect(await paths('place_index', 'binh duong')).not.toContain(PLACES.dental.path);
  });

  it('bring the chosen province first, and leave out no other', async () => {
    const all = await paths('place_index', 'phòng khám');
    const near = await paths('place_index', 'phòng khám', 'ho-chi-minh');
    expect(near.toSorted()).toEqual(all.toSorted());
    expect([PLACES.clinic.path, PLACES.binhDuong.path]).toContain(near[0]);
    expect([PLACES.clinic.path, PLACES.binhDuong.path]).toContain(near[1]);
  });

  it('find the same in the list of a kind', async () => {
    const answer = await app.request('/api/v1/place/?q=binh%20duong');
    const { items: places } = (await answer.json()) as { items: { absolute_url: string }[] };
    expect(places.map(place => place.absolute_url)).toContain(PLACES.binhDuong.path);
  });
});

describe('odd calls', () => {
  it.each(['/api/v1/search', '/api/v1/search/?q=', '/api/v1/search/?q=%20%20%20', '/api/v1/search/?q=%F0%9F%92%8A'])(
    'answer nothing to %s',
    async path => {
      const answer = await app.request(path);
      expect(answer.status).toBe(200);
      expect(await answer.json()).toEqual([]);
    },
  );

  it.each([
    '"',
    "'",
    '*',
    '(',
    'a" OR "b',
    'name:x',
    'NEAR(a,b)',
    '-a',
    '^a',
    '{a b}',
    '\\',
    '%00',
    '$1',
    '; drop table place',
  ])('survive %j', async q => {
    const answer = await app.request(`/api/v1/search/?q=${encodeURIComponent(q)}&province=${encodeURIComponent(q)}`);
    expect(answer.status).toBe(200);
  });

  it.each([
    `q=${'a'.repeat(10_000)}`,
    `q=${'a%20'.repeat(2_000)}`,
    'q=%ED%A0%80',
    'q=%',
    'q=%00',
    'q=a&q=b',
    'q[]=a',
    `province=${'x'.repeat(1_000)}`,
  ])('are refused clearly or answered, never with a 5xx: %.40s', async query => {
    const answer = await app.request(`/api/v1/search/?${query}`);
    expect(answer.status).toBeLessThan(500);
    if (answer.status !== 200) expect(answer.headers.get('content-type')).toContain('problem+json');
  });

  it('ignore an unknown province', async () => {
    expect(await paths('place_index', 'nha khoa', 'atlantis')).toEqual(await paths('place_index', 'nha khoa'));
  });
});
