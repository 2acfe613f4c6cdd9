import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { z } from 'zod';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { professionalListAnswer } from './contract.ts';

let app: TestApp;
let directory: Directory;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  directory = await createDirectory(app.services);
  await seed(directory);
});
afterAll(() => app.close());

/** Six people, whom every filter distinguishes. */
async function seed({ term, province, district, addPlace, addProfessional }: Directory): Promise<void> {
  const hanoi = await addPlace({ name: 'Bệnh viện Hà Nội', district: district('dong-da'), lat: 21.01, long: 105.82 });
  const saigon = await addPlace({
    name: 'Bệnh viện Sài Gòn',
    province: province('ho-chi-minh'),
    district: district('quan-1'),
    lat: 10.776,
    long: 106.697,
  });
  const hidden = await addPlace({ name: 'Đã đóng cửa', province: province('da-nang'), status: 'hidden' });
  const link = (kind: Parameters<typeof term>[0], slug: string) => ({ term: term(kind, slug) });
  await addProfessional({
    name: 'Nguyễn Văn An',
    title: term('title', 'pho-giao-su'),
    occupation: term('occupation', 'bac-si'),
    terms: [
      link('speciality', 'tim-mach'),
      { ...link('service', 'kham-tim-mach'), priceFrom: 300_000 },
      { ...link('service', 'kham-noi-tong-quat'), priceFrom: 200_000 },
      link('degree', 'tien-si-y-hoc'),
      link('language', 'tieng-anh'),
    ],
    workplaces: [hanoi, saigon],
    ratingSum: 450,
    ratingCount: 100,
    reviewCount: 90,
  });
  await addProfessional({
    name: 'Trần Thị Bình',
    occupation: term('occupation', 'bac-si'),
    terms: [link('speciality', 'tim-mach'), link('speciality', 'da-lieu'), link('language', 'tieng-phap')],
    workplaces: [hanoi],
    ratingSum: 10,
    ratingCount: 2,
    reviewCount: 120,
  });
  await addProfessional({
    name: 'Lê Cường',
    occupation: term('occupation', 'duoc-si'),
    terms: [link('qualification', 'thay-thuoc-uu-tu'), link('degree', 'duoc-si-dai-hoc')],
    workplaces: [saigon],
  });
  await addProfessional({ name: 'Phạm Ánh', terms: [link('speciality', 'da-lieu')] });
  await addProfessional({
    name: 'Hoàng Ẩn',
    status: 'hidden',
    terms: [link('speciality', 'tim-mach')],
    workplaces: [hanoi],
  });
  await addProfessional({ name: 'Vũ Dung', workplaces: [hidden] });
}

type Answer = z.infer<typeof professionalListAnswer>;

async function list(query: string, init?: RequestInit): Promise<Answer> {
  const answer = await app.request(`/api/v1/professional/?${query}`, init);
  expect(answer.status).toBe(200);
  return professionalListAnswer.parse(await answer.json());
}

const names = ({ items }: Answer) => items.map(item => item.name).sort();

it('A list of people counts doctors as doctors and names the others, over all its pages', async () => {
  expect((await list('page_size=1')).kinds).toEqual([
    { noun: 'bác sĩ', count: 2 },
    { noun: 'dược sĩ', count: 1 },
    { noun: 'nhân viên y tế', count: 2 },
  ]);
  expect((await list('provinces=ho-chi-minh')).kinds).toEqual([
    { noun: 'bác sĩ', count: 1 },
    { noun: 'dược sĩ', count: 1 },
  ]);
  expect((await list('provinces=da-nang')).kinds).toEqual([]);
});

