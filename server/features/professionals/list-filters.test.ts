import fc from 'fast-check';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory, DEMO_LICENCE } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import type { FilterType } from '../listing/contract.ts';
import { saveProfessionals } from './commands/save-professionals.ts';
import { professionalListAnswer } from './contract.ts';

const SPECIALITIES = ['tim-mach', 'da-lieu', 'nhi-khoa', 'than-kinh'];
const LANGUAGES = ['tieng-anh', 'tieng-phap'];
const PROVINCES = ['ha-noi', 'ho-chi-minh', 'da-nang'];
const TITLES = ['pho-giao-su', 'giao-su'];

/** What the oracle knows of a person; the id is the index in `people`. */
type Person = Record<'specialities' | 'languages_spoken' | 'provinces' | 'titles', readonly string[]> & { id: number };

let app: TestApp;
let people: Person[];

/** Every combination is met by some of 120 people. */
beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { term, province, addPlace } = await createDirectory(app.services);
  const places = new Map<string, number>();
  for (const slug of PROVINCES)
    places.set(slug, await addPlace({ name: `Bệnh viện ${slug}`, province: province(slug) }));
  const some = (all: readonly string[], bits: number) => all.filter((_, index) => (bits >> index) & 1);
  const wanted = Array.from({ length: 120 }, (_, index) => ({
    specialities: some(SPECIALITIES, index),
    languages_spoken: some(LANGUAGES, index >> 2),
    provinces: some(PROVINCES, index * 5),
    titles: TITLES.slice(index % 3, (index % 3) + 1),
  }));
  const ids = await saveProfessionals(
    app.services,
    wanted.map((person, index) => ({
      name: `Người Số ${index}`,
      ...DEMO_LICENCE,
      status: 'published',
      title: person.titles[0] ? term('title', person.titles[0]) : null,
      terms: [
        ...person.specialities.map(slug => ({ term: term('speciality', slug) })),
        ...person.languages_spoken.map(slug => ({ term: term('language', slug) })),
      ],
      workplaces: person.provinces.map(slug => places.get(slug) ?? 0),
    })),
  );
  people = wanted.map((person, index) => ({ ...person, id: ids[index] ?? 0 }));
});
afterAll(() => app.close());

const TYPES = { specialities: SPECIALITIES, languages_spoken: LANGUAGES, provinces: PROVINCES, titles: TITLES };
type Type = keyof typeof TYPES;
type Chosen = Partial<Record<Type, readonly string[]>>;

const matches = (person: Person, chosen: Chosen) =>
  Object.entries(chosen).every(
    ([type, slugs]) => slugs.length === 0 || slugs.some(slug => person[type as Type].includes(slug)),
  );

async function list(chosen: Chosen, extra = '') {
  const query = Object.entries(chosen)
    .filter(([, slugs]) => slugs.length > 0)
    .map(([type, slugs]) => `${type}=${slugs.join(',')}`);
  const answer = await app.request(`/api/v1/professional/?${[...query, 'page_size=50', extra].join('&')}`);
  return professionalListAnswer.parse(await answer.json());
}

const chosenFilters: fc.Arbitrary<Chosen> = fc.record({
  specialities: fc.subarray(SPECIALITIES),
  languages_spoken: fc.subarray(LANGUAGES),
  provinces: fc.subarray(PROVINCES),
  titles: fc.subarray(TITLES),
});

describe('filtered lists', () => {
  it('[LIST-36] agree with an oracle for any choice: one of each type, all types', async () => {
    await fc.assert(
      fc.asyncProperty(chosenFilters, fc.constantFrom('relevance', 'name', 'rating'), async (chosen, order) => {
        const answer = await list(chosen, `sort_by=${order}`);
        const expected = people.filter(person => matches(person, chosen)).map(({ id }) => id);
        expect(answer.count).toBe(expected.length);
        expect(answer.items.map(({ id }) => id).every(id => expected.includes(id))).toBe(true);
        expect(answer.items).toHaveLength(Math.min(50, expected.length));
      }),
      { numRuns: 60 },
    );
  });

  it('[LIST-36] count each option as the list would be with it, and say which are checked', async () => {
    await fc.assert(
      fc.asyncProperty(chosenFilters, async chosen => {
        const { filters = [] } = await list(chosen, 'include=filters');
        for (const [type, slugs] of Object.entries(TYPES)) {
          const options = filters.find(setting => setting.type === type)?.options ?? [];
          for (const slug of slugs) {
            const count = people.filter(person => matches(person, { ...chosen, [type]: [slug] })).length;
            const checked = chosen[type as Type]?.includes(slug) ?? false;
            const expected = count > 0 || checked ? { checked, count } : undefined;
            const option = options.find(candidate => candidate.slug === slug);
            expect(option && { checked: option.checked, count: option.count }).toEqual(expected);
          }
        }
      }),
      { numRuns: 40 },
    );
  });
});

describe('filter tabs', () => {
  const tab = async (query: string, type: FilterType) => {
    const answer = await app.request(`/api/v1/professional/?include=filters&${query}`);
    const setting = professionalListAnswer.parse(await answer.json()).filters?.find(filter => filter.type === type);
    if (!setting) throw new Error(`No tab ${type}`);
    return setting;
  };

  it('[LIST-08] stand in their order with Vietnamese labels, and only when asked for', async () => {
    const { filters } = await list({}, 'include=filters');
    expect(filters?.map(({ type, label }) => [type, label])).toEqual([
      ['specialities', 'Chuyên khoa'],
      ['services', 'Dịch vụ'],
      ['provinces', 'Tỉnh/Thành phố'],
      ['districts', 'Quận/Huyện'],
      ['genders', 'Giới tính'],
      ['titles', 'Học hàm'],
      ['degrees', 'Học vị'],
      ['qualifications', 'Trình độ chuyên môn'],
      ['occupations', 'Nghề nghiệp'],
      ['languages_spoken', 'Ngôn ngữ'],
      ['available', 'Lịch khám'],
    ]);
    expect((await list({})).filters).toBeUndefined();
  });

  it('[LIST-36] offer districts once a province is chosen', async () => {
    expect(await tab('', 'districts')).toMatchObject({
      parent: 'provinces',
      child_url: '/api/v1/filter/districts/',
      hint: 'trước 7/2025',
      options: [],
    });
    const chosen = await tab('provinces=ha-noi&districts=dong-da', 'districts');
    expect(chosen.options).toEqual([
      { slug: 'dong-da', name: 'Quận Đống Đa', checked: true, count: 0, group: 'Hà Nội' },
    ]);
  });

  it('have headings where their list has groups', async () => {
    const { options } = await tab('', 'specialities');
    expect(options.find(({ slug }) => slug === 'tim-mach')?.group).toBe('Nội khoa');
  });
});
