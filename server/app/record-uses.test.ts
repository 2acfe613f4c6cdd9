import { afterEach, beforeEach, expect, it } from 'vitest';
import { nativeOf } from '../platform/db/native.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

/** Columns that name records of any kind, and those beside them that name the kind. */
const PAIRS = [
  ['entity_id', 'kind'],
  ['entity_id', 'type'],
  ['owner_id', 'owner_kind'],
  ['replyer_id', 'replyer_type'],
  ['record_id', 'record'],
] as const;

/** What follows from a record, what is noted of its changes, and counts that are gone on the day after: no use of it. */
const NO_USES = ['review_score', 'next_free', 'import_change', 'contact_newcomer_quota'];

it('every table that names records of any kind says whether that is a use of them', async () => {
  const { db, recordUses } = app.services;
  const naming = [...(await nativeOf(db).orm()).getMetadata()].flatMap(({ tableName, properties }) => {
    const columns = Object.values(properties).flatMap(({ fieldNames = [] }) => fieldNames);
    return PAIRS.filter(pair => pair.every(column => columns.includes(column))).map(() => tableName);
  });
  const declared = recordUses.map(({ table }) => table).filter(table => table !== 'collection_member');
  expect([...declared, ...NO_USES].sort()).toEqual(naming.sort());
});
