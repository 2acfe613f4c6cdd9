import type { EntitySchema } from '@mikro-orm/core';
import { findStored } from '../../../platform/db/find-stored.ts';
import type { Services } from '../../../platform/services.ts';
import type { TermTable } from '../../taxonomy/link-tables.ts';
import type { StoredRecord } from '../commands/record-change.ts';
import { termsOfOne } from './term-rows.ts';

/** One record of an entity as it is stored, with its terms; undefined where there is none. */
export async function readRecord<Row extends object>(
  { db }: Pick<Services, 'db'>,
  { entity, terms }: { entity: EntitySchema<Row>; terms: TermTable },
  id: number,
): Promise<StoredRecord<Row> | undefined> {
  const row = await findStored(db, entity, id);
  if (!row) return undefined;
  return { row, links: await termsOfOne(db, terms, id, db.primary) };
}
