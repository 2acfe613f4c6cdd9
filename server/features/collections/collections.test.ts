import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { FOUND } from '../../platform/cache/tag.ts';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { entityChanged } from '../../platform/events/changed.ts';
import { handle } from '../../platform/jobs/topic.ts';
import { createWorker } from '../../platform/jobs/worker.ts';
import { problemOf } from '../../testing/problem-of.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { addPicture } from '../media/commands/add-picture.ts';
import { Place } from '../places/place.entity.ts';
import { Professional } from '../professionals/professional.entity.ts';
import { deleteCollection } from './commands/delete-collection.ts';
import { saveCollection } from './commands/save-collection.ts';
import { type CollectionDetail, collectionDetail, collectionListAnswer } from './contract.ts';

let app: TestApp;
let places: number[];
let professionals: number[];

beforeAll(async () => {
  app = await startTestApp();
  places = await addPlaces(6);
  professionals = await addProfessionals(3);
});
afterAll(() => app.close());

const now = new Date('2026-11-21T03:00:00Z');

async function addPlaces(count: number): Promise<number[]> {
  const { db } = app.services;
  const province = await textOf(db.read).first<{ id: number }>(`select id from province where slug = 'ha-noi'`);
  const type = await textOf(db.read).first<{ id: number }>(`select id from term where kind = 'place_type' order by id`);
  const em = await nativeOf(db).em();
  const created = Array.from({ length: count }, (_, index) =>
    em.create(Place, {
      slug: `co-so-${index}`,
      name: `Cơ sở ${index}`,
      placeType: type?.id ?? 0,
      province: province?.id ?? 0,
      lat: 21 + index / 100,
      long: 105.8,
      phone: '+842436402308',
      createdAt: now,
      updatedAt: now,
    }),
  );
  await em.persist(created).flush();
  return created.map(({ id }) => id);
}

async function addProfessionals(count: number): Promise<number[]> {
  const em = await nativeOf(app.services.db).em();
  const created = Array.from({ length: count }, (_, index) =>
    em.create(Professional, {
      slug: `bac-si-${index}`,
      name: `Nguyễn Văn ${index}`,
      status: 'published',
      createdAt: now,
      updatedAt: now,
    }),
  );
  await em.persist(created).flush();
  return created.map(({ id }) => id);
}

const at = (ids: readonly number[], ...indexes: number[]) => indexes.map(index => ids[index] ?? 0);
const members = (ids: readonly number[]) => ids.map(id => ({ id, note: '' }));

async function list(query = '') {
  const answer = await app.request(`/api/v1/collection/${query}`);
  expect(answer.status).toBe(200);
  return collectionListAnswer.parse(await answer.json());
}

async function detail(id: number): Promise<CollectionDetail> {
  const answer = await app.request(`/api/v1/collection/${id}/`);
  expect(answer.status).toBe(200);
  return collectionDetail.parse(await answer.json());
}

