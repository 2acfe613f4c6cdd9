import { versionedCache } from '../../platform/db/content-version.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { inPieces, type Steps } from '../../platform/load/in-pieces.ts';
import { AREAS } from './area.repository.ts';
import type { AreaEntry, AreaLevel } from './rules/area-entry.ts';
import { type AreaTable, areaTableOf } from './rules/area-table.ts';
import { tables } from './tables.ts';

/** Every area that people name, of today and of before July 2025, as of now. */
export const areaTable = versionedCache(AREAS, async read => inPieces(tableOf(await readRows(read))));

function* tableOf(rows: AreaRows): Steps<AreaTable> {
  return yield* areaTableOf(yield* areaEntries(rows));
}

function* areaEntries({
  provinces,
  formerProvinces,
  districts,
  wards,
  formerWards,
}: AreaRows): Steps<readonly AreaEntry[]> {
  const provinceOf = new Map(provinces.map(row => [row.id, row]));
  const entry = (level: AreaLevel, row: UnitRow & { slug: string }, province: number, former: number | null) => {
    const around = provinceOf.get(province);
    if (!around) throw new Error(`No province ${province}`);
    return {
      level,
      ...named(row),
      slug: row.slug,
      provinceId: province,
      formerProvinceId: former,
      districtName: null,
      provinceSlug: around.slug,
      provinceName: around.name,
      position: around.position,
    };
  };
  const current = provinces.map(row => entry('province', row, row.id, null));
  const names = new Set(current.map(({ name, provinceId }) => `${name} ${provinceId}`));
  const former = formerProvinces
    .filter(row => !names.has(`${row.name} ${row.province}`))
    .map(row => entry('former_province', row, row.province, row.id));
  const ofDistricts = districts.map(row => entry('district', row, row.province, row.formerProvince));
  const districtOf = new Map(ofDistricts.map(district => [district.id, district]));
  return [...current, ...former, ...ofDistricts, ...(yield* wardEntries(wards, formerWards, districtOf))];
}

/** Wards of today in the districts that people know, and those of before that are called otherwise. */
function* wardEntries(
  wards: readonly UnitRow[],
  formerWards: readonly FormerWardRow[],
  districtOf: ReadonlyMap<number, AreaEntry>,
): Steps<AreaEntry[]> {
  const entries: AreaEntry[] = [];
  const within = (row: UnitRow, district: AreaEntry): AreaEntry => ({
    ...district,
    ...named(row),
    level: 'ward',
    districtName: district.fullName,
  });
  const parts = Map.groupBy(formerWards, row => row.ward);
  const known = new Set<string>();
  for (const row of wards) {
    yield;
    const district = districtOf.get(commonest(parts.get(row.id) ?? []));
    if (!district) continue;
    entries.push(within(row, district));
    known.add(`${row.fullName} ${district.slug}`);
  }
  for (const row of formerWards) {
    yield;
    const district = districtOf.get(row.district);
    if (district && !known.has(`${row.fullName} ${district.slug}`)) entries.push(within(row, district));
  }
  return entries;
}

interface UnitRow {
  readonly id: number;
  readonly name: string;
  readonly fullName: string;
}

type FormerWardRow = UnitRow & { readonly district: number; readonly ward: number };

type AreaRows = Awaited<ReturnType<typeof readRows>>;

const named = ({ id, name, fullName }: UnitRow) => ({ id, name, fullName: fullName });

async function readRows(read: Reader) {
  const [provinces, formerProvinces, districts, wards, formerWards] = await Promise.all([
    read.rows(tables.selectFrom('province').select(['id', 'slug', 'name', 'fullName', 'position'])),
    read.rows(tables.selectFrom('former_province').select(['id', 'slug', 'name', 'fullName', 'province'])),
    read.rows(
      tables
        .selectFrom('district')
        .select(['id', 'slug', 'name', 'fullName', 'formerProvince', 'province'])
        .orderBy('id'),
    ),
    read.rows(tables.selectFrom('ward').select(['id', 'name', 'fullName']).orderBy('id')),
    read.rows(tables.selectFrom('former_ward').select(['id', 'name', 'fullName', 'district', 'ward']).orderBy('id')),
  ]);
  return { provinces, formerProvinces, districts, wards, formerWards };
}

/** The district from which most of a ward came. */
function commonest(parts: readonly { readonly district: number }[]): number {
  const counts = [...Map.groupBy(parts, part => part.district)].toSorted(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? 0;
}
