import { ids as idList } from '../../../platform/db/list-values.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { ratingPoints, ratingRank } from '../../records/rules/relevance.ts';
import { settlePriors } from '../jobs/settle-priors.ts';
import { NO_SCORE, type Rated, ratingsOf, type Score, scoreOf } from '../rules/review-score.ts';
import { tables } from '../tables.ts';

/** Of a record that pages show otherwise once its score changed. */
const SCORE_ASPECTS = ['ratingSum', 'ratingCount', 'ratingRank', 'reviewCount', 'relevance'] as const;

/**
 * Adds a review that is now shown to the score of its record, or takes away one that was, and says that the record
 * changed. The record's row is locked by the caller, so that parallel reviews are all counted.
 */
export async function countReview(
  unit: UnitOfWork,
  services: Pick<Services, 'events' | 'tags' | 'clock'>,
  subject: Subject,
  entityId: number,
  { shown, gone }: { readonly shown?: Rated; readonly gone?: Rated },
): Promise<void> {
  const score = await addToScore(unit, subject.name, entityId, difference(shown, gone));
  const { sum, count } = ratingsOf(score);
  const prior = await ratingPrior(unit, subject.name);
  const rating = { ratingSum: sum, ratingCount: count, reviewCount: score.reviews };
  await unit.run(
    ratedTables
      .updateTable(subject.table)
      .set(eb => ({
        rating_sum: sum,
        rating_count: count,
        review_count: score.reviews,
        rating_rank: ratingRank(sum, count, prior),
        relevance: eb('completeness', '+', ratingPoints(rating, prior)),
      }))
      .where('id', '=', entityId),
  );
  await changed(unit, services, { subject: subject.name, ids: [entityId], aspects: SCORE_ASPECTS });
  await settlePriors.schedule(unit, services.clock.now());
}

function difference(shown: Rated | undefined, gone: Rated | undefined): Score {
  const [plus, minus] = [shown, gone].map(review => (review ? scoreOf(review) : NO_SCORE));
  const columns = Object.keys(NO_SCORE) as Array<keyof Score>; // The compiler forgets what keys an object has.
  const entries = columns.map(column => [column, (plus?.[column] ?? 0) - (minus?.[column] ?? 0)]);
  return { ...NO_SCORE, ...Object.fromEntries(entries) };
}

/** Answers the score as it is then. */
async function addToScore(unit: UnitOfWork, kind: string, entityId: number, add: Score): Promise<Score> {
  const columns = Object.keys(NO_SCORE) as Array<keyof Score>; // As above.
  const [score] = await unit.rows(
    tables
      .insertInto('review_score')
      .values({ kind, entity_id: entityId, ...add })
      .onConflict(same =>
        same
          .columns(['kind', 'entity_id'])
          .doUpdateSet(eb =>
            Object.fromEntries(
              columns.map(column => [column, eb(`review_score.${column}`, '+', eb.ref(`excluded.${column}`))]),
            ),
          ),
      )
      .returning(columns),
  );
  return score ?? NO_SCORE;
}

/** Forgets the comments of records that are being deleted, in the same transaction. */
export async function deleteCommentsOf(
  unit: UnitOfWork,
  { kind, ids }: { readonly kind: string; readonly ids: readonly number[] },
): Promise<void> {
  for (const table of ['comment', 'review_score'] as const) {
    await unit.run(tables.deleteFrom(table).where('kind', '=', kind).where('entity_id', 'in', idList(ids)));
  }
}
