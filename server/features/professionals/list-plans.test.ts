import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { SqlValue } from '../../platform/db/engine.ts';
import { nativeOf } from '../../platform/db/native.ts';
import { textOf } from '../../platform/db/text.ts';
import { createDirectory, DEMO_LICENCE } from '../../testing/directory.ts';
import { countForPlans, indexedPlanOf, planOf } from '../../testing/plans.ts';
import { sqliteSchema, weakSteps } from '../../testing/sql/weak-steps.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { storeNextFree } from '../free-times/commands/store-next-free.ts';
import { savePlaces } from '../places/commands/save-places.ts';
import { saveProfessionals } from './commands/save-professionals.ts';

const ROWS = 1_600;
const BATCH = 400;

let app: TestApp;
let place = 0;
let professional = 0;

beforeAll(async () => {
  app = await startTestApp({ world: 'none' });
  const { term, province } = await createDirectory(app.services);
  const [heart, skin] = [term('speciality', 'tim-mach'), term('speciality', 'da-lieu')];
  for (let start = 0; start < ROWS; start += BATCH) {
    const numbers = Array.from({ length: BATCH }, (_, index) => start + index);
    const places = await savePlaces(
      app.services,
      numbers.map(number => ({
        name: `Phòng khám ${number}`,
        placeType: term('place_type', 'phong-kham-da-khoa'),
        province: province(number % 2 ? 'ha-noi' : 'da-nang'),
        lat: 16 + number / 400,
        long: 106,
        terms: [{ term: number % 3 ? heart : skin }],
      })),
    );
    const people = await saveProfessionals(
      app.services,
      numbers.map((number, index) => ({
        name: `Nguyễn Văn Số ${number}`,
        ...DEMO_LICENCE,
        status: 'published',
        terms: [
          { term: number % 3 ? heart : skin },
          { term: term('service', 'kham-tim-mach'), priceFrom: 100_000 + number },
        ],
        workplaces: [places[index] ?? 0],
      })),
    );
    [place, professional] = [places[0] ?? 0, people[0] ?? 0];
    await storeTimes('place', places);
    await storeTimes('professional', people);
  }
});
afterAll(() => app.close());

/** Free times of all of these, half of them this week. */
async function storeTimes(kind: string, ids: readonly number[]): Promise<void> {
  const nextAt = new Date('2031-11-20T01:00:00Z');
  const times = new Map(ids.map(id => [id, { nextAt, isThisWeek: id % 2 === 0 }]));
  const { db } = app.services;
  await db.transaction(unit => storeNextFree(unit, app.services, kind, ids, async () => times));
}

/** Every statement that answering these addresses reads, with its parameters. */
async function statementsOf(paths: readonly string[]): Promise<Map<string, readonly SqlValue[]>> {
  const read = textOf(app.services.db.read);
  const { all, first } = read;
  const seen = new Map<string, readonly SqlValue[]>();
  const cookie = `user_location=${encodeURIComponent('{"lat":17.5,"lon":106.01}')}`;
  read.all = (sql, params = []) => {
    seen.set(sql, params);
    return all(sql, params);
  };
  read.first = (sql, params = []) => {
    seen.set(sql, params);
    return first(sql, params);
  };
  try {
    for (const path of paths) {
      const answer = await app.request(`/api/v1/${path}`, { headers: { cookie } });
      expect([path, answer.status]).toEqual([path, 200]);
    }
  } finally {
    Object.assign(read, { all, first });
  }
  return seen;
}

/** Tables that grow with the directory; those of terms, areas and versions stay small. */
const LARGE = 'place|professional|place_term|professional_term|workplace|media|next_free';

const FULL_SCAN = new RegExp(`(^|\\n)\\s*SCAN (${LARGE})\\b|Seq Scan on (${LARGE})\\b`, 'i');

const PAGES = (kind: string) => [
  `${kind}/`,
  `${kind}/?sort_by=rating&page=3`,
  `${kind}/?sort_by=reviews`,
  `${kind}/?sort_by=name`,
  `${kind}/?provinces=ha-noi&specialities=da-lieu`,
  `${kind}/?provinces=ha-noi&sort_by=name`,
  `${kind}/?specialities=da-lieu&sort_by=rating&page=20`,
  `${kind}/?specialities=da-lieu&include=filters&sort_by=location`,
  `${kind}/?sort_by=location`,
  `${kind}/?services=kham-tim-mach,kham-da-lieu`,
  `${kind}/?sort_by=soonest`,
  `${kind}/?provinces=ha-noi&specialities=da-lieu&sort_by=soonest&available=week`,
  `${kind}/?specialities=da-lieu&sort_by=soonest&page=20`,
];

describe('statements of lists and details', () => {
  it('find the rows of cards by their ids, and never by a column that half of the rows share', async () => {
    const { sqlite } = nativeOf(app.services.db);
    const statements = await statementsOf([...PAGES('professional'), ...PAGES('place'), 'speciality/tim-mach/']);
    const times = [...statements].filter(([sql]) => /from "next_free".*"entity_id" (in|= any)/.test(sql));
    expect(times.length).toBeGreaterThan(0);
    // Without counts PostgreSQL takes both indexes for equally good, and either of them by chance.
    if (!sqlite) await countForPlans(app, ['next_free']);
    for (const [sql, params] of times) {
      const plan = await indexedPlanOf(app, { sql, params });
      expect(plan).toMatch(sqlite ? /\(kind=\? AND entity_id=\?\)/ : /next_free_pkey/);
    }
    if (!sqlite) return;
    const schema = sqliteSchema(sqlite);
    for (const [sql, params] of statements) {
      const steps = (await planOf(app, { sql, params })).split('\n');
      expect(weakSteps(sql, steps, schema).map(weak => ({ ...weak, sql }))).toEqual([]);
    }
  });

  it('read no large table from end to end, with and without statistics', async () => {
    const paths = [
      ...PAGES('professional'),
      ...PAGES('place'),
      `professional/${professional}/`,
      `place/${place}/`,
      `professional-list/${place}/`,
      'speciality/tim-mach/',
      'service/kham-tim-mach/',
    ];
    const statements = await statementsOf(paths);
    expect(statements.size).toBeGreaterThan(25);
    for (const withStatistics of [false, true]) {
      if (withStatistics) await countForPlans(app);
      for (const [sql, params] of statements) {
        const plan = await indexedPlanOf(app, { sql, params });
        expect(FULL_SCAN.test(plan) ? `${sql}\n${plan}` : '').toBe('');
      }
    }
  });

  it('are equally many for a page of fifty and for a page of one', async () => {
    const count = async (path: string) => (await statementsOf([path])).size;
    for (const kind of ['professional', 'place']) {
      expect(await count(`${kind}/?page_size=50`)).toBe(await count(`${kind}/?page_size=1`));
      expect(await count(`${kind}/?include=filters`)).toBe(await count(`${kind}/`));
      expect(await count(`${kind}/`)).toBeLessThanOrEqual(8);
      expect(await count(`${kind}/?services=kham-tim-mach`)).toBeLessThanOrEqual(8);
    }
  });

  it('are noticed by this test if they read a large table from end to end', async () => {
    const statement = { sql: 'select id from professional where description = ?', params: ['x'] };
    expect(await indexedPlanOf(app, statement)).toMatch(/SCAN professional|Seq Scan/);
  });
});
