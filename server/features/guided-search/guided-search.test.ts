import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from '../places/contract.ts';
import { saveProfessionals } from '../professionals/commands/save-professionals.ts';
import { professionalListAnswer } from '../professionals/contract.ts';
import { indexChanges } from '../search/commands/index-changes.ts';
import { type SearchAnswer, searchAnswer } from '../search/contract.ts';
import { guidedAnswer, searchResults } from './contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

async function read(path: string, q: string, more: Record<string, string> = {}): Promise<unknown> {
  const answer = await app.request(`${path}?${new URLSearchParams({ q, guide: '1', ...more })}`);
  expect(answer.status).toBe(200);
  return answer.json();
}

async function guided(q: string, province?: string) {
  const answer = await read('/api/v1/search/', q, province === undefined ? {} : { province });
  const entries = guidedAnswer.parse(answer);
  return { guide: entries[0]?.guide, groups: entries.flatMap(entry => ('items' in entry ? [entry] : [])) };
}
const results = async (q: string) => searchResults.parse(await read('/api/v1/search/results/', q));

/** A service has one of these words, another service the other one. */
const SCATTERED = 'kỳ đồ';
/** A street. */
const ADDRESS = 'nguyễn đình chiểu';

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
    const { offers = [] } = (await guided(q)).guide ?? {};
    const offer = offers.find(each => each.absolute_url === url);
    expect(offer, offers.map(each => each.absolute_url).join()).toBeDefined();
    expect(offer?.widened).toBe(false);
    expect(offer?.count).toBe(await listed(url));
    expect(offer?.count).toBeGreaterThan(0);
  });

  it('are of the chosen province where the query names none', async () => {
    const { guide } = await guided('bác sĩ tim mạch', 'ha-noi');
    expect(guide?.offers[0]).toMatchObject({ name: 'Tim mạch ở Hà Nội', widened: false });
  });

  it('are widened visibly where an area has none', async () => {
    const { guide } = await guided('bác sĩ tim mạch cà mau');
    expect(guide?.missing).toBe('Chưa có bác sĩ Tim mạch ở Cà Mau.');
    expect(guide?.offers).toMatchObject([{ name: 'Tim mạch ở tỉnh khác', widened: true }]);
  });

  it('lead to what is nearest where an area has none, each with the count of its list, and their words stay', async () => {
    for (const found of [await guided('bác sĩ tim mạch cà mau'), await results('bác sĩ tim mạch cà mau')]) {
      const { relaxed = [], chips } = found.guide ?? {};
      expect(relaxed.map(({ absolute_url }) => absolute_url)).toEqual([
        '/bac-si/?specialities=tim-mach',
        '/co-so-y-te/?specialities=tim-mach',
      ]);
      for (const { absolute_url, count } of relaxed) expect(count, absolute_url).toBe(await listed(absolute_url));
      expect(chips?.map(({ name }) => name)).toEqual(['Bác sĩ', 'Tim mạch', 'Cà Mau']);
    }
    expect((await guided('bác sĩ tim mạch hà nội')).guide?.relaxed).toEqual([]);
  });

  it('are missing with what is near, also where nothing else stands beside that', async () => {
    const { guide, groups } = await guided('bác sĩ nam y học hạt nhân cà mau');
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
    const { guide } = await guided('y học hạt nhân quận ba đình');
    expect(guide?.offers.map(({ name }) => name)).toEqual(['Y học hạt nhân ở Hà Nội', 'Y học hạt nhân ở tỉnh khác']);
  });

  it('are counted anew as soon as a doctor is hidden, and shown again', async () => {
    const { id } = PROFESSIONALS.mai;
    const count = async () =>
      (await guided('bác sĩ tim mạch')).guide?.offers.find(({ kind }) => kind === 'professional')?.count ?? 0;
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
    const { guide } = await guided('hà nội');
    const offer = guide?.offers.find(({ kind }) => kind === 'professional');
    expect(offer?.name).toBe('Bác sĩ và nhân viên y tế ở Hà Nội');
    expect(offer?.kinds.reduce((sum, { count }) => sum + count, 0)).toBe(offer?.count);
    const nurses = await guided('điều dưỡng cà mau');
    expect(nurses.guide?.missing ?? '').not.toContain('bác sĩ');
  });

  it('are none for names, and none for nothing', async () => {
    for (const q of ['', '   ', '💊', PROFESSIONALS.tuan.name, 'zzzz'])
      expect((await guided(q)).guide?.offers ?? []).toEqual([]);
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

  it('are told to be missing where nobody has them', async () => {
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

describe('words that stand here and there by chance', () => {
  it('are told to be merely similar, in suggestions, results and lists', async () => {
    const { similar, groups } = await results(SCATTERED);
    expect(groups.map(group => [group.kind, group.similar])).toContainEqual(['place', true]);
    expect(similar).toBe(true);
    expect((await guided(SCATTERED)).groups.every(group => group.similar)).toBe(true);
    const answer = await app.request(`/api/v1/place/?q=${encodeURIComponent(SCATTERED)}`);
    expect(placeListAnswer.parse(await answer.json())).toMatchObject({ similar: true });
  });

  it('are not those of an address', async () => {
    const { similar } = await results(ADDRESS);
    expect(similar).toBe(false);
    const answer = await app.request(`/api/v1/place/?q=${encodeURIComponent(ADDRESS)}`);
    expect(placeListAnswer.parse(await answer.json())).toMatchObject({ similar: false, count: 1 });
  });
});

describe('beside the lists', () => {
  it('areas are found by the beginning of their names, with what is there', async () => {
    const { guide } = await guided('đống');
    expect(guide?.areas).toMatchObject([
      { name: 'Quận Đống Đa (cũ)', within: 'Hà Nội', absolute_url: '/co-so-y-te/?districts=dong-da' },
    ]);
  });

  it('every part can be taken away', async () => {
    const { guide } = await guided('bác sĩ tim mạch hà nội');
    expect(guide?.chips).toEqual([
      { name: 'Bác sĩ', without: 'tim mạch hà nội' },
      { name: 'Tim mạch', without: 'bác sĩ hà nội' },
      { name: 'Hà Nội', without: 'bác sĩ tim mạch' },
    ]);
  });

  it('what is near is told to be asked for', async () => {
    expect((await guided('bệnh viện gần đây đang mở cửa')).guide).toMatchObject({ near: true });
    expect((await guided('gần tôi')).guide?.near).toBe(true);
    expect((await guided('bệnh viện gần đây')).guide?.offers[0]?.absolute_url).toContain('sort_by=location');
  });

  it('[SRCH-12] the groups hold what the search without guidance finds, of the same kinds', async () => {
    const plain = searchAnswer.parse(await (await app.request('/api/v1/search/?q=tim%20m%E1%BA%A1ch')).json());
    const { groups } = await guided('tim mạch');
    const shown = (all: SearchAnswer) =>
      all.flatMap(({ object_type, items }) => items.map(item => `${object_type} ${item.absolute_url}`)).toSorted();
    expect(shown(groups)).toEqual(shown(plain));
  });
});

describe('a facility that is called by its name', () => {
  it('is said not to be listed, above what is similar', async () => {
    const { guide, groups } = await results('bệnh viện hồng ngọc abc gần đây');
    expect(guide.unlisted).toBe('bệnh viện hồng ngọc abc');
    expect(groups.length).toBeGreaterThan(0);
    expect((await guided('Bệnh viện Hồng Ngọc Xyz')).guide?.unlisted).toBe('Bệnh viện Hồng Ngọc Xyz');
  });

  it('is not where it is listed, as it is typed or without accents', async () => {
    for (const q of [PLACES.hospital.name, foldText(PLACES.hospital.name), `${PLACES.dental.name} gần đây`]) {
      expect((await guided(q)).guide?.unlisted, q).toBe('');
    }
  });

  it.each(['bệnh viện', 'bệnh viện hà nội', 'bệnh viện nào tốt', 'phòng khám tim mạch', 'nguyễn thị xyz', 'thuốc xyz'])(
    'is not what others ask for: %s',
    async q => {
      expect((await results(q)).guide.unlisted).toBe('');
    },
  );
});

describe('phone numbers', () => {
  const setPhone = async (phone: string) => {
    const { services } = app;
    await services.db.transaction(unit =>
      textOf(unit).sql('update place set phone = ? where id = ?', [phone, PLACES.clinic.id]),
    );
    await indexChanges(services, { subject: 'place', ids: [PLACES.clinic.id], aspects: ['phone'] });
  };
  const found = async (q: string) =>
    (await guided(q)).groups.flatMap(({ items }) => items.map(({ absolute_url }) => absolute_url));

  it('find who publishes them as a hotline', async () => {
    await setPhone('+8419006923');
    for (const q of ['1900 6923', '1900.6923', '19006923']) expect(await found(q)).toEqual([PLACES.clinic.path]);
  });

  it('find nobody by a number of their own', async () => {
    await setPhone('+842838554137');
    for (const q of ['028 3855 4137', '02838554137', '1900 6923']) expect(await found(q)).toEqual([]);
  });
});

describe('results', () => {
  it('are the cards of the list that is asked for, with its count', async () => {
    const { groups } = await results('bác sĩ tim mạch hà nội');
    const [first] = groups;
    expect(first).toMatchObject({ kind: 'professional', title: 'Tim mạch ở Hà Nội' });
    expect(first?.items.map(({ name }) => name)).toContain(PROFESSIONALS.mai.name);
  });

  it('lead to all of each kind by the same words', async () => {
    const { groups } = await results('tim mạch');
    const lists = groups.filter(({ kind }) => kind === 'other').map(({ list_url }) => list_url);
    expect(lists).toContain('/chuyen-khoa/?q=tim+m%E1%BA%A1ch');
    expect(lists.every(url => url.includes('q=tim+m%E1%BA%A1ch'))).toBe(true);
  });

  it('begin with what is called by the words', async () => {
    const { groups } = await results(PLACES.dental.name);
    expect(groups.find(({ kind }) => kind === 'place')?.items[0]?.name).toBe(PLACES.dental.name);
  });

  it('of a title alone are those who have it, and nothing else that is called a doctor', async () => {
    for (const q of ['phó giáo sư', 'tiến sĩ hà nội', 'thạc sĩ']) {
      const { guide, groups } = await results(q);
      expect(
        groups.map(({ title }) => title),
        q,
      ).toEqual(guide.offers.map(({ name }) => name));
      const { groups: suggested, guide: told } = await guided(q);
      expect(
        suggested.map(({ object_type }) => object_type),
        q,
      ).toEqual(['professional_index']);
      expect(told?.offers).toEqual(guide.offers);
    }
  });

  it('of a query with small words are those without them', async () => {
    const names = async (q: string) => (await results(q)).groups.flatMap(({ items }) => items.map(({ name }) => name));
    expect(await names('khám tiêu hóa giá bao nhiêu')).toEqual(await names('khám tiêu hóa'));
  });
});
