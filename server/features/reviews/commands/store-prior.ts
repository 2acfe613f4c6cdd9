import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { priorOf } from '../../records/rules/relevance.ts';
import { ratingsOf } from '../rules/review-score.ts';
import { tables } from '../tables.ts';

/** A smaller move, in thousandths of a star, is not worth another order of all lists. */
const MIN_MOVE = 5;

/**
 * Stores what is usual for a kind of record by all its stored scores, unless that has hardly moved; the ranks of its
 * records follow by `rankAgain`. Answers whether it was stored.
 * @param also runs in the same transaction
 */
export async function storePrior(
  { db }: Pick<Services, 'db'>,
  kind: string,
  also: (unit: UnitOfWork) => Promise<unknown> = async () => undefined,
): Promise<boolean> {
  const stars = await db.primary.row(
    tables
      .selectFrom('review_score')
      .select(({ fn }) => [fn.sum('stars1').as('stars1'), fn.sum('stars2').as('stars2'), fn.sum('stars3').as('stars3')])
      .select(({ fn }) => [fn.sum('stars4').as('stars4'), fn.sum('stars5').as('stars5')])
      .where('kind', '=', kind),
  );
  // A sum is null without rows, and a text on PostgreSQL.
  const of = (sum: string | number | bigint | null | undefined) => Number(sum ?? 0);
  const prior = priorOf(
    ratingsOf({
      stars1: of(stars?.stars1),
      stars2: of(stars?.stars2),
      stars3: of(stars?.stars3),
      stars4: of(stars?.stars4),
      stars5: of(stars?.stars5),
    }),
  );
  if (Math.abs(prior - (await ratingPrior(db.primary, kind))) < MIN_MOVE) return false;
  await db.transaction(async unit => {
    await unit.run(
      tables
        .insertInto('rating_prior')
        .values({ kind, prior })
        .onConflict(same => same.column('kind').doUpdateSet({ prior })),
    );
    await also(unit);
  });
  return true;
}
