import { aDisease } from '@antam/fixtures/factories/diseases.ts';
import { DISEASES, DRUGS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { reindex } from '../search/commands/reindex.ts';
import { diseaseDetail, diseaseList } from './contract.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

const detailOf = async (id: number) => diseaseDetail.parse(await (await app.request(`/api/v1/disease/${id}/`)).json());
const listOf = async (query = '') => diseaseList.parse(await (await app.request(`/api/v1/disease/?${query}`)).json());
const namesOf = async (query = '') => (await listOf(query)).items.map(({ name }) => name);

describe('a disease', () => {
  it('[DIS-02] comes with its names, sections, complaints, specialities and drugs', async () => {
    const disease = await detailOf(DISEASES.diabetes.id);
    expect(disease).toMatchObject({ name: DISEASES.diabetes.name, absolute_url: DISEASES.diabetes.path, icd10: 'E11' });
    expect(disease.also_known[0]).toBe('tiểu đường');
    expect(disease.sections.map(({ name }) => name)).toEqual([
      'overview',
      'causes',
      'symptoms',
      'diagnosis',
      'treatment',
      'prevention',
      'when_to_see_doctor',
    ]);
    expect(disease.sections[4]?.headings).toEqual([
      { id: 'muc-treatment-nhung-dieu-khong-nen', label: 'Những điều không nên' },
    ]);
    expect(disease.specialities.map(({ slug }) => slug)).toEqual(['noi-tiet', 'tim-mach']);
    expect(disease.complaints.map(({ name }) => name)).toContain('Tiểu đường');
    expect(disease.drugs).toMatchObject([{ absolute_url: DRUGS.metformin.path, brands: ['Glucophage'] }]);
    expect(disease.author).toMatchObject({ name: 'Ban biên tập An Tâm', absolute_url: null });
  });

  it('names who checked it with the way to their page, and leads to articles and questions', async () => {
    const disease = await detailOf(DISEASES.bloodPressure.id);
    expect(disease.reviewer).toMatchObject({ absolute_url: expect.stringMatching(/^\/bac-si\//) });
    expect(disease.reviewed_on).toMatch(/^\d{4}-\d\d-\d\d$/);
    expect(disease.articles[0]?.title).toContain('Tăng huyết áp');
  });

  it('is not there for visitors while it is a draft', async () => {
    const { id, name } = await aDisease(app.services.db, { status: 'draft', specialities: ['tim-mach'] });
    expect((await app.request(`/api/v1/disease/${id}/`)).status).toBe(404);
    expect(await namesOf()).not.toContain(name);
    expect(await namesOf('speciality=tim-mach')).not.toContain(name);
  });

  it('is no page where nobody knows the id', async () => {
    expect((await app.request('/api/v1/disease/99999/')).status).toBe(404);
  });
});

describe('the list of diseases', () => {
  it('goes from A to Z, and “Bệnh …” stands by the word behind it', async () => {
    const list = await listOf();
    expect(list.items.map(({ name }) => name)).toEqual([
      'Đái tháo đường típ 2',
      'Đột quỵ',
      'Bệnh sốt xuất huyết Dengue',
      'Tăng huyết áp',
    ]);
    expect(list.letters).toEqual([
      { letter: 'Đ', count: 2 },
      { letter: 'S', count: 1 },
      { letter: 'T', count: 1 },
    ]);
  });

  it('is narrowed by a letter, a speciality and a drug', async () => {
    expect(await namesOf('letter=S')).toEqual(['Bệnh sốt xuất huyết Dengue']);
    expect(await namesOf('letter=Đ')).toEqual(['Đái tháo đường típ 2', 'Đột quỵ']);
    expect(await namesOf('letter=D')).toEqual([]);
    expect(await namesOf('speciality=tim-mach')).toEqual(['Đái tháo đường típ 2', 'Tăng huyết áp']);
    expect(await namesOf(`drug=${DRUGS.metformin.id}`)).toEqual(['Đái tháo đường típ 2']);
    expect(await namesOf('speciality=khong-co')).toEqual([]);
  });

  it('brings as many of a speciality as a page shows, and how many there are', async () => {
    const first = await listOf('speciality=tim-mach&page_size=1');
    expect(first).toMatchObject({ count: 2, page_count: 2, items: [{ name: DISEASES.diabetes.name }] });
    expect(await namesOf('speciality=tim-mach&page_size=1&page=2')).toEqual([DISEASES.bloodPressure.name]);
    expect(await namesOf(`q=${encodeURIComponent('bệnh')}&page_size=1`)).toHaveLength(1);
  });

  it('takes what it does not understand as not asked', async () => {
    const all = await namesOf();
    for (const query of ['letter=ab', 'speciality=', 'drug=x', 'page=-1', 'page_size=61', 'page_size=x', 'q='])
      expect(await namesOf(query)).toEqual(all);
  });

  it('finds diseases by words, within a speciality too', async () => {
    expect(await namesOf(`q=${encodeURIComponent('tiểu đường')}`)).toEqual(['Đái tháo đường típ 2']);
    expect(await namesOf(`q=${encodeURIComponent('tiểu đường')}&speciality=nhi-khoa`)).toEqual([]);
    const words = `q=${encodeURIComponent('bệnh')}`;
    const { count, items } = await listOf(words);
    expect([count, items.length > 1]).toEqual([items.length, true]);
    // Found on whatever page they are, and then shown by page.
    const pages = await Promise.all(items.map((_, at) => namesOf(`${words}&page_size=1&page=${at + 1}`)));
    expect(pages.flat()).toEqual(items.map(({ name }) => name));
    expect(await listOf(`${words}&page_size=1`)).toMatchObject({ count, page_count: count });
    const within = `${words}&speciality=tim-mach`;
    expect((await listOf(`${within}&page_size=1`)).count).toBe((await listOf(within)).count);
  });
});

describe('a list that has nothing', () => {
  const relaxedOf = async (query: string) => (await listOf(query)).relaxed;

  it('leads to the same words of all specialities, then to the speciality, each with the count of its list', async () => {
    await reindex(app.services);
    const q = DISEASES.diabetes.name;
    const relaxed = (await relaxedOf(`q=${encodeURIComponent(q)}&speciality=da-lieu`)) ?? [];
    expect(relaxed.map(({ kept }) => kept)[0]).toEqual(['q']);
    for (const { absolute_url, count } of relaxed)
      expect((await listOf(absolute_url.split('?')[1])).count, absolute_url).toBe(count);
  });

  it('leads to everything where no letter and no speciality is known, and a list that shows some leads nowhere', async () => {
    const { count } = await listOf();
    expect(await relaxedOf('letter=W&speciality=khong-co')).toEqual([{ count, kept: [], absolute_url: '/benh/' }]);
    expect(await relaxedOf('')).toBeUndefined();
  });
});
