import { PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory } from '../../testing/directory.ts';
import { guidedSearches } from '../../testing/guided-searches.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from '../places/contract.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import { professionalListAnswer } from '../professionals/contract.ts';
import { type SearchAnswer, searchAnswer } from '../search/contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const { results, suggestions } = guidedSearches(() => app);

/** How many records the list behind an address has. */
async function listed(url: string): Promise<number> {
  const { pathname, search } = new URL(url, app.url);
  const isPlaces = pathname === '/co-so-y-te/';
  const answer = await app.request(`/api/v1/${isPlaces ? 'place' : 'professional'}/${search}`);
  const schema = isPlaces ? placeListAnswer : professionalListAnswer;
  const { count, notices } = schema.parse(await answer.json());
  expect(notices).toEqual([]);
  return count;
}

describe('lists that a query asks for', () => {
  it.each([
    ['nhi khoa bình dương', '/co-so-y-te/?specialities=nhi-khoa&former_provinces=binh-duong'],
    ['bác sĩ tim mạch hà nội', '/bac-si/?specialities=tim-mach&provinces=ha-noi'],
    ['bs nữ tim mạch', '/bac-si/?specialities=tim-mach&genders=female'],
    ['cơ sở y tế quận đống đa', '/co-so-y-te/?districts=dong-da'],
  ])('are offered with the count that they have: %s', async (q, url) => {
    const { offers = [] } = (await suggestions(q)).guide ?? {};
    const offer = offers.find(each => each.absolute_url === url);
    expect(offer, offers.map(each => each.absolute_url).join()).toBeDefined();
    expect(offer?.widened).toBe(false);
    expect(offer?.count).toBe(await listed(url));
    expect(offer?.count).toBeGreaterThan(0);
  });

  it('are of the chosen province where the query names none', async () => {
    const { guide } = await suggestions('bác sĩ tim mạch', { province: 'ha-noi' });
    expect(guide?.offers[0]).toMatchObject({ name: 'Tim mạch ở Hà Nội', widened: false });
  });

  it('are widened visibly where an area has none', async () => {
    const { guide } = await suggestions('bác sĩ tim mạch cà mau');
    expect(guide?.missing).toBe('Chưa có bác sĩ Tim mạch ở Cà Mau.');
    expect(guide?.offers).toMatchObject([{ name: 'Tim mạch ở tỉnh khác', widened: true }]);
  });

  it('lead to what is nearest where an area has none, each with the count of its list, and their words stay', async () => {
    for (const found of [await suggestions('bác sĩ tim mạch cà mau'), await results('bác sĩ tim mạch cà mau')]) {
      const { relaxed = [], chips } = found.guide ?? {};
      expect(relaxed.map(({ absolute_url }) => absolute_url)).toEqual([
        '/bac-si/?specialities=tim-mach',
        '/co-so-y-te/?specialities=tim-mach',
      ]);
      for (const { absolute_url, count } of relaxed) expect(count, absolute_url).toBe(await listed(absolute_url));
      expect(chips?.map(({ name }) => name)).toEqual(['Bác sĩ', 'Tim mạch', 'Cà Mau']);
    }
    expect((await suggestions('bác sĩ tim mạch hà nội')).guide?.relaxed).toEqual([]);
  });

  it('are missing with what is near, also where nothing else stands beside that', async () => {
    const { guide, groups } = await suggestions('bác sĩ nam y học hạt nhân cà mau');
    expect(groups).toEqual([]);
    expect(guide?.missing).toBe('Chưa có bác sĩ Y học hạt nhân, nam ở Cà Mau.');
    expect(guide?.relaxed.length).toBeGreaterThan(0);
  });

  it('come nearest first where their area has none, whatever their kind', async () => {
    const { addPlace, addProfessional, district, province, term } = await createDirectory(app.services);
    const terms = [{ term: term('speciality', 'y-hoc-hat-nhan') }];
    const farAway = await addPlace({ province: province('hue') });
    await addProfessional({ terms, workplaces: [farAway] });
    await addPlace({ province: province('ha-noi'), district: district('dong-da'), terms });
    const { guide } = await suggestions('y học hạt nhân quận ba đình');
    expect(guide?.offers.map(({ name }) => name)).toEqual(['Y học hạt nhân ở Hà Nội', 'Y học hạt nhân ở tỉnh khác']);
  });

  it('follow a doctor who is hidden and shown again in their counts at once', async () => {
    const { id } = PROFESSIONALS.mai;
    const count = async () =>
      (await suggestions('bác sĩ tim mạch')).guide?.offers.find(({ kind }) => kind === 'professional')?.count ?? 0;
    const before = [await count(), await count()];
    await saveProfessionals(app.services, [{ id, status: 'hidden' }]);
    const hidden = [await count(), await count()];
    await saveProfessionals(app.services, [{ id, status: 'published' }]);
    const shown = [await count(), await count()];
    const all = before[0] ?? 0;
    expect([before, hidden, shown]).toEqual([
      [all, all],
      [all - 1, all - 1],
      [all, all],
    ]);
  });

  it('name people as what they are', async () => {
    const { guide } = await suggestions('hà nội');
    const offer = guide?.offers.find(({ kind }) => kind === 'professional');
    expect(offer?.name).toBe('Bác sĩ và nhân viên y tế ở Hà Nội');
    expect(offer?.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(offer?.count);
    const nurses = await suggestions('điều dưỡng cà mau');
    expect(nurses.guide?.missing ?? '').not.toContain('bác sĩ');
  });

  it('are none for names, and none for nothing', async () => {
    for (const q of ['', '   ', '💊', PROFESSIONALS.tuan.name, 'zzzz'])
      expect((await suggestions(q)).guide?.offers ?? []).toEqual([]);
  });
});

describe('titles, degrees and occupations', () => {
  it.each([
    ['pgs tim mạch', 'Phó giáo sư Tim mạch', '/bac-si/?specialities=tim-mach&titles=pho-giao-su'],
    ['phó giáo sư', 'Phó giáo sư', '/bac-si/?titles=pho-giao-su'],
    ['bs ck2', 'Bác sĩ chuyên khoa II', '/bac-si/?degrees=bac-si-chuyen-khoa-cap-ii'],
    ['tiến sĩ hà nội', 'Tiến sĩ ở Hà Nội', '/bac-si/?degrees=tien-si-y-hoc%2Ctien-si-duoc-hoc&provinces=ha-noi'],
    ['dược sĩ', 'Dược sĩ', '/bac-si/?occupations=duoc-si'],
  ])('narrow the list: %s', async (q, name, url) => {
    const { offers = [] } = (await results(q)).guide;
    expect(offers.map(offer => [offer.name, decodeURIComponent(offer.absolute_url)])).toEqual([
      [name, decodeURIComponent(url)],
    ]);
    expect(offers[0]?.count).toBe(await listed(url));
  });

  it('can be taken away', async () => {
    expect((await results('pgs tim mạch')).guide.chips).toEqual([
      { name: 'Phó giáo sư', without: 'tim mạch' },
      { name: 'Tim mạch', without: 'phó giáo sư' },
    ]);
    // No list of people is narrowed by insurance.
    expect((await results('phó giáo sư nhận bhyt')).guide.chips).toEqual([
      { name: 'Phó giáo sư', without: 'nhận bảo hiểm y tế' },
    ]);
  });

  it('are named as missing where nobody has them', async () => {
    const { guide } = await results('gs nhi');
    expect(guide).toMatchObject({
      missing: 'Chưa có giáo sư Nhi khoa.',
      offers: [{ name: 'Nhi khoa', widened: true }],
    });
    expect((await results('thạc sĩ điều dưỡng')).guide.missing).toBe('Chưa có thạc sĩ điều dưỡng.');
    expect((await results('gs nữ tim mạch')).guide.offers).toMatchObject([{ name: 'Tim mạch, nữ', widened: true }]);
    expect((await results('cử nhân')).guide).toMatchObject({ missing: 'Chưa có cử nhân.', offers: [] });
  });
});

describe('beside the lists', () => {
  it('areas are found by the beginning of their names, with what is there', async () => {
    const { guide } = await suggestions('đống');
    expect(guide?.areas).toMatchObject([
      { name: 'Quận Đống Đa (cũ)', within: 'Hà Nội', absolute_url: '/co-so-y-te/?districts=dong-da' },
    ]);
  });

  it('every part can be taken away', async () => {
    const { guide } = await suggestions('bác sĩ tim mạch hà nội');
    expect(guide?.chips).toEqual([
      { name: 'Bác sĩ', without: 'tim mạch hà nội' },
      { name: 'Tim mạch', without: 'bác sĩ hà nội' },
      { name: 'Hà Nội', without: 'bác sĩ tim mạch' },
    ]);
  });

  it('a query for what is near needs the position of the visitor', async () => {
    expect((await suggestions('bệnh viện gần đây đang mở cửa')).guide).toMatchObject({ near: true });
    expect((await suggestions('gần tôi')).guide?.near).toBe(true);
    expect((await suggestions('bệnh viện gần đây')).guide?.offers[0]?.absolute_url).toContain('sort_by=location');
  });

  it('[SRCH-12] the groups hold what the search without guidance finds, of the same kinds', async () => {
    const plain = searchAnswer.parse(await (await app.request('/api/v1/search/?q=tim%20m%E1%BA%A1ch')).json());
    const { groups } = await suggestions('tim mạch');
    const shown = (all: SearchAnswer) =>
      all.flatMap(({ object_type, items }) => items.map(item => `${object_type} ${item.absolute_url}`)).toSorted();
    expect(shown(groups)).toEqual(shown(plain));
  });
});
