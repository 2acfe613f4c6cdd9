import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory } from '../../testing/directory.ts';
import { guidedSearches } from '../../testing/guided-searches.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { indexChanges } from '../search/commands/index-changes.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const { results, suggestions } = guidedSearches(() => app);
const offered = async (q: string) => (await results(q)).guide.offers.map(({ absolute_url }) => absolute_url);

it('[SRCH-05] a complaint asks for the speciality that looks after it', async () => {
  for (const q of ['tức ngực', 'tuc nguc', 'bị tức ngực thì phải làm sao', 'tức ngực hà nội']) {
    const [first] = await offered(q);
    expect(first, q).toContain('specialities=tim-mach');
  }
});

it('a complaint beside an area asks there', async () => {
  const [first] = await offered('tức ngực hà nội');
  expect(first).toContain('provinces=ha-noi');
});

it('a complaint asks for its next speciality where the first has nobody, and says where none has', async () => {
  const { guide: next } = await results('khó thở');
  expect(next.offers[0]?.absolute_url).toContain('specialities=tim-mach');
  // The chip names what the list shows, not the first speciality, which has nobody.
  expect(next.chips).toEqual([{ name: 'Tim mạch', without: '' }]);
  const { guide } = await results('yếu sinh lý');
  expect(guide).toMatchObject({ whole: true, offers: [], missing: 'Chưa có bác sĩ hay cơ sở Nam khoa.' });
});

it('what is merely similar does not stand beside what a complaint leads to', async () => {
  const { similar, groups } = await results('tức ngực khó chịu quá');
  expect(similar).toBe(false);
  expect(groups.map(({ title }) => title)).toContainEqual(expect.stringContaining('Tim mạch'));
});

it('what merely holds the words of a complaint here and there does not stand beside what it leads to', async () => {
  const { guide, groups } = await results('ho gió');
  expect(guide.offers[0]).toMatchObject({ name: 'Tai Mũi Họng', widened: false });
  // "Nhà thuốc Gió Lành" in Hồ Chí Minh, and who works there.
  expect(groups.map(({ title }) => title)).not.toContain('Nhân viên y tế');
  expect(groups.filter(group => group.similar)).toEqual([]);
});

it('suggestions lead with it', async () => {
  const { guide } = await suggestions('đau tức vùng ngực');
  expect(guide?.offers[0]?.absolute_url).toContain('specialities=tim-mach');
});

describe('words that were read as a complaint', () => {
  /** The names of a group of suggestions and of the page of results. */
  async function named(q: string, objectType: string, kind: string) {
    const suggested = await suggestions(q);
    const { groups } = await results(q);
    return {
      suggested: suggested.groups.flatMap(group =>
        group.object_type === objectType ? group.items.map(({ name }) => name) : [],
      ),
      shown: groups.flatMap(group =>
        group.kind === kind || (group.kind === 'other' && group.object_type === objectType)
          ? group.items.map(({ name }) => name)
          : [],
      ),
    };
  }

  beforeAll(async () => {
    const { id } = await aDisease(app.services.db, { name: 'Tức ngực khó chịu mạn' });
    await indexChanges(app.services, { subject: 'disease', ids: [id], aspects: ['name'] });
    await (await createDirectory(app.services)).addPlace({ name: 'Phòng khám Tức Ngực Khó Chịu' });
  });

  it.each(['tức ngực khó chịu mạn', 'bị tức ngực khó chịu mạn', 'tuc nguc kho chiu man'])(
    'find the disease that has them in its name beside those who look after it: %s',
    async q => {
      const { guide } = await results(q);
      expect(guide.offers[0]?.absolute_url).toContain('specialities=tim-mach');
      const { suggested, shown } = await named(q, 'disease_index', 'disease');
      expect([suggested[0], shown[0]]).toEqual(['Tức ngực khó chịu mạn', 'Tức ngực khó chịu mạn']);
    },
  );

  it('find the facility that has them in its name beside the lists', async () => {
    const { suggested, shown } = await named('tức ngực khó chịu', 'place_index', 'place');
    expect(suggested).toContain('Phòng khám Tức Ngực Khó Chịu');
    expect(shown).toContain('Phòng khám Tức Ngực Khó Chịu');
  });
});
