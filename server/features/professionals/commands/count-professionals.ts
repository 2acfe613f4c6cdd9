import type { Engine } from '../../../platform/db/database.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

const COUNT = `(select count(*) from workplace join professional on professional.id = workplace.professional_id
  where workplace.place_id = place.id and professional.status = 'published')`;

/** Stores anew how many published professionals work at each of some places, whose rows the caller has locked. */
export async function recountPlacesOf(unit: UnitOfWork, engine: Engine, places: readonly number[]): Promise<void> {
  if (places.length === 0) return;
  const list = listSql(engine);
  await unit.sql(`update place set professional_count = ${COUNT} where ${list.hasId('id')}`, [list.ids(places)]);
}

/** As {@link recountPlacesOf} for every place; writes only those whose count was wrong. */
export async function recountPlaces(unit: UnitOfWork): Promise<void> {
  await unit.sql(
    `update place set professional_count = counted.total
     from (
       select place.id as place, count(professional.id) as total
       from place left join workplace on workplace.place_id = place.id
       left join professional on professional.id = workplace.professional_id and professional.status = 'published'
       group by place.id
     ) counted
     where counted.place = place.id and professional_count <> counted.total`,
  );
}
