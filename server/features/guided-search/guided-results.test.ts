import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { textOf } from '../../platform/db/text.ts';
import { foldText } from '../../platform/text/fold-text.ts';
import { guidedSearches } from '../../testing/guided-searches.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from '../places/contract.ts';
import { indexChanges } from '../search/commands/index-changes.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const { results, suggestions } = guidedSearches(() => app);

/** A service has one of these words, another service the other one. */
const SCATTERED = 'kỳ đồ';
/** A street. */
const ADDRESS = 'nguyễn đình chiểu';

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
      const titles = groups.map(({ title }) => title);
      expect(titles, q).toEqual(guide.offers.map(({ name }) => name));
      const suggested = await suggestions(q);
      const types = suggested.groups.map(({ object_type }) => object_type);
      expect(types, q).toEqual(['professional_index']);
      expect(suggested.guide?.offers).toEqual(guide.offers);
    }
  });

  it('of a query with small words are those without them', async () => {
    const names = async (q: string) => (await results(q)).groups.flatMap(({ items }) => items.map(({ name }) => name));
    expect(await names('khám tiêu hóa giá bao nhiêu')).toEqual(await names('khám tiêu hóa'));
  });
});
describe('words that stand here and there by chance', () => {
  it('count as merely similar in suggestions, results and lists', async () => {
    const { similar, groups } = await results(SCATTERED);
    expect(groups.map(group => [group.kind, group.similar])).toContainEqual(['place', true]);
    expect(similar).toBe(true);
    expect((await suggestions(SCATTERED)).groups.every(group => group.similar)).toBe(true);
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

describe('a facility that is called by its name', () => {
  it('is said not to be listed, above what is similar', async () => {
    const { guide, groups } = await results('bệnh viện hồng ngọc abc gần đây');
    expect(guide.unlisted).toBe('bệnh viện hồng ngọc abc');
    expect(groups.length).toBeGreaterThan(0);
    expect((await suggestions('Bệnh viện Hồng Ngọc Xyz')).guide?.unlisted).toBe('Bệnh viện Hồng Ngọc Xyz');
  });

  it('is not where it is listed, as it is typed or without accents', async () => {
    for (const q of [PLACES.hospital.name, foldText(PLACES.hospital.name), `${PLACES.dental.name} gần đây`]) {
      expect((await suggestions(q)).guide?.unlisted, q).toBe('');
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
    (await suggestions(q)).groups.flatMap(({ items }) => items.map(({ absolute_url }) => absolute_url));

  it('find who publishes them as a hotline', async () => {
    await setPhone('+8419006923');
    for (const q of ['1900 6923', '1900.6923', '19006923']) expect(await found(q)).toEqual([PLACES.clinic.path]);
  });

  it('find nobody by a number of their own', async () => {
    await setPhone('+842838554137');
    for (const q of ['028 3855 4137', '02838554137', '1900 6923']) expect(await found(q)).toEqual([]);
  });
});
