import { ids as idList } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { updateNumbers } from '../../../platform/db/update-numbers.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { ratingPoints, ratingRank } from '../../records/rules/relevance.ts';

/** What follows once some records stand elsewhere in lists, in the same transaction. */
export type Reordered = (unit: UnitOfWork, ids: readonly number[]) => Promise<void>;

/**
 * Ranks all records of a kind by the stored prior, in turns. A review beside it either waits for the lock of its record,
 * and is then counted here, or comes after it and reads the prior that is stored by then.
 */
export async function rankAgain(
  { db }: Pick<Services, 'db'>,
  subject: Subject,
  reordered: Reordered = async () => undefined,
): Promise<void> {
  const turns = createTurns(db);
  let after = 0;
  const turn = async (size: number) => {
    const ids = await db.transaction(unit => rankSome(unit, db.engine, subject, { after, size }, reordered));
    after = ids.at(-1) ?? after;
    return ids.length;
  };
  while ((await turns.take(turn)) > 0);
}

/** Ranks the records that follow an id, and answers their ids. */
async function rankSome(
  unit: UnitOfWork,
  engine: Services['db']['engine'],
  { name, table }: Subject,
  { after, size }: { readonly after: number; readonly size: number },
  reordered: Reordered,
): Promise<number[]> {
  const next = ratedTables.selectFrom(table).select('id').where('id', '>', after).orderBy('id').limit(size);
  const ids = (await unit.rows(next)).map(({ id }) => id);
  await lockRows(unit, engine, table, ids);
  const prior = await ratingPrior(unit, name);
  const rows = await unit.rows(
    ratedTables
      .selectFrom(table)
      .select(['id', 'ratingSum', 'ratingCount', 'reviewCount', 'ratingRank', 'completeness', 'relevance'])
      .where('id', 'in', idList(ids)),
  );
  const moved = rows.flatMap(row => {
    const rating = { ratingSum: row.ratingSum, ratingCount: row.ratingCount, reviewCount: row.reviewCount };
    const rank = ratingRank(row.ratingSum, row.ratingCount, prior);
    const relevance = row.completeness + ratingPoints(rating, prior);
    return rank === row.ratingRank && relevance === row.relevance ? [] : [{ id: row.id, ratingRank: rank, relevance }];
  });
  if (moved.length === 0) return ids;
  await updateNumbers(unit, engine, { table, columns: ['ratingRank', 'relevance'] }, moved);
  await reordered(
    unit,
    moved.map(({ id }) => id),
  );
  return ids;
}