describe('a collection', () => {
  it('shows its members in the editors’ order, with their notes', async () => {
    const [second = 0, first = 0] = places;
    const id = await saveCollection(app.services, {
      kind: 'place',
      name: '  Bệnh viện   nhi tốt ở Hà Nội ',
      summary: 'Nơi các bố mẹ tin tưởng',
      description: '<p onclick="x()">Vì sao <b>chọn</b></p><script>alert(1)</script>',
      members: [{ id: first, note: 'Có cấp cứu' }, { id: second }, { id: first, note: 'again' }],
    });
    const shown = await detail(id);
    expect(shown).toMatchObject({
      kind: 'place',
      name: 'Bệnh viện nhi tốt ở Hà Nội',
      slug: 'benh-vien-nhi-tot-o-ha-noi',
      absolute_url: `/tuyen-chon/benh-vien-nhi-tot-o-ha-noi-${id}/`,
      description: '<p>Vì sao <b>chọn</b></p>',
      member_count: 2,
      professionals: [],
    });
    expect(shown.places.map(place => [place.id, place.note, place.distance])).toEqual([
      [first, 'Có cấp cứu', null],
      [second, '', null],
    ]);
    expect(shown.places[0]?.lat).toBeTypeOf('number');
    expect(JSON.stringify(shown)).not.toContain('+842436402308');
  });

  it('of professionals shows professionals', async () => {
    const id = await saveCollection(app.services, {
      kind: 'professional',
      name: 'Bác sĩ tim mạch',
      members: members(professionals),
    });
    const shown = await detail(id);
    expect(shown.professionals.map(person => person.id)).toEqual(professionals);
    expect(shown.places).toEqual([]);
  });

  it('does not show members that are no longer published, nor counts them', async () => {
    const [open = 0, hidden = 0] = at(places, 2, 3);
    const id = await saveCollection(app.services, {
      kind: 'place',
      name: 'Có nơi đã đóng',
      members: members([hidden, open]),
    });
    const { db } = app.services;
    await db.transaction(unit => textOf(unit).sql(`update place set status = 'hidden' where id = ?`, [hidden]));
    const shown = await detail(id);
    expect(shown.places.map(place => place.id)).toEqual([open]);
    expect(shown.member_count).toBe(1);
    await db.transaction(unit => textOf(unit).sql(`update place set status = 'published' where id = ?`, [hidden]));
  });

  it('has the pictures of its first members', async () => {
    const chosen = at(places, 0, 2, 3, 4, 5);
    const bytes = await sharp({ create: { width: 80, height: 60, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    for (const id of chosen.slice(1)) {
      await addPicture(app.services, { owner: { kind: 'place', id }, sender: 1, bytes, caption: `Ảnh ${id}` });
    }
    const id = await saveCollection(app.services, { kind: 'place', name: 'Có ảnh', members: members(chosen) });
    const captions = chosen.slice(1, 4).map(member => `Ảnh ${member}`);
    expect((await detail(id)).pictures.map(picture => picture.caption)).toEqual(captions);
    const card = (await list('?q=co%20anh')).items.find(item => item.id === id);
    expect(card?.pictures.map(picture => picture.caption)).toEqual(captions);
  });

  it('is replaced whole when it is saved again', async () => {
    const draft = { kind: 'place', name: 'Trước', members: members(at(places, 0, 1)) } as const;
    const id = await saveCollection(app.services, draft);
    await saveCollection(app.services, { ...draft, name: 'Sau', members: members(at(places, 4)) }, id);
    const shown = await detail(id);
    expect(shown).toMatchObject({ name: 'Sau', slug: 'sau', member_count: 1 });
    expect(shown.places.map(place => place.id)).toEqual(at(places, 4));
  });

  it('is refused when it breaks a rule, and nothing is written', async () => {
    const before = (await list()).count;
    const draft = { kind: 'place', name: 'Tên hợp lệ' } as const;
    const unknown = await problemOf(saveCollection(app.services, { ...draft, members: members([999_999]) }));
    expect(unknown).toMatchObject({ status: 422, fields: { members: [expect.any(String)] } });
    const nameless = await problemOf(saveCollection(app.services, { ...draft, name: ' x ' }));
    expect(nameless).toMatchObject({ status: 422, fields: { name: [expect.any(String)] } });
    expect((await problemOf(saveCollection(app.services, draft, 999_999))).status).toBe(404);
    const id = await saveCollection(app.services, { ...draft, published: false });
    expect((await problemOf(saveCollection(app.services, { ...draft, kind: 'professional' }, id))).status).toBe(409);
    expect((await list()).count).toBe(before);
  });

  it('that is not published, deleted or unknown is a 404', async () => {
    const hidden = await saveCollection(app.services, { kind: 'place', name: 'Bản nháp', published: false });
    const deleted = await saveCollection(app.services, { kind: 'place', name: 'Đã xoá' });
    await deleteCollection(app.services, deleted);
    expect((await problemOf(deleteCollection(app.services, deleted))).status).toBe(404);
    for (const id of [hidden, deleted, 999_999, 0, -1, '1e1', '0x1', 'abc', '99999999999', '%00']) {
      const answer = await app.request(`/api/v1/collection/${id}/`);
      expect([400, 404]).toContain(answer.status);
      expect(answer.headers.get('content-type')).toContain('problem+json');
    }
  });

  it('announces every change to the outbox and the page caches', async () => {
    const { db, clock, log } = app.services;
    const seen: unknown[] = [];
    const handlers = [handle(entityChanged, async change => void seen.push(change))];
    const drain = () => createWorker({ db, clock, log, handlers }).drain();
    await drain();
    seen.length = 0;
    const told: string[] = [];
    app.services.tags.onChange(names => void told.push(...names));
    // The index announces a change of its own when it has followed, whenever that is.
    const ofCollections = () => told.splice(0).filter(name => name !== FOUND.name);
    const id = await saveCollection(app.services, { kind: 'place', name: 'Được báo' });
    expect(ofCollections()).toEqual(['collection', `collection:${id}`]);
    await deleteCollection(app.services, id);
    // What hides has tags of its own for lists and for the search, which are then not late, and the index adds its own.
    expect(ofCollections()).toEqual(['collection', `collection:${id}`, 'collection!', 'search!', 'search!']);
    await drain();
    const change = { subject: 'collection', ids: [id], aspects: 'all' };
    expect(seen).toEqual([
      { ...change, hides: false },
      { ...change, hides: true },
    ]);
  });
});

describe('the list of collections', () => {
  it('filters by kind and by words without accents, in the editors’ order', async () => {
    const name = 'Phòng khám Quận Cam';
    const later = await saveCollection(app.services, { kind: 'place', name: `${name} hai`, position: 901 });
    const first = await saveCollection(app.services, { kind: 'place', name: `${name} một`, position: 900 });
    const people = await saveCollection(app.services, { kind: 'professional', name: `Người ${name}`, position: 902 });
    const ids = async (query: string) => (await list(query)).items.map(item => item.id);
    expect(await ids('?q=quan%20cam')).toEqual([first, later, people]);
    expect(await ids('?q=cam%20QUẬN&kind=place')).toEqual([first, later]);
    expect(await ids('?q=quan%20cam&kind=professional')).toEqual([people]);
    expect(await ids('?q=khong-co-gi')).toEqual([]);
  });

  it('pages, and ignores what it does not understand', async () => {
    for (let number = 0; number < 22; number++) {
      await saveCollection(app.services, { kind: 'place', name: `Trang thử ${number}`, position: 1_000 + number });
    }
    const first = await list('?q=trang%20thu');
    expect(first).toMatchObject({ count: 22, page: 1, page_count: 2 });
    expect(first.items).toHaveLength(20);
    const second = await list('?q=trang%20thu&page=2');
    expect(second.items.map(item => item.name)).toEqual(['Trang thử 20', 'Trang thử 21']);
    expect((await list('?q=trang%20thu&page=400')).items).toEqual([]);
    for (const query of ['?page=0', '?page=abc', '?kind=thread', '?kind=place&kind=professional']) {
      expect((await list(query)).page).toBe(1);
    }
    // All collections would stand there as if the words had found them.
    const refused = await app.request(`/api/v1/collection/?q=${'a'.repeat(500)}`);
    expect([refused.status, await refused.json()]).toMatchObject([400, { q: [expect.stringContaining('200 ký tự')] }]);
  });

  it('is found by an index', async () => {
    if (app.services.db.engine !== 'sqlite') return;
    const plan = await textOf(app.services.db.read).all<{ detail: string }>(
      `explain query plan select id from collection where published = 1 and kind = 'place' order by position, id`,
    );
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH .*\(published=\? AND kind=\?\)$/),
    ]);
  });
});
