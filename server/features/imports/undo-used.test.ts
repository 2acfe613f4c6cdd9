import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { importsOf, aPlaceRow as place } from '../../../fixtures/factories/imports.ts';
import { fixedClock } from '../../platform/clock/clock.ts';
import { textOf } from '../../platform/db/text.ts';
import { startTestApp, type TestApp } from '../../testing/test-app.ts';
import { places } from '../places/import/import-places.ts';
import { professionals } from '../professionals/import/import-professionals.ts';
import { services as serviceTerms, specialities } from '../taxonomy/import-terms.ts';

const clock = fixedClock(new Date('2026-03-02T03:00:00Z'));
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none', services: { clock } });
});
afterEach(() => app.close());

const { importRows, exported, undo, idOf } = importsOf(() => app);

const change = (sql: string, ...values: Array<string | number>) =>
  app.services.db.transaction(unit => textOf(unit).sql(sql, values));

const AN = place('a', 'Phòng khám An Bình');

describe('an undo leaves what is used since the import', () => {
  it('keeps places with a favourite, a member of staff or a collection, and deletes the others', async () => {
    const names = ['Một', 'Hai', 'Ba', 'Tư'].map(name => `Phòng khám Số ${name}`);
    const number = await importRows(places, ...names.map((name, at) => place(`n-${at}`, name)));
    await importRows(professionals, { external_id: 'p', name: 'Trần Thị Mai', workplaces: 'n-1' });
    const now = clock.now().toISOString();
    await change(
      `insert into account (email, name, utm, created_at, updated_at) values ('a@antam.example', 'A', '{}', ?, ?)`,
      now,
      now,
    );
    await change(
      `insert into favourite (account_id, type, entity_id, created_at) select id, 'place', ?, created_at from account`,
      await idOf('place', names[0] ?? ''),
    );
    await change(
      `insert into collection (kind, slug, name, created_at, updated_at) values ('place', 's', 'Sưu tập', ?, ?)`,
      now,
      now,
    );
    await change(
      'insert into collection_member (collection_id, member_id) select id, ? from collection',
      await idOf('place', names[2] ?? ''),
    );
    const { removed, kept } = await undo(places, number);
    expect(removed).toBe(1);
    expect(kept.map(({ name, why }) => `${name}: ${why}`).sort()).toEqual([
      'Phòng khám Số Ba: it is used since: collection_member',
      'Phòng khám Số Hai: it is used since: workplace',
      'Phòng khám Số Một: it is used since: favourite',
    ]);
    expect((await exported(places)).map(({ name }) => name)).toEqual(names.slice(0, 3));
  });

  it('keeps terms that a record or another term has', async () => {
    const number = await importRows(
      specialities,
      { name: 'Y học Vũ trụ' },
      { name: 'Y học Biển' },
      { name: 'Y học Trời' },
    );
    await importRows(serviceTerms, { name: 'Khám trên sao Hoả', speciality: 'y-hoc-vu-tru' });
    await importRows(places, { ...AN, specialities: 'Y học Biển' });
    expect(await undo(specialities, number)).toMatchObject({
      removed: 1,
      kept: [
        { name: 'Y học Biển', reason: 'used', why: 'it is used since: place_term' },
        { name: 'Y học Vũ trụ', reason: 'used', why: 'it is used since: term' },
      ],
    });
  });
});
