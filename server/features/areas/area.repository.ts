import { versionedCache } from '../../platform/db/content-version.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { tables } from './tables.ts';

/** The content version to touch after a change of provinces or districts. */
export const AREAS = 'areas';

export interface ProvinceEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly lat: number;
  readonly long: number;
}

/** A district of before July 2025 under the current province that holds it. */
export interface DistrictEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly fullName: string;
  readonly provinceId: number;
}

/** All provinces and districts, in memory: a few hundred rows that hardly ever change. */
export interface Areas {
  /** Most asked-for first. */
  readonly provinces: readonly ProvinceEntry[];
  province(id: number): ProvinceEntry | undefined;
  provinceBySlug(slug: string): ProvinceEntry | undefined;
  district(id: number): DistrictEntry | undefined;
  districtBySlug(slug: string): DistrictEntry | undefined;
  /** By name. */
  districtsOf(provinceId: number): readonly DistrictEntry[];
}

const readAreas = versionedCache(AREAS, loadAreas);

/** The areas as of now. */
export function areasOf(db: Database): Promise<Areas> {
  return readAreas(db);
}

async function loadAreas(read: Reader): Promise<Areas> {
  const [provinces, districts] = await Promise.all([
    read.rows(
      tables.selectFrom('province').select(['id', 'slug', 'name', 'lat', 'long']).orderBy('position').orderBy('id'),
    ),
    read.rows(
      tables
        .selectFrom('district')
        .select(['id', 'slug', 'name', 'full_name as fullName', 'province_id as provinceId'])
        .orderBy('id'),
    ),
  ]);
  const provinceById = new Map(provinces.map(entry => [entry.id, entry]));
  const provinceBySlug = new Map(provinces.map(entry => [entry.slug, entry]));
  const districtById = new Map(districts.map(entry => [entry.id, entry]));
  const districtBySlug = new Map(districts.map(entry => [entry.slug, entry]));
  const byName = districts.toSorted((a, b) => a.name.localeCompare(b.name, 'vi', { numeric: true }) || a.id - b.id);
  const districtsByProvince = Map.groupBy(byName, entry => entry.provinceId);
  return {
    provinces,
    province: id => provinceById.get(id),
    provinceBySlug: slug => provinceBySlug.get(slug),
    district: id => districtById.get(id),
    districtBySlug: slug => districtBySlug.get(slug),
    districtsOf: provinceId => districtsByProvince.get(provinceId) ?? [],
  };
}

/** A current ward: `Phường Bến Thành`. */
export interface WardEntry {
  readonly id: number;
  readonly name: string;
  /** Id of the ward's province. */
  readonly province: number;
}

const readWards = versionedCache(AREAS, (read: Reader) =>
  read.rows(tables.selectFrom('ward').select(['id', 'full_name as name', 'province_id as province']).orderBy('id')),
);

/** All current wards, some three thousand. */
export function wardsOf(db: Database): Promise<readonly WardEntry[]> {
  return readWards(db);
}
