import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createWork } from '../../../app/create-work.ts';
import { textOf } from '../../../platform/db/text.ts';
import { nameOrder } from '../../../platform/text/name-order.ts';
import { createDirectory, type Directory } from '../../../testing/directory.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { deletePlaces } from '../../places/commands/delete-places.ts';
import { savePlaces } from '../../places/commands/save-places.ts';
import { rebuildPlaceFacets } from '../../places/place-facets.ts';
import { rebuildProfessionalFacets } from '../professional-facets.ts';
import { sortName } from '../rules/names.ts';
import { deleteProfessionals } from './delete-professionals.ts';
import { saveProfessionals } from './save-professionals.ts';

let app: TestApp;
let directory: Directory;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  directory = await createDirectory(app.services);
});
afterAll(() => app.close());
beforeEach(async () => {
  const { db } = app.services;
  const ids = async (table: string) =>
    (await textOf(db.read).all<{ id: number }>(`select id from ${table}`)).map(row => row.id);
  await deleteProfessionals(app.services, await ids('professional'));
  await deletePlaces(app.services, await ids('place'));
  await doJobs();
});

const doJobs = () => createWork(app.services).drain();

/** Every facet that has members, as ids. */
async function facets(kind: string): Promise<Record<string, number[]>> {
  const rows = await textOf(app.services.db.read).all<{ facet: string }>(
    'select facet from facet_bitmap where kind = ? union select facet from facet_change where kind = ? order by facet',
    [kind, kind],
  );
  const snapshot = await app.services.facets.snapshot(kind);
  const filled = rows.filter(({ facet }) => snapshot.cardinality(facet) > 0);
  return Object.fromEntries(filled.map(({ facet }) => [facet, snapshot.get(facet)?.toArray() ?? []]));
}

async function facetsOf(kind: string, id: number): Promise<string[]> {
  return Object.entries(await facets(kind)).flatMap(([facet, ids]) => (ids.includes(id) ? [facet] : []));
}

const row = <Row extends object>(table: string, id: number) =>
  textOf(app.services.db.read).first<Row>(`select * from ${table} where id = ?`, [id]);

describe('writing places', () => {
  it('makes slug, order and facets, and changes only what a draft says', async () => {
    const { term, province, addPlace } = directory;
    const heart = term('speciality', 'tim-mach');
    const id = await addPlace({ name: '  Bệnh viện   Ðà Nẵng ', lat: 16, long: 108, terms: [{ term: heart }] });
    expect(await row('place', id)).toMatchObject({
      name: 'Bệnh viện Đà Nẵng',
      slug: 'benh-vien-da-nang',
      folded_name: 'benh vien da nang',
      sort_name: nameOrder('Bệnh viện Đà Nẵng', 220),
      rating_rank: 3_800,
    });
    expect(await facetsOf('place', id)).toEqual(
      [
        'all',
        `place_types:${term('place_type', 'phong-kham-da-khoa')}`,
        'positioned',
        `provinces:${province('ha-noi')}`,
        `specialities:${heart}`,
      ].toSorted(),
    );
    await savePlaces(app.services, [{ id, province: province('da-nang') }]);
    expect(await row('place', id)).toMatchObject({ name: 'Bệnh viện Đà Nẵng', lat: 16, long: 108 });
    const after = await facetsOf('place', id);
    expect(after).toContain(`provinces:${province('da-nang')}`);
    expect(after).not.toContain(`provinces:${province('ha-noi')}`);
    expect(after).toContain(`specialities:${heart}`);
  });

  it('raises a professional with a fuller profile and better ratings in the default order', async () => {
    const { term, addPlace } = directory;
    const relevance = async (id: number) => (await row<{ relevance: number }>('place', id))?.relevance ?? 0;
    const bare = await relevance(await addPlace());
    const id = await addPlace({
      address: '1 Lê Lợi',
      phone: '+842438253531',
      terms: [{ term: term('service', 'kham-tim-mach') }],
    });
    const full = await relevance(id);
    await savePlaces(app.services, [{ id, ratingSum: 500, ratingCount: 100, reviewCount: 80 }]);
    const rated = await relevance(id);
    expect(full).toBeGreaterThan(bare);
    expect(rated).toBeGreaterThan(full);
  });

  it('writes all of a batch or none of it', async () => {
    const { addPlace } = directory;
    const id = await addPlace({ externalId: 'osm-1' });
    await expect(
      savePlaces(app.services, [
        { id, name: 'Tên mới' },
        { id: 999_999, name: 'Không có' },
      ]),
    ).rejects.toMatchObject({ status: 404 });
    await expect(addPlace({ externalId: 'osm-1' })).rejects.toThrow();
    await expect(savePlaces(app.services, [{ name: 'Thiếu' }])).rejects.toMatchObject({ status: 422 });
    expect(await row('place', id)).toMatchObject({ name: 'Phòng khám Thử' });
    expect((await facets('place')).all).toEqual([id]);
  });

  it('takes a published place out of every list when it is hidden or deleted', async () => {
    const { addPlace } = directory;
    const [one, two] = [await addPlace(), await addPlace()];
    await savePlaces(app.services, [{ id: one, status: 'hidden' }]);
    await deletePlaces(app.services, [two, 999_999]);
    expect(await facets('place')).toEqual({});
    expect(await row('place', two)).toBeUndefined();
  });
});

