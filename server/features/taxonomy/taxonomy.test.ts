import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createDirectory } from '../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { provinceList } from '../areas/contract.ts';
import { filterChildList } from '../listing/contract.ts';
import { saveTerms } from './commands/save-terms.ts';
import { termDetail, termList } from './contract.ts';

let app: TestApp;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { term, addPlace, addProfessional } = await createDirectory(app.services);
  const heart = { term: term('speciality', 'tim-mach') };
  await addPlace({ terms: [heart, { term: term('service', 'kham-tim-mach') }] });
  await addPlace({ terms: [heart], status: 'hidden' });
  await addProfessional({ terms: [heart], occupation: term('occupation', 'bac-si') });
  await addProfessional({ terms: [heart] });
});
afterAll(() => app.close());

const get = async (path: string) => {
  const answer = await app.request(`/api/v1/${path}`);
  expect(answer.status).toBe(200);
  return answer.json();
};

describe('areas', () => {
  it('are the 34 provinces, most asked-for first', async () => {
    const provinces = provinceList.parse(await get('area/province/'));
    expect(provinces).toHaveLength(34);
    expect(
      provinces
        .slice(0, 2)
        .map(({ slug }) => slug)
        .toSorted(),
    ).toEqual(['ha-noi', 'ho-chi-minh']);
  });
});

describe('specialities and services', () => {
  it('say how many published professionals, doctors among them, and places have each', async () => {
    const { items } = termList.parse(await get('speciality/'));
    expect(items.length).toBeGreaterThan(50);
    expect(items.find(item => item.slug === 'tim-mach')).toMatchObject({
      name: 'Tim mạch',
      absolute_url: '/chuyen-khoa/tim-mach/',
      professional_count: 2,
      doctor_count: 1,
      place_count: 1,
    });
    expect(items.find(item => item.slug === 'da-lieu')).toMatchObject({ professional_count: 0, place_count: 0 });
  });

  it('have a page each, with services of the speciality', async () => {
    const speciality = termDetail.parse(await get('speciality/tim-mach/'));
    expect(speciality).toMatchObject({ parent: null, professional_count: 2 });
    expect(speciality.related.map(({ slug }) => slug)).toContain('kham-tim-mach');
    const service = termDetail.parse(await get('service/kham-tim-mach/'));
    expect(service).toMatchObject({
      absolute_url: '/dich-vu/kham-tim-mach/',
      place_count: 1,
      parent: { slug: 'tim-mach' },
    });
    expect(service.related.map(({ slug }) => slug)).not.toContain('kham-tim-mach');
  });

  it('say from what to what the published ask for a service', async () => {
    const { term, addPlace, addProfessional } = await createDirectory(app.services);
    const offer = (priceFrom?: number, priceTo?: number) => ({
      terms: [{ term: term('service', 'sieu-am-tim'), ...(priceFrom && { priceFrom }), ...(priceTo && { priceTo }) }],
    });
    const prices = async (path: string) => termDetail.parse(await get(path)).prices;
    expect(await prices('service/sieu-am-tim/')).toBeNull();
    await addPlace(offer());
    expect(await prices('service/sieu-am-tim/')).toBeNull();
    await addProfessional(offer(300_000));
    expect(await prices('service/sieu-am-tim/')).toEqual({ from: 300_000, to: 300_000 });
    await addPlace(offer(350_000, 700_000));
    await addPlace({ ...offer(1_000, 9_000_000), status: 'hidden' });
    await addProfessional(offer(250_000, 260_000));
    expect(await prices('service/sieu-am-tim/')).toEqual({ from: 250_000, to: 700_000 });
    expect(await prices('speciality/tim-mach/')).toBeNull();
  });

  it('are a 404 for an unknown slug, and for one of another kind', async () => {
    for (const path of ['speciality/khong-co/', 'service/tim-mach/', 'speciality/kham-tim-mach/']) {
      expect((await app.request(`/api/v1/${path}`)).status).toBe(404);
    }
  });
});

describe('the child list of a filter', () => {
  it('[API-35][API-36] gives districts under each chosen province, those chosen checked', async () => {
    const groups = filterChildList.parse(await get('filter/districts/?provinces=ha-noi,da-nang&districts=dong-da'));
    expect(groups.map(({ slug }) => slug)).toEqual(['ha-noi', 'da-nang']);
    const hanoi = groups[0]?.data ?? [];
    expect(hanoi.length).toBeGreaterThan(20);
    expect(hanoi.filter(({ checked }) => checked)).toEqual([{ slug: 'dong-da', name: 'Quận Đống Đa', checked: true }]);
  });

  it('[API-35][API-36] gives services under specialities', async () => {
    const [group] = filterChildList.parse(await get('filter/services/?specialities=tim-mach'));
    expect(group).toMatchObject({ slug: 'tim-mach', name: 'Tim mạch' });
    expect(group?.data).toContainEqual({ slug: 'kham-tim-mach', name: 'Khám tim mạch', checked: false });
  });

  it('leaves out unknown parents, and is 404 or 400 for types that have no children', async () => {
    expect(await get('filter/districts/?provinces=atlantis')).toEqual([]);
    expect(await get('filter/districts/')).toEqual([]);
    expect((await app.request('/api/v1/filter/nonsense/')).status).toBe(404);
    expect((await app.request('/api/v1/filter/titles/?provinces=ha-noi')).status).toBe(400);
  });
});

describe('terms', () => {
  it('that staff add or rename show at once', async () => {
    const [id] = await saveTerms(app.services, 'speciality', [{ name: 'Y học Vũ trụ', groupName: 'Khác' }]);
    expect(await get('speciality/y-hoc-vu-tru/')).toMatchObject({ name: 'Y học Vũ trụ', group: 'Khác' });
    await saveTerms(app.services, 'speciality', [{ id, name: 'Y học Không gian' }]);
    expect(await get('speciality/y-hoc-vu-tru/')).toMatchObject({ name: 'Y học Không gian', group: 'Khác' });
    await expect(saveTerms(app.services, 'speciality', [{ name: 'Y học Vũ trụ' }])).rejects.toThrow();
  });
});
