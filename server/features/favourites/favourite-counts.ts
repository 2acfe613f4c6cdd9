import { type AliasableExpression, type Expression, expressionBuilder } from 'kysely';
import { namesOfCounts } from '../../platform/cache/tag.ts';
import { RecordCount } from '../../platform/counts/record-count.entity.ts';
import { addToCounts, recordCounts } from '../../platform/counts/record-counts.ts';
import { literal } from '../../platform/db/expressions.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { tablesOf } from '../../platform/db/tables.ts';
import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import type { Services } from '../../platform/services.ts';

/** The name of this count. */
export const FAVOURITE_COUNT = 'favourites';
const tables = tablesOf(RecordCount);

/** How many people keep each of these records of a kind, by id; one that nobody ever kept is absent. */
export function favouriteCounts(
  read: Pick<Reader, 'rows'>,
  kind: string,
  ids: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  return recordCounts(read, { kind, name: FAVOURITE_COUNT }, ids);
}

/** Adds to these counts, and announces that to the pages that show them. */
export async function addToFavourites(
  unit: UnitOfWork,
  { tags }: Pick<Services, 'tags'>,
  kind: string,
  ids: readonly number[],
  by: number,
): Promise<void> {
  await addToCounts(unit, { kind, name: FAVOURITE_COUNT }, ids, by);
  await tags.write(unit, namesOfCounts(kind, ids));
}

/** A part of a query: how many people keep the record with this id. */
export function favouriteCountOf(kind: string, id: Expression<number>): AliasableExpression<number> {
  const count = tables
    .selectFrom('record_count')
    .select('value')
    .where('kind', '=', kind)
    .where('name', '=', FAVOURITE_COUNT)
    .where('recordId', '=', id);
  return expressionBuilder().fn.coalesce(count, literal(0));
}
