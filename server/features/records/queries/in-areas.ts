import type { Engine } from '../../../platform/db/engine.ts';
import { listSql } from '../../../platform/db/id-list.ts';
import type { FacetKind } from '../../../platform/facets/facet-store.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { AreaEntry, AreaLevel } from '../../areas/rules/area-entry.ts';

/** Professionals of whose places, the main one or another, something holds. */
export const WORKS_THERE = 'select professional_id from workplace join place on place.id = workplace.place_id where';

/** Conditions of which one holds for rows in one of some areas, for professionals also by any of their places. */
export function inAreas(engine: Engine, table: FacetKind, areas: readonly AreaEntry[]): Condition[] {
  const list = listSql(engine);
  const idsOf = (level: AreaLevel) => areas.flatMap(area => (area.level === level ? [area.id] : []));
  const within = (level: AreaLevel, own: string, ofPlace: string): Condition[] => {
    const ids = idsOf(level);
    if (ids.length === 0) return [];
    const here = { sql: own, params: [list.ids(ids)] };
    const works = { sql: `id in (${WORKS_THERE} ${ofPlace})`, params: [list.ids(ids)] };
    return table === 'place' ? [here] : [here, works];
  };
  const ofFormer = `district_id in (select id from district where ${list.hasId('former_province_id')})`;
  return [
    ...within('province', list.hasId('province_id'), list.hasId('place.province_id')),
    ...within(
      'district',
      `id in (select id from ${table} where ${list.hasId('district_id')})`,
      list.hasId('place.district_id'),
    ),
    ...within('former_province', `id in (select id from ${table} where ${ofFormer})`, `place.${ofFormer}`),
  ];
}
