import { afterEach, beforeEach, expect, it } from 'vitest';
import { columnName } from '../platform/db/columns.ts';
import { nativeOf } from '../platform/db/native.ts';
import { startTestApp, type TestApp } from '../testing/test-app.ts';

let app: TestApp;
beforeEach(async () => {
  app = await startTestApp({ world: 'none' });
});
afterEach(() => app.close());

/** Columns of ids without a foreign key that are no use of a record that an import can bring, and why not. */
const NO_USES: Readonly<Record<string, string>> = {
  'audit_entry.actor_id': 'an account',
  'audit_entry.request_id': 'a request',
  'audit_entry.subject_id': 'it tells what was done, and outlives the record',
  'analytics_hit.user_id': 'a visitor’s browser',
  'changed_tag.transaction_id': 'a transaction',
  'comment.parent_id': 'another review',
  'consent_record.consent_id': 'a visitor’s browser',
  'contact_newcomer_quota.entity_id': 'a count that is gone on the day after',
  'disease.external_id': 'the record’s own, in a list',
  'drug.external_id': 'the record’s own, in a list',
  'import_change.record_id': 'the import itself',
  'link_name.record_id': 'it follows from the record',
  'media.video_id': 'a video elsewhere',
  'next_free.entity_id': 'it follows from the record',
  'place.external_id': 'the record’s own, in a list',
  'professional.external_id': 'the record’s own, in a list',
  'record_count.record_id': 'it follows from the record',
  'sent_before.stored_id': 'a repeat that is forgotten on the next day',
  'review_score.entity_id': 'it follows from reviews, which are uses',
  'staff_lease.record_id': 'a sign for other staff that is gone after two minutes',
};

it('every column that ends in _id has a foreign key, is declared as a use of records, or is known to be none', async () => {
  const { db, recordUses } = app.services;
  const free = [...(await nativeOf(db).orm()).getMetadata()].flatMap(({ tableName, properties }) =>
    Object.values(properties)
      .filter(({ targetMeta }) => !targetMeta)
      .flatMap(({ fieldNames = [] }) => fieldNames)
      .filter(column => column.endsWith('_id'))
      .map(column => `${tableName}.${column}`),
  );
  const declared = recordUses.map(({ table, property }) => `${table}.${columnName(table, property)}`);
  expect([...declared, ...Object.keys(NO_USES)].sort()).toEqual([...new Set(free)].sort());
});
