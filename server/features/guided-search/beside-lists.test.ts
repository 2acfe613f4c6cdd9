import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createWork } from '../../app/create-work.ts';
import { createDirectory, type Directory } from '../../testing/directory.ts';
import { guidedSearches } from '../../testing/guided-searches.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { placeListAnswer } from '../places/contract.ts';
import { professionalListAnswer } from '../professionals/contract.ts';

let app: TestApp;
let directory: Directory;

beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());

const term = (slug: string) => directory.term('speciality', slug);
const add = (name: string, speciality: string, gender: 'female' | 'male') =>
  directory.addProfessional({ name, gender, terms: [{ term: term(speciality) }] });

const { results, suggestions } = guidedSearches(() => app);

/** The names of the first of a list, in its order. */
async function listed(url: string): Promise<string[]> {
  const { pathname, search } = new URL(url, app.url);
  const isPlaces = pathname === '/co-so-y-te/';
  const answer = await app.request(`/api/v1/${isPlaces ? 'place' : 'professional'}/${search}`);
  const { items } = (isPlaces ? placeListAnswer : professionalListAnswer).parse(await answer.json());
  return items.map(({ name }) => name);
}

describe('beside an offered list', () => {
  beforeAll(async () => {
    await add('Trần Ánh Nhi', 'roi-loan-giac-ngu', 'female');
    await add('Lê Văn Nhi', 'roi-loan-giac-ngu', 'male');
    await createWork(app.services).drain();
  });

  it('its cards are the first of it in its order, and who is only called so follows under a title that says so', async () => {
    const { guide, groups } = await results('bác sĩ nữ nhi');
    const [offer] = guide.offers;
    const names = groups[0]?.items.map(({ name }) => name) ?? [];
    expect([offer?.name, groups[0]?.title]).toEqual(['Nhi khoa, nữ', 'Nhi khoa, nữ']);
    expect(names).toEqual((await listed(offer?.absolute_url ?? '')).slice(0, 6));
    expect(names).not.toContain('Trần Ánh Nhi');
    const named = groups.find(({ title }) => title === 'Bác sĩ khớp với “nhi”');
    expect(named?.items.map(({ name }) => name)).toContain('Trần Ánh Nhi');
    expect(named?.list_url).toBe('/bac-si/?q=nhi&genders=female');
    expect(await listed(named?.list_url ?? '')).toContain('Trần Ánh Nhi');
    // Who is asked for is a woman, whatever she is called.
    expect(groups.flatMap(({ items }) => items.map(({ name }) => name))).not.toContain('Lê Văn Nhi');
  });

  it('suggestions of its kind are members of it, and others stand apart', async () => {
    const { guide, groups } = await suggestions('bác sĩ nữ nhi');
    expect(guide?.offers[0]?.name).toBe('Nhi khoa, nữ');
    const people = groups.filter(({ object_type }) => object_type === 'professional_index');
    const [members, named] = people.map(({ items }) => items.map(({ name }) => name));
    expect(people.map(({ title }) => title)).toEqual(['Bác sĩ', 'Bác sĩ khớp với “nhi”']);
    const list = await listed(guide?.offers[0]?.absolute_url ?? '');
    expect(members?.filter(name => !list.some(each => name.endsWith(each)))).toEqual([]);
    expect(named).toContainEqual(expect.stringContaining('Trần Ánh Nhi'));
  });

  it('nothing stands where only a condition was asked for: the offer comes by itself', async () => {
    const { guide, groups } = await suggestions('bs nữ');
    expect(guide?.offers[0]).toMatchObject({ name: 'Bác sĩ và nhân viên y tế, nữ', kind: 'professional' });
    expect(groups).toEqual([]);
  });

  it('who is called by just the words typed stands above the lists', async () => {
    await directory.addPlace({ name: 'Phòng khám Nhi Hà Nội', province: directory.province('hue') });
    await createWork(app.services).drain();
    const { guide, groups } = await results('phòng khám nhi hà nội');
    expect(guide.offers.length).toBeGreaterThan(0);
    expect(groups[0]).toMatchObject({ kind: 'place', title: 'Cơ sở y tế khớp với “phòng khám nhi Hà Nội”' });
    expect(groups[0]?.items[0]?.name).toBe('Phòng khám Nhi Hà Nội');
    expect((await suggestions('phòng khám nhi hà nội')).groups[0]?.items[0]?.name).toBe('Phòng khám Nhi Hà Nội');
  });
});

describe('a kind of facility of which more is said', () => {
  it('is said not to be listed where nothing is called so, and its kind is offered', async () => {
    const { guide, groups } = await results('bvđk kv');
    expect(guide).toMatchObject({ unlisted: 'bvđk kv', offers: [{ name: 'Bệnh viện đa khoa' }] });
    expect(groups[0]?.title).toBe('Bệnh viện đa khoa');
  });

  describe('and that is listed', () => {
    const name = 'Bệnh viện Đa khoa Khu vực Cửa Nam';
    beforeAll(async () => {
      await directory.addPlace({ name, placeType: directory.term('place_type', 'benh-vien-da-khoa') });
      await createWork(app.services).drain();
    });

    it.each(['bvđk kv', 'bvdk kv', 'bv đk kv', 'BVĐKKV', 'b.v.đ.k kv', 'B.V.Đ.K.K.V', 'bv.đk.kv', 'bệnh viện đkkv'])(
      'is found however it is shortened: %s',
      async q => {
        const { guide, groups } = await results(q);
        expect([guide.unlisted, groups[0]?.items[0]?.name]).toEqual(['', name]);
        expect((await suggestions(q)).groups[0]?.items[0]?.name).toBe(name);
      },
    );
  });

  it.each(['bvđk', 'bvdk', 'bv đk', 'b.v.đ.k', 'B.V.Đ.K.'])('is offered as a list by its letters: %s', async q => {
    expect((await results(q)).guide.offers[0]?.name).toBe('Bệnh viện đa khoa');
  });
});
