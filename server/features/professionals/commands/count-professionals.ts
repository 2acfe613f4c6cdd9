import type { ExpressionBuilder } from 'kysely';
import type { Database } from '../../../platform/db/database.ts';
import { idRanges } from '../../../platform/db/id-batches.ts';
import { ids } from '../../../platform/db/list-values.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import { type ProfessionalTables, tables } from '../tables.ts';

type Builder = ExpressionBuilder<ProfessionalTables, 'place'>;

const published = (eb: Builder) =>
  eb
    .selectFrom('workplace')
    .innerJoin('professional', 'professional.id', 'workplace.professional')
    .select(count => count.fn.countAll<number>().as('published'))
    .whereRef('workplace.place', '=', 'place.id')
    .where('professional.status', '=', 'published')
    .$asScalar();

const isWrong = (eb: Builder) => eb('professionalCount', '<>', published(eb));

/**
 * Stores again how many published professionals work at each of some places, whose rows the caller has locked. Answers
 * the places whose count is another one now.
 */
export async function recountPlacesOf(unit: UnitOfWork, places: readonly number[]): Promise<number[]> {
  if (places.length === 0) return [];
  const rows = await unit.rows(
    tables
      .updateTable('place')
      .set(eb => ({ professionalCount: published(eb) }))
      .where('id', 'in', ids(places))
      .where(isWrong)
      .returning('id'),
  );
  return rows.map(({ id }) => id);
}

/** As {@link recountPlacesOf} for every place; writes only those whose count was wrong, a few at a time. */
export async function recountPlaces(db: Database): Promise<void> {
  const turns = createTurns(db);
  for (const range of await idRanges(db.primary, 'place')) {
    const wrong = await db.primary.rows(
      tables
        .selectFrom('place')
        .select('id')
        .where(eb => eb.between('id', ...range))
        .where(isWrong)
        .orderBy('id'),
    );
    await turns.each(
      wrong.map(({ id }) => id),
      places =>
        db.transaction(async unit => {
          await lockRows(unit, db.engine, 'place', places);
          await recountPlacesOf(unit, places);
        }),
    );
  }
}
