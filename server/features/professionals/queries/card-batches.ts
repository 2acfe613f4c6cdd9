import type { Database } from '../../../platform/db/database.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { WorkplaceRow } from '../professional.presenter.ts';

/** The main workplace of each professional: the first published one. One query. */
export async function mainWorkplaces(
  db: Database,
  professionals: readonly number[],
): Promise<ReadonlyMap<number, WorkplaceRow>> {
  if (professionals.length === 0) return new Map();
  const list = listSql(db.engine);
  const rows = await db.read.all<WorkplaceRow>(
    `select workplace.professional_id as professional, place.id, place.slug, place.name, place.address, place.lat,
       place.long, place.province_id, place.district_id
     from ${list.table('chosen')} cross join workplace join place on place.id = workplace.place_id
     where workplace.professional_id = chosen.value and place.status = 'published'
     order by workplace.professional_id, workplace.position, place.id`,
    [list.ids(professionals)],
  );
  const first = new Map<number, WorkplaceRow>();
  for (const row of rows) if (!first.has(row.professional)) first.set(row.professional, row);
  return first;
}

/** The lowest price of each professional who gives any, in VND. One query. */
export async function lowestPrices(
  db: Database,
  professionals: readonly number[],
): Promise<ReadonlyMap<number, number>> {
  if (professionals.length === 0) return new Map();
  const list = listSql(db.engine);
  const rows = await db.read.all<{ id: number; price: number }>(
    `select link.professional_id as id, min(link.price_from) as price
     from ${list.table('chosen')} cross join professional_term link
     where link.professional_id = chosen.value and link.price_from is not null
     group by link.professional_id`,
    [list.ids(professionals)],
  );
  return new Map(rows.map(row => [row.id, row.price]));
}
