import { setImmediate as turn } from 'node:timers/promises';
import { versionedCache } from '../../platform/db/content-version.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { AREAS } from './area.repository.ts';
import type { AreaEntry, AreaLevel } from './rules/area-entry.ts';
import { compileAreaTable } from './rules/area-table.ts';
import { tables } from './tables.ts';

/** Every area that people name, of today and of before July 2025, as of now. */
export const areaTable = versionedCache(AREAS, async read => {
  const entries = await loadAreaEntries(read);
  // Both take some tens of milliseconds; others get their turn between them.
  await turn();
  return compileAreaTable(entries);
});

async function loadAreaEntries(read: Reader): Promise<readonly AreaEntry[]> {
  const { provinces, formerProvinces, districts, wards, formerWards } = await readRows(read);
  const provinceOf = new Map(provinces.map(row => [row.id, row]));
  const entry = (level: AreaLevel, row: UnitRow & { slug: string }, province: number, former: number | null) => {
    const around = provinceOf.get(province);
    if (!around) throw new Error(`No province ${province}`);
    return {
      ...{ level, ...named(row), slug: row.slug, provinceId: province, formerProvinceId: former, districtName: null },
      ...{ provinceSlug: around.slug, provinceName: around.name, position: around.position },
    };
  };
  const current = provinces.map(row => entry('province', row, row.id, null));
  const names = new Set(current.map(({ name, provinceId }) => `${name} ${provinceId}`));
  const former = formerProvinces
    .filter(row => !names.has(`${row.name} ${row.province_id}`))
    .map(row => entry('former_province', row, row.province_id, row.id));
  const ofDistricts = districts.map(row => entry('district', row, row.province_id, row.former_province_id));
  const districtOf = new Map(ofDistricts.map(district => [district.id, district]));
  return [...current, ...former, ...ofDistricts, ...wardEntries(wards, formerWards, districtOf)];
}

/** Wards of today in the districts that people know, and those of before that are called otherwise. */
function wardEntries(
  wards: readonly UnitRow[],
  formerWards: readonly FormerWardRow[],
  districtOf: ReadonlyMap<number, AreaEntry>,
): AreaEntry[] {
  const within = (row: UnitRow, district: AreaEntry | undefined): AreaEntry[] =>
    district ? [{ ...district, ...named(row), level: 'ward', districtName: district.fullName }] : [];
  const parts = Map.groupBy(formerWards, row => row.ward_id);
  const today = wards.flatMap(row => within(row, districtOf.get(commonest(parts.get(row.id) ?? []))));
  const known = new Set(today.map(({ fullName, slug }) => `${fullName} ${slug}`));
  const before = formerWards
    .flatMap(row => within(row, districtOf.get(row.district_id)))
    .filter(({ fullName, slug }) => !known.has(`${fullName} ${slug}`));
  return [...today, ...before];
}

interface UnitRow {
  readonly id: number;
  readonly name: string;
  readonly full_name: string;
}

type FormerWardRow = UnitRow & { readonly district_id: number; readonly ward_id: number };

const named = ({ id, name, full_name }: UnitRow) => ({ id, name, fullName: full_name });

async function readRows(read: Reader) {
  const [provinces, formerProvinces, districts, wards, formerWards] = await Promise.all([
    read.rows(tables.selectFrom('province').select(['id', 'slug', 'name', 'full_name', 'position'])),
    read.rows(tables.selectFrom('former_province').select(['id', 'slug', 'name', 'full_name', 'province_id'])),
    read.rows(
      tables
        .selectFrom('district')
        .select(['id', 'slug', 'name', 'full_name', 'former_province_id', 'province_id'])
        .orderBy('id'),
    ),
    read.rows(tables.selectFrom('ward').select(['id', 'name', 'full_name']).orderBy('id')),
    read.rows(
      tables.selectFrom('former_ward').select(['id', 'name', 'full_name', 'district_id', 'ward_id']).orderBy('id'),
    ),
  ]);
  return { provinces, formerProvinces, districts, wards, formerWards };
}

/** The district from which most of a ward came. */
function commonest(parts: readonly { readonly district_id: number }[]): number {
  const counts = [...Map.groupBy(parts, part => part.district_id)].toSorted(([, a], [, b]) => b.length - a.length);
  return counts[0]?.[0] ?? 0;
}
