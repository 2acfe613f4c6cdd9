import type { EntityDictionary, EntitySchema } from '@mikro-orm/core';
import { rowsInOrder } from '../../../platform/lists/rows-in-order.ts';
import type { Services } from '../../../platform/services.ts';
import type { TermTable } from '../../taxonomy/link-tables.ts';
import type { StoredRecord } from '../commands/record-change.ts';
import { termsOfOne } from './term-rows.ts';

/** One record of a table as it is stored, with its terms; undefined where there is none. */
export async function readRecord<Row extends object>(
  { db }: Pick<Services, 'db'>,
  { entity, table, terms }: { entity: EntitySchema<Row>; table: string; terms: TermTable },
  id: number,
): Promise<StoredRecord<Row> | undefined> {
  const [columns] = await rowsInOrder<EntityDictionary<Row> & { readonly id: number }>(db, table, '*', [id]);
  if (!columns) return undefined;
  const [em, links] = await Promise.all([db.em(), termsOfOne(db, terms, id, db.primary)]);
  return {
    row: em.map<Row>(entity, columns),
    links: links.map(({ term, label, price_from, price_to }) => ({
      ...{ term, label, priceFrom: price_from, priceTo: price_to },
    })),
  };
}