describe('filters of professionals', () => {
  it.each([
    ['[LIST-09]', 'services=kham-tim-mach', ['Nguyễn Văn An']],
    ['[LIST-10]', 'languages_spoken=tieng-phap', ['Trần Thị Bình']],
    ['[LIST-11]', 'provinces=ho-chi-minh', ['Lê Cường', 'Nguyễn Văn An']],
    ['[LIST-12]', 'districts=dong-da', ['Nguyễn Văn An', 'Trần Thị Bình']],
    ['[LIST-14]', 'specialities=da-lieu', ['Phạm Ánh', 'Trần Thị Bình']],
    ['[LIST-15]', 'occupations=duoc-si', ['Lê Cường']],
    ['[LIST-16]', 'qualifications=thay-thuoc-uu-tu', ['Lê Cường']],
    ['[LIST-17]', 'titles=pho-giao-su', ['Nguyễn Văn An']],
    ['[LIST-18]', 'degrees=tien-si-y-hoc', ['Nguyễn Văn An']],
  ])('%s %s', async (_id, query, expected) => {
    const answer = await list(query);
    expect(names(answer)).toEqual(expected);
    expect(answer.count).toBe(expected.length);
  });

  it('[LIST-19] joins values of one type by comma, or by repeating the parameter: either is enough', async () => {
    const both = ['Nguyễn Văn An', 'Phạm Ánh', 'Trần Thị Bình'];
    expect(names(await list('specialities=tim-mach,da-lieu'))).toEqual(both);
    expect(names(await list('specialities=tim-mach%2Cda-lieu'))).toEqual(both);
    expect(names(await list('specialities=tim-mach&specialities=da-lieu'))).toEqual(both);
  });

  it('[LIST-20] applies several types together', async () => {
    expect(names(await list('specialities=tim-mach,da-lieu&provinces=ho-chi-minh'))).toEqual(['Nguyễn Văn An']);
    expect(names(await list('specialities=da-lieu&provinces=ho-chi-minh'))).toEqual([]);
  });

  it('[LIST-36] ignores unknown values with a warning, and filters that are not its own', async () => {
    const answer = await list('specialities=tim-mach,khong-co&place_types=benh-vien-da-khoa&nonsense=1');
    expect(names(answer)).toEqual(['Nguyễn Văn An', 'Trần Thị Bình']);
    expect(answer.notices).toEqual([expect.stringContaining('“khong-co” trong mục Chuyên khoa')]);
    expect(answer.chosen).toEqual([{ type: 'specialities', slug: 'tim-mach', name: 'Tim mạch' }]);
    const nothingKnown = await list('provinces=atlantis');
    expect(nothingKnown.count).toBe(5);
    expect(nothingKnown.chosen).toEqual([]);
  });

  it('leaves out who is not published, and workplaces that are not', async () => {
    const everyone = await list('');
    expect(names(everyone)).toEqual(['Lê Cường', 'Nguyễn Văn An', 'Phạm Ánh', 'Trần Thị Bình', 'Vũ Dung']);
    expect(everyone.items.find(item => item.name === 'Vũ Dung')?.workplace).toBeNull();
    expect(names(await list('provinces=da-nang'))).toEqual([]);
  });
});

describe('cards of professionals', () => {
  it('name the person as Vietnamese do, with specialities, main workplace, price and rating', async () => {
    const { items } = await list('titles=pho-giao-su');
    expect(items[0]).toMatchObject({
      display_name: 'PGS.TS.BS Nguyễn Văn An',
      absolute_url: expect.stringMatching(/^\/bac-si\/nguyen-van-an-\d+\/$/),
      specialities: [{ slug: 'tim-mach', name: 'Tim mạch' }],
      workplace: { name: 'Bệnh viện Hà Nội', province: { slug: 'ha-noi' }, lat: 21.01, long: 105.82 },
      rating: { score: 4.5, count: 100, reviews: 90 },
      price_from: 200_000,
      distance: null,
    });
  });
});

describe('orders of professionals', () => {
  it('[LIST-35] sorts by given name', async () => {
    const { items } = await list('sort_by=name');
    expect(items.map(item => item.name)).toEqual(['Nguyễn Văn An', 'Phạm Ánh', 'Trần Thị Bình', 'Lê Cường', 'Vũ Dung']);
  });

  it('[LIST-35] sorts by rating with a prior for few votes, and by the number of reviews', async () => {
    const byRating = await list('sort_by=rating&specialities=tim-mach');
    expect(byRating.items.map(item => item.name)).toEqual(['Nguyễn Văn An', 'Trần Thị Bình']);
    const byReviews = await list('sort_by=reviews');
    expect(byReviews.items[0]?.name).toBe('Trần Thị Bình');
  });

  it('[LIST-35] orders by relevance when nothing or nonsense is asked for', async () => {
    const asked = await list('sort_by=relevance');
    expect(asked.items[0]?.name).toBe('Nguyễn Văn An');
    const nonsense = await list('sort_by=phase-of-the-moon');
    expect(nonsense.items.map(item => item.id)).toEqual(asked.items.map(item => item.id));
    expect(nonsense.notices).toHaveLength(1);
    expect(nonsense.sort_by).toBe('relevance');
  });

  it('falls back to relevance with a warning when no position is known', async () => {
    const answer = await list('sort_by=location');
    expect(answer).toMatchObject({ position_known: false, sort_by: 'location' });
    expect(answer.notices).toEqual([expect.stringContaining('vị trí')]);
    expect(answer.items.map(item => item.id)).toEqual((await list('')).items.map(item => item.id));
  });
});
