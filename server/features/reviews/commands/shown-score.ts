import { ids as idList } from '../../../platform/db/list-values.ts';
import type { Parameters } from '../../../platform/db/parameter.ts';
import { statement, statementFor } from '../../../platform/db/query.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { changed } from '../../../platform/events/changed.ts';
import type { Services } from '../../../platform/services.ts';
import type { Subject } from '../../../platform/subjects/subject.ts';
import { ratedTables } from '../../../platform/subjects/subject-tables.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { ratingPoints, ratingRank } from '../../records/rules/relevance.ts';
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
    rateRecord(subject, {
      id: entityId,
      sum,
      count,
      reviews: score.reviews,
      rank: ratingRank(sum, count, prior),
      points: ratingPoints(rating, prior),
    }),
  );
  await changed(unit, services, {
    subject: subject.name,
    ids: [entityId],
    aspects: SCORE_ASPECTS,
    hides: gone !== undefined,
  });
}

const rateRecord = statementFor(
  (
    { table }: Subject,
    p: Parameters<Readonly<Record<'id' | 'sum' | 'count' | 'reviews' | 'rank' | 'points', number>>>,
  ) =>
    ratedTables
      .updateTable(table)
      .set(eb => ({
        ratingSum: p.sum,
        ratingCount: p.count,
        reviewCount: p.reviews,
        ratingRank: p.rank,
        relevance: eb('completeness', '+', p.points),
      }))
      .where('id', '=', p.id),
);

function difference(shown: Rated | undefined, gone: Rated | undefined): Score {
  const [plus, minus] = [shown, gone].map(review => (review ? scoreOf(review) : NO_SCORE));
  return scoreWith(column => (plus?.[column] ?? 0) - (minus?.[column] ?? 0));
}

// The compiler forgets what keys an object has.
const COLUMNS = Object.keys(NO_SCORE) as Array<keyof Score>;
const scoreWith = <T>(value: (column: keyof Score) => T) =>
  Object.fromEntries(COLUMNS.map(column => [column, value(column)])) as Record<keyof Score, T>;

/** Answers the score as it is then. */
async function addToScore(unit: UnitOfWork, kind: string, entityId: number, add: Score): Promise<Score> {
  return (await unit.row(addScore({ kind, entityId, ...add }))) ?? NO_SCORE;
}

const addScore = statement((p: Parameters<Score & { readonly kind: string; readonly entityId: number }>) =>
  tables
    .insertInto('review_score')
    .values({ kind: p.kind, entityId: p.entityId, ...scoreWith(column => p[column]) })
    .onConflict(same =>
      same
        .columns(['kind', 'entityId'])
        .doUpdateSet(eb => scoreWith(column => eb(`review_score.${column}`, '+', eb.ref(`excluded.${column}`)))),
    )
    .returning(COLUMNS),
);

/** Forgets the comments of records that are being deleted, in the same transaction. */
export async function deleteCommentsOf(
  unit: UnitOfWork,
  { kind, ids }: { readonly kind: string; readonly ids: readonly number[] },
): Promise<void> {
  for (const table of ['comment', 'review_score'] as const) {
    await unit.run(tables.deleteFrom(table).where('kind', '=', kind).where('entityId', 'in', idList(ids)));
  }
}