describe('writing professionals', () => {
  it('gives them the position of their main workplace and lists them under all', async () => {
    const { province, district, addPlace, addProfessional } = directory;
    const one = await addPlace({ district: district('dong-da'), lat: 21, long: 105.8 });
    const two = await addPlace({ province: province('da-nang'), lat: 16, long: 108.2 });
    const id = await addProfessional({ name: 'Nguyễn Thị Mai', workplaces: [two, one, two] });
    expect(await row('professional', id)).toMatchObject({
      slug: 'nguyen-thi-mai',
      folded_name: 'mai nguyen thi',
      sort_name: sortName('Nguyễn Thị Mai'),
      lat: 16,
      long: 108.2,
      province_id: province('da-nang'),
    });
    expect(await facetsOf('professional', id)).toEqual(
      [
        'all',
        `districts:${district('dong-da')}`,
        'positioned',
        `provinces:${province('da-nang')}`,
        `provinces:${province('ha-noi')}`,
      ].toSorted(),
    );
    await saveProfessionals(app.services, [{ id, workplaces: [one] }]);
    expect(await row('professional', id)).toMatchObject({ lat: 21, district_id: district('dong-da') });
    expect(await facetsOf('professional', id)).not.toContain(`provinces:${province('da-nang')}`);
  });

  it('counts at each place who works there and is published', async () => {
    const { addPlace, addProfessional } = directory;
    const place = await addPlace();
    const count = async () => (await row<{ professional_count: number }>('place', place))?.professional_count;
    const id = await addProfessional({ workplaces: [place] });
    await addProfessional({ workplaces: [place] });
    await addProfessional({ workplaces: [place], status: 'draft' });
    expect(await count()).toBe(2);
    await saveProfessionals(app.services, [{ id, workplaces: [] }]);
    expect(await count()).toBe(1);
    await saveProfessionals(app.services, [{ id, workplaces: [place] }]);
    await deleteProfessionals(app.services, [id]);
    expect(await count()).toBe(1);
  });

  it('lets them follow a workplace that moves, closes, opens again or is deleted', async () => {
    const { province, addPlace, addProfessional } = directory;
    const place = await addPlace({ lat: 21, long: 105.8 });
    const id = await addProfessional({ workplaces: [place] });
    await savePlaces(app.services, [{ id: place, province: province('da-nang'), lat: 16, long: 108.2 }]);
    await doJobs();
    expect(await row('professional', id)).toMatchObject({ lat: 16, province_id: province('da-nang') });
    expect(await facetsOf('professional', id)).toEqual(['all', 'positioned', `provinces:${province('da-nang')}`]);
    await savePlaces(app.services, [{ id: place, status: 'hidden' }]);
    await doJobs();
    expect(await row('professional', id)).toMatchObject({ lat: null, province_id: null });
    expect(await facetsOf('professional', id)).toEqual(['all']);
    await savePlaces(app.services, [{ id: place, status: 'published' }]);
    await doJobs();
    expect(await facetsOf('professional', id)).toEqual(['all', 'positioned', `provinces:${province('da-nang')}`]);
    await deletePlaces(app.services, [place]);
    await doJobs();
    expect(await facetsOf('professional', id)).toEqual(['all']);
  });
});

describe('many writers at once', () => {
  it('wait for each other without deadlock and leave counts and facets right', async () => {
    const { province, addPlace, addProfessional } = directory;
    const [one, two] = [await addPlace({ lat: 21, long: 105.8 }), await addPlace()];
    const people: number[] = [];
    for (let index = 0; index < 6; index++) people.push(await addProfessional());
    await Promise.all([
      ...people.map((id, index) =>
        saveProfessionals(app.services, [{ id, workplaces: index % 2 ? [one, two] : [two, one] }]),
      ),
      ...people.slice(0, 3).map(id =>
        saveProfessionals(
          app.services,
          people.toReversed().map(other => ({ id: other, position: `${id}` })),
        ),
      ),
      savePlaces(app.services, [
        { id: two, name: 'Hai' },
        { id: one, name: 'Một' },
      ]),
      savePlaces(app.services, [
        { id: one, province: province('da-nang') },
        { id: two, phone: null },
      ]),
    ]);
    await doJobs();
    const counts = [await row('place', one), await row('place', two)];
    expect(counts).toMatchObject([{ professional_count: 6 }, { professional_count: 6 }]);
    const { all, ...rest } = await facets('professional');
    expect(all).toEqual(people);
    expect(rest[`provinces:${province('da-nang')}`]).toEqual(people);
    expect(rest[`provinces:${province('ha-noi')}`]).toEqual(people);
  });
});

describe('rebuilding facets', () => {
  it('gives the same result as single writes', async () => {
    const { term, province, district, addPlace, addProfessional } = directory;
    const place = await addPlace({ district: district('dong-da'), lat: 21, long: 105.8 });
    const hidden = await addPlace({ status: 'hidden', province: province('hue') });
    await addPlace({ terms: [{ term: term('service', 'kham-tim-mach') }] });
    await addProfessional({
      title: term('title', 'pho-giao-su'),
      occupation: term('occupation', 'bac-si'),
      terms: [{ term: term('degree', 'tien-si-y-hoc') }, { term: term('language', 'tieng-anh') }],
      workplaces: [hidden, place],
    });
    await addProfessional({ status: 'draft', workplaces: [place] });
    const before = { place: await facets('place'), professional: await facets('professional') };
    const count = await row('place', place);
    await app.services.db.transaction(unit => textOf(unit).sql('update place set professional_count = 77'));
    await rebuildPlaceFacets(app.services);
    await rebuildProfessionalFacets(app.services);
    expect({ place: await facets('place'), professional: await facets('professional') }).toEqual(before);
    expect(await row('place', place)).toEqual(count);
    expect(await row('place', hidden)).toMatchObject({ professional_count: 1 });
  });
});
