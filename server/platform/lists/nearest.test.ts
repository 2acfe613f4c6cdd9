import { RoaringBitmap32 } from 'roaring-wasm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { PLACE_LIST } from '../../features/places/place-list.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { textOf } from '../db/text.ts';
import { distanceKm, type Position } from '../geo/distance.ts';
import { nearerThan } from './nearer-than.ts';
import { nearest } from './nearest.ts';

interface Spot extends Position {
  readonly id: number;
}

let app: TestApp;
let spots: Spot[];

/** Random numbers that are the same every time. */
function createRandom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

/** Crowds in two cities and at one hospital, some all over the country, a few at the edges of the map. */
function makeSpots(): Position[] {
  const random = createRandom(7);
  const around = (lat: number, long: number, spread: number) => ({
    lat: lat + (random() + random() - 1) * spread,
    long: long + (random() + random() - 1) * spread,
  });
  return [
    ...Array.from({ length: 2_500 }, () => around(21.03, 105.85, 0.2)),
    ...Array.from({ length: 2_500 }, () => around(10.78, 106.7, 0.2)),
    ...Array.from({ length: 1_700 }, () => ({ lat: 16.05, long: 108.2 })),
    ...Array.from({ length: 600 }, () => around(16, 106.5, 6)),
    { lat: 0.01, long: 179.99 },
    { lat: -0.01, long: -179.99 },
    { lat: 89.9, long: 10 },
    { lat: 89.9, long: -170 },
  ];
}

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { db } = app.services;
  const type = await textOf(db.read).first<{ id: number }>("select id from term where kind = 'place_type'");
  await db.transaction(async unit => {
    for (const { lat, long } of makeSpots()) {
      await textOf(unit).sql(
        `insert into place (slug, name, status, place_type_id, province_id, lat, long, created_at, updated_at)
         values ('x', 'x', 'published', ?, 1, ?, ?, ?, ?)`,
        [type?.id ?? 0, lat, long, new Date(0), new Date(0)],
      );
    }
  });
  spots = await textOf(db.read).all<Spot>('select id, lat, long from place order by id');
});
afterAll(() => app.close());

function bruteForce(from: Position, members: readonly Spot[], offset: number, limit: number) {
  return members
    .map(spot => ({ id: spot.id, km: distanceKm(from, spot) }))
    .sort((a, b) => a.km - b.km || a.id - b.id)
    .slice(offset, offset + limit);
}

async function check(from: Position, members: readonly Spot[], offset = 0, limit = 20): Promise<void> {
  const bitmap = RoaringBitmap32.from(members.map(spot => spot.id));
  const found = await nearest(app.services.db, PLACE_LIST.table, from, { offset, limit }, bitmap, spots.length);
  expect(found).toEqual(bruteForce(from, members, offset, limit));
}

describe('nearest', () => {
  it('[LIST-28] agrees with measuring everything, wherever one stands', async () => {
    const random = createRandom(99);
    const places: Position[] = Array.from({ length: 30 }, () => ({ lat: 8 + random() * 15, long: 102 + random() * 8 }));
    places.push({ lat: 21.03, long: 105.85 }, { lat: 16.05, long: 108.2 }, { lat: 48.85, long: 2.35 });
    places.push({ lat: 0, long: 180 }, { lat: 0, long: -180 }, { lat: 90, long: 0 }, { lat: -90, long: 0 });
    for (const from of places) await check(from, spots);
  });

  it('[LIST-28] agrees on further pages, to the last', async () => {
    const hanoi = { lat: 21.03, long: 105.85 };
    for (const offset of [20, 500, 2_480, spots.length - 10, spots.length, spots.length + 20]) {
      await check(hanoi, spots, offset);
    }
  });

  it('[LIST-28] agrees when filters leave few, many, only far ones or none', async () => {
    const hanoi = { lat: 21.03, long: 105.85 };
    await check(
      hanoi,
      spots.filter(spot => spot.id % 100 === 0),
    );
    await check(
      hanoi,
      spots.filter(spot => spot.id % 3 === 0),
    );
    await check(
      hanoi,
      spots.filter(spot => spot.lat < 12),
    );
    await check(
      hanoi,
      spots.filter(spot => spot.lat < 17),
    );
    await check(hanoi, []);
  });
});

describe('what is nearer than some kilometres', () => {
  const HANOI = { lat: 21.03, long: 105.85 };
  const ONE_HOSPITAL = { lat: 16.05, long: 108.2 };

  it('agrees with measuring everything', async () => {
    for (const from of [HANOI, ONE_HOSPITAL, { lat: 0, long: 180 }]) {
      const inside = spots.filter(spot => distanceKm(from, spot) < 10).map(({ id }) => id);
      expect(inside.length).toBeGreaterThan(0);
      const found = await nearerThan(app.services.db, PLACE_LIST.table, { from, km: 10 });
      expect(found.toSorted((a, b) => a - b)).toEqual(inside);
    }
  });

  it('keeps to a smaller circle where more stands around than may be read', async () => {
    const found = await nearerThan(app.services.db, PLACE_LIST.table, { from: HANOI, km: 10 }, 1_000);
    expect(found.length).toBeGreaterThan(100);
    expect(found.length).toBeLessThanOrEqual(1_000);
    const nearestOnes = bruteForce(HANOI, spots, 0, found.length).map(({ id }) => id);
    expect(found.toSorted((a, b) => a - b)).toEqual(nearestOnes.toSorted((a, b) => a - b));
  });

  it('takes the same ones of a crowd at one spot every time', async () => {
    const crowd = spots.filter(({ lat, long }) => lat === ONE_HOSPITAL.lat && long === ONE_HOSPITAL.long);
    const found = await nearerThan(app.services.db, PLACE_LIST.table, { from: ONE_HOSPITAL, km: 10 }, 100);
    expect(found.toSorted((a, b) => a - b)).toEqual(crowd.slice(0, 100).map(({ id }) => id));
  });
});
