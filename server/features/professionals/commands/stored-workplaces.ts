import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';

/** What a professional takes over from a place. */
export interface WorkplaceFacts {
  readonly id: number;
  readonly published: boolean;
  readonly province: number;
  readonly district: number | null;
  readonly lat: number | null;
  readonly long: number | null;
}

/** Places of each professional as stored now, the main one first; those without any are absent. */
export async function storedWorkplaces(
  unit: UnitOfWork,
  engine: Engine,
  professionals: readonly number[],
): Promise<ReadonlyMap<number, readonly number[]>> {
  const list = listSql(engine);
  const rows = await unit.sql<{ professional: number; place: number }>(
    `select professional_id as professional, place_id as place from workplace
     where ${list.hasId('professional_id')} order by professional_id, position, place_id`,
    [list.ids(professionals)],
  );
  const byProfessional = Map.groupBy(rows, row => row.professional);
  return new Map([...byProfessional].map(([professional, links]) => [professional, links.map(link => link.place)]));
}

/** Places by id. */
export async function workplaceFacts(
  unit: UnitOfWork,
  engine: Engine,
  places: readonly number[],
): Promise<ReadonlyMap<number, WorkplaceFacts>> {
  const list = listSql(engine);
  const rows = await unit.sql<Omit<WorkplaceFacts, 'published'> & { status: string }>(
    `select id, status, province_id as province, district_id as district, lat, long from place
     where ${list.hasId('id')}`,
    [list.ids(places)],
  );
  return new Map(rows.map(({ status, ...row }) => [row.id, { ...row, published: status === 'published' }]));
}

/** Replaces the workplaces of some professionals, each named once. Answers those whose workplaces are other ones now. */
export async function replaceWorkplaces(
  unit: UnitOfWork,
  placesByProfessional: ReadonlyMap<number, readonly number[]>,
): Promise<ReadonlySet<number>> {
  const changed = new Set<number>();
  for (const [professional, places] of placesByProfessional) {
    const before = await unit.sql<{ place: number; position: number }>(
      'delete from workplace where professional_id = ? returning place_id as place, position',
      [professional],
    );
    const order = before.toSorted((a, b) => a.position - b.position).map(({ place }) => place);
    if (order.join() !== places.join()) changed.add(professional);
    if (places.length === 0) continue;
    await unit.sql(
      `insert into workplace (professional_id, place_id, position) values ${places.map(() => '(?, ?, ?)').join(', ')}`,
      places.flatMap((place, position) => [professional, place, position]),
    );
  }
  return changed;
}
