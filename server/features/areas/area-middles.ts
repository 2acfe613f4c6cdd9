import { versionedCache } from '../../platform/db/content-version.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reader } from '../../platform/db/reader.ts';
import type { Position } from '../../platform/geo/distance.ts';
import { AREAS } from './area.repository.ts';
import { tables } from './tables.ts';

/** Where areas are: the middles of districts, which are known, and through them of wards. */
export interface AreaMiddles {
  /** Of the former districts that a ward has parts of; none for an unknown ward. */
  ofWard(id: number): readonly Position[];
  ofDistrict(id: number): readonly Position[];
}

const readMiddles = versionedCache(AREAS, async (read: Reader): Promise<AreaMiddles> => {
  const [districts, parts] = await Promise.all([
    read.rows(tables.selectFrom('district').select(['id', 'lat', 'long'])),
    read.rows(tables.selectFrom('former_ward').select(['ward', 'district']).distinct()),
  ]);
  const byId = new Map(districts.map(({ id, ...middle }) => [id, [middle]]));
  const ofDistrict = (id: number) => byId.get(id) ?? [];
  const partsOfWard = Map.groupBy(parts, ({ ward }) => ward);
  return { ofDistrict, ofWard: id => (partsOfWard.get(id) ?? []).flatMap(({ district }) => ofDistrict(district)) };
});

/** Where the areas of the database are. */
export function areaMiddles(db: Database): Promise<AreaMiddles> {
  return readMiddles(db);
}
