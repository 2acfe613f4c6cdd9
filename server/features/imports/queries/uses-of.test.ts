import { afterEach, beforeEach, expect, it } from 'vitest';
import { anImport, aPlaceRow } from '../../../../fixtures/factories/imports.ts';
import { fixedClock } from '../../../platform/clock/clock.ts';
import { textOf } from '../../../platform/db/text.ts';
import { indexedPlanOf, statementsOf } from '../../../testing/plans.ts';
import { startTestApp, type TestApp } from '../../../testing/test-app.ts';
import { complaints } from '../../complaint-admin/import-complaints.ts';
import { diseaseTransfer } from '../../diseases/disease.kind.ts';
import { places } from '../../places/import/import-places.ts';
import { professionals } from '../../professionals/import/import-professionals.ts';
import { usesOf } from './uses-of.ts';

const clock = fixedClock(new Date('2026-03-02T03:00:00Z'));
let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none', services: { clock } });
});
afterEach(() => app.close());

const AN = aPlaceRow('a', 'Phòng khám An Bình');

it('the search for uses of a record takes rows of tables that belong to a record for no use of it, be they declared by a feature or not', async () => {
  await anImport(app.services, places, AN);
  const { db } = app.services;
  const id = (await textOf(db.primary).first<{ id: number }>('select id from place'))?.id ?? 0;
  const now = clock.now().toISOString();
  await db.transaction(unit =>
    textOf(unit).sql(
      `insert into media (owner_kind, owner_id, type, position, is_main, caption, key, created_at)
     values ('place', ?, 'image', 1, true, '', 'k', ?)`,
      [id, now],
    ),
  );
  const find = async (...own: string[]) =>
    (await usesOf(app.services, { ...places.undo, own: [...places.undo.own, ...own] }))([id]);
  expect([(await find()).get(id), (await find('media')).get(id)]).toEqual([['media'], undefined]);
});

it.each([places, professionals, diseaseTransfer, complaints])(
  'the search for uses of a record finds uses of $name by indexes, however many rows there are',
  async kind => {
    const find = await usesOf(app.services, kind.undo);
    const sent = await statementsOf(app, () => find([1, 2]));
    expect(sent.length).toBeGreaterThan(8);
    for (const statement of sent) {
      // Editors' collections have few members.
      if (statement.sql.includes('collection_member')) continue;
      expect(await indexedPlanOf(app, statement)).not.toMatch(/SCAN (?!json_each)\w+|Seq Scan/);
    }
  },
);
