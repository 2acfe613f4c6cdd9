import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { Thread } from '@antam/server/features/forum/thread.entity.ts';
import { tablesOf } from '@antam/server/platform/db/tables.ts';
import { textOf } from '@antam/server/platform/db/text.ts';
import { startTestApp, type TestApp } from '@antam/server/testing/test-app.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { floorOf } from './floors.ts';

const threads = tablesOf(Thread);
const HA_NOI = { lat: 21.0285, long: 105.8542 };

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

/** What the floor of an address reads. */
async function read(address: string): Promise<Record<string, unknown>[]> {
  const { db, clock } = app.services;
  const { sql, params } = floorOf(address, { engine: db.engine, now: clock.now(), position: HA_NOI });
  return textOf(db.primary).all<Record<string, unknown>>(sql, params);
}

const cookie = `user_location=${encodeURIComponent(JSON.stringify({ lat: HA_NOI.lat, lon: HA_NOI.long }))}`;
const answerOf = async (address: string) => (await app.request(address, { headers: { cookie } })).json();

/** A value of a column that holds JSON, which PostgreSQL answers as it is. */
const parsed = (value: unknown): unknown => (typeof value === 'string' ? JSON.parse(value) : value);

describe('the floor of an address reads what its answer says', () => {
  it.each([
    '/api/v1/professional/',
    '/api/v1/professional/?page=2',
    '/api/v1/professional/?specialities=nhi-khoa',
    '/api/v1/professional/?provinces=ha-noi',
    '/api/v1/professional/?specialities=tim-mach&provinces=ha-noi',
  ])('%s: the same people in the same order, with as many specialities', async address => {
    const { items }: { items: { id: number; specialities: unknown[]; price_from: number | null }[] } =
      await answerOf(address);
    const rows = await read(address);
    expect(rows.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(rows.map(({ price }) => price)).toEqual(items.map(({ price_from }) => price_from));
    const specialities = rows.map(row => Object(parsed(row.specialities) ?? []).length);
    expect(specialities).toEqual(items.map(item => item.specialities.length));
  });

  it.each(['', '&available=week'])('those who are free soonest%s: the same people in the same order', async query => {
    const address = `/api/v1/professional/?sort_by=soonest${query}`;
    const { items }: { items: { id: number; next_free: string | null }[] } = await answerOf(address);
    const free = items.filter(({ next_free: at }) => at !== null).map(({ id }) => id);
    expect(free.length).toBeGreaterThan(1);
    expect((await read(address)).map(({ id }) => id)).toEqual(free);
  });

  it('the nearest: the same people in the same order, as far as the box of the floor reaches', async () => {
    const address = '/api/v1/professional/?sort_by=location';
    const { items }: { items: { id: number }[] } = await answerOf(address);
    const rows = await read(address);
    expect(rows.length).toBeGreaterThan(1);
    expect(rows.map(({ id }) => id)).toEqual(items.slice(0, rows.length).map(({ id }) => id));
  });

  it('the page of a doctor: workplaces, pictures and terms', async () => {
    const address = `/api/v1/professional/${PROFESSIONALS.mai.id}/`;
    const answer = await answerOf(address);
    const [row] = await read(address);
    expect([row?.id, row?.position]).toEqual([answer.id, answer.position]);
    expect(Object(parsed(row?.workplaces)).length).toBe(answer.workplaces.length);
    expect(Object(parsed(row?.media)).length).toBe(answer.media.pictures.length + answer.media.videos.length);
  });

  it('the reviews of a place: the newest ten with their answers', async () => {
    const address = `/api/v1/comment/place/${PLACES.hospital.id}/`;
    const { items }: { items: { id: number; replies: unknown[] }[] } = await answerOf(address);
    const [row] = await read(address);
    const reviews = parsed(row?.reviews);
    const list = Array.isArray(reviews) ? reviews.map(Object) : [];
    expect(list.map(({ id }) => id)).toEqual(items.map(({ id }) => id));
    expect(list.map(({ replies }) => Object(parsed(replies) ?? []).length)).toEqual(
      items.map(({ replies }) => replies.length),
    );
  });

  it.each([
    '/api/v1/thread/',
    '/api/v1/thread/?sort=unanswered',
    '/api/v1/thread/?sort=thanked',
    '/api/v1/thread/?speciality=nhi-khoa',
    '/api/v1/thread/?speciality=tim-mach&sort=thanked',
  ])('%s: the same questions in the same order', async address => {
    const { items }: { items: { id: number }[] } = await answerOf(address);
    expect(items.length).toBeGreaterThan(0);
    expect((await read(address)).slice(0, 20).map(({ id }) => id)).toEqual(items.map(({ id }) => id));
  });

  it.each([
    ['newest', 'publishedAt'],
    ['thanked', 'thankCount'],
  ] as const)('a deep page of questions by %s: the same questions in the same order', async (sort, column) => {
    const { items: all }: { items: { id: number }[] } = await answerOf(`/api/v1/thread/?sort=${sort}`);
    const { id } = all[Math.floor((all.length - 1) / 2)] ?? expect.fail('The world has no questions');
    const { db } = app.services;
    const row = await db.primary.row(threads.selectFrom('thread').select(column).where('id', '=', id));
    const value = Number(Object.values(row ?? {})[0]);
    const address = `/api/v1/thread/?sort=${sort}&after=${value}-${id}`;
    const { items }: { items: { id: number }[] } = await answerOf(address);
    expect(items.length).toBeGreaterThan(0);
    expect((await read(address)).slice(0, 20).map(each => each.id)).toEqual(items.map(each => each.id));
  });

  it('the slots of a calendar: its rules, and every visit of its doctor in these days', async () => {
    const { db } = app.services;
    const calendar = await textOf(db.primary).first<{ place_id: number; professional_id: number }>(
      'select place_id, professional_id from calendar where professional_id is not null order by id limit 1',
    );
    const named = `place=${calendar?.place_id}&professional=${calendar?.professional_id}`;
    const days: { slots: { booked: number }[] }[] = await answerOf(`/api/v1/slot/?${named}&days=21`);
    const [row] = await read(`/api/v1/slot/?${named}&days=21`);
    const booked = days.flatMap(({ slots }) => slots).reduce((sum, slot) => sum + slot.booked, 0);
    expect(Object(parsed(row?.taken) ?? []).length).toBeGreaterThanOrEqual(booked);
    expect(row?.place_id).toBe(calendar?.place_id);
  });
});
