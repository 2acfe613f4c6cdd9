import { type ContentVersions, versionedCache } from '../../platform/db/content-version.ts';
import type { Database } from '../../platform/db/database.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { tables } from './tables.ts';
import { usualNames } from './usual-names.ts';

/** The content version to touch after a change of provinces or districts. */
export const AREAS = 'areas';

export interface ProvinceEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly lat: number;
  readonly long: number;
  /** Provinces of before July 2025 that it holds, and what else people call it. */
  readonly aliases: readonly string[];
}

/** A district of before July 2025 under the current province that holds it. */
export interface DistrictEntry {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly fullName: string;
  readonly provinceId: number;
  readonly lat: number;
  readonly long: number;
}

/** A province of before July 2025 with its districts. */
export interface FormerProvinceEntry {
  readonly id: number;
  readonly slug: string;
  /** "Bình Dương (cũ)". */
  readonly name: string;
  readonly districts: readonly number[];
}

/** All provinces and districts, in memory: a few hundred rows that hardly ever change. */
export interface Areas {
  /** Most asked-for first. */
  readonly provinces: readonly ProvinceEntry[];
  province(id: number): ProvinceEntry | undefined;
  provinceBySlug(slug: string): ProvinceEntry | undefined;
  formerProvinceBySlug(slug: string): FormerProvinceEntry | undefined;
  district(id: number): DistrictEntry | undefined;
  districtBySlug(slug: string): DistrictEntry | undefined;
  /** The districts of a province, sorted by name. */
  districtsOf(provinceId: number): readonly DistrictEntry[];
}

const readAreas = versionedCache(AREAS, loadAreas);

/** The areas as of now, or as of versions that were read. */
export function areasOf(db: Database, versions?: ContentVersions): Promise<Areas> {
  return readAreas(db, versions);
}

async function loadAreas(read: Reader): Promise<Areas> {
  const [provinceRows, districts, formerProvinces] = await Promise.all([
    read.rows(
      tables.selectFrom('province').select(['id', 'slug', 'name', 'lat', 'long']).orderBy('position').orderBy('id'),
    ),
    read.rows(
      tables
        .selectFrom('district')
        .select(['id', 'slug', 'name', 'fullName', 'province as provinceId', 'formerProvince'])
        .select(['lat', 'long'])
        .orderBy('id'),
    ),
    read.rows(tables.selectFrom('former_province').select(['id', 'slug', 'name', 'province']).orderBy('id')),
  ]);
  const formerOf = Map.groupBy(formerProvinces, entry => entry.province);
  const provinces = provinceRows.map(row => ({
    ...row,
    aliases: [...(formerOf.get(row.id) ?? []).map(({ name }) => name), ...usualNames({ ...row, level: 'province' })],
  }));
  const provinceById = new Map(provinces.map(entry => [entry.id, entry]));
  const provinceBySlug = new Map(provinces.map(entry => [entry.slug, entry]));
  const districtById = new Map(districts.map(entry => [entry.id, entry]));
  const districtBySlug = new Map(districts.map(entry => [entry.slug, entry]));
  const byName = districts.toSorted((a, b) => a.name.localeCompare(b.name, 'vi', { numeric: true }) || a.id - b.id);
  const districtsByProvince = Map.groupBy(byName, entry => entry.provinceId);
  const districtsOfFormer = Map.groupBy(districts, entry => entry.formerProvince);
  const formerBySlug = new Map(
    formerProvinces.map(({ id, slug, name }) => {
      const inside = (districtsOfFormer.get(id) ?? []).map(district => district.id);
      return [slug, { id, slug, name: `${name} (cũ)`, districts: inside }];
    }),
  );
  return {
    provinces,
    province: id => provinceById.get(id),
    provinceBySlug: slug => provinceBySlug.get(slug),
    formerProvinceBySlug: slug => formerBySlug.get(slug),
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
  read.rows(tables.selectFrom('ward').select(['id', 'fullName as name', 'province']).orderBy('id')),
);

/** All current wards, some three thousand. */
export function wardsOf(db: Database): Promise<readonly WardEntry[]> {
  return readWards(db);
}
