import { PLACES, PROFESSIONALS } from '@antam/fixtures/worlds/tiny/named.ts';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { migrationsOf } from '../db/migrations.ts';
import { textOf } from '../db/text.ts';
import { recordCounts } from './record-counts.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp({ world: 'tiny' });
});
afterAll(() => app.close());

it('the migration carries over what was counted in the rows of places and professionals', async () => {
  const { db } = app.services;
  const migration = migrationsOf(db.engine).find(({ name }) => name === '0019-record-counts');
  const [hospital, mai] = [PLACES.hospital.id, PROFESSIONALS.mai.id];
  await db.transaction(async unit => {
    await textOf(unit).sql('drop table record_count');
    for (const table of ['place', 'professional']) {
      await textOf(unit).sql(`alter table ${table} add column favourite_count integer not null default 0`);
    }
    await textOf(unit).sql('update place set favourite_count = 3 where id = ?', [hospital]);
    await textOf(unit).sql('update professional set favourite_count = 5 where id = ?', [mai]);
    for (const statement of migration?.statements ?? []) await textOf(unit).sql(statement);
  });
  const counted = (kind: string) => recordCounts(db.primary, { kind, name: 'favourites' }, [hospital, mai]);
  expect(await counted('place')).toEqual(new Map([[hospital, 3]]));
  expect(await counted('professional')).toEqual(new Map([[mai, 5]]));
});
