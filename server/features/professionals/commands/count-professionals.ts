import type { Database } from '../../../platform/db/database.ts';
import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import { idRanges } from '../../../platform/db/id-ranges.ts';
import { lockRows } from '../../../platform/db/lock-rows.ts';
import { createTurns } from '../../../platform/db/turns.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

const COUNT = `(select count(*) from workplace join professional on professional.id = workplace.professional_id
  where workplace.place_id = place.id and professional.status = 'published')`;

/**
 * Stores anew how many published professionals work at each of some places, whose rows the caller has locked. Answers
 * the places whose count is another one now.
 */
export async function recountPlacesOf(unit: UnitOfWork, engine: Engine, places: readonly number[]): Promise<number[]> {
  if (places.length === 0) return [];
  const list = listSql(engine);
  const rows = await unit.sql<{ id: number }>(
    `update place set professional_count = ${COUNT}
     where ${list.hasId('id')} and professional_count <> ${COUNT} returning id`,
    [list.ids(places)],
  );
  return rows.map(({ id }) => id);
}

/** As {@link recountPlacesOf} for every place; writes only those whose count was wrong, a few at a time. */
export async function recountPlaces(db: Database): Promise<void> {
  const turns = createTurns(db.engine);
  for (const range of await idRanges(db.primary, 'place')) {
    const wrong = await db.primary.all<{ id: number }>(
      `select id from place where id between ? and ? and professional_count <> ${COUNT} order by id`,
      range,
    );
    await turns.each(
      wrong.map(({ id }) => id),
      places =>
        db.transaction(async unit => {
          await lockRows(unit, db.engine, 'place', places);
          await recountPlacesOf(unit, db.engine, places);
        }),
    );
  }
}
