import { versionedCache } from '../../platform/db/content-version.ts';
import type { Reader } from '../../platform/db/reader.ts';
import { AREAS } from './area.repository.ts';
import { tables } from './tables.ts';

/** Where something stands, in the words that people search for it with. */
export interface AreaWords {
  /** Slug of the current province; null where unknown. */
  slug(provinceId: number | null): string | null;
  /**
   * Names of the district, the province and the province it belonged to before July 2025, as one text. Without a
   * district every former province that is now part of the province may be meant.
   */
  of(provinceId: number | null, districtId: number | null): string;
}

/** The words of all areas as of now, in memory. */
export const areaWords = versionedCache(AREAS, loadAreaWords);

async function loadAreaWords(read: Reader): Promise<AreaWords> {
  const [provinces, former, districts] = await Promise.all([
    read.rows(tables.selectFrom('province').select(['id', 'slug', 'fullName'])),
    read.rows(tables.selectFrom('former_province').select(['id', 'fullName', 'province'])),
    read.rows(tables.selectFrom('district').select(['id', 'fullName', 'formerProvince'])),
  ]);
  const province = new Map(provinces.map(row => [row.id, row]));
  const formerName = new Map(former.map(row => [row.id, row.fullName]));
  const formerOf = Map.groupBy(former, row => row.province);
  const district = new Map(districts.map(row => [row.id, row]));
  const textOf = (provinceId: number | null, districtId: number | null) => {
    const current = provinceId === null ? undefined : province.get(provinceId);
    const inside = districtId === null ? undefined : district.get(districtId);
    const before = inside
      ? [formerName.get(inside.formerProvince) ?? '']
      : (formerOf.get(provinceId ?? 0) ?? []).map(row => row.fullName);
    return [...new Set([inside?.fullName ?? '', current?.fullName ?? '', ...before])].join(', ');
  };
  const texts = new Map<string, string>();
  return {
    slug: provinceId => (provinceId === null ? undefined : province.get(provinceId)?.slug) ?? null,
    of: (provinceId, districtId) => {
      const key = `${provinceId} ${districtId}`;
      const known = texts.get(key);
      if (known !== undefined) return known;
      const text = textOf(provinceId, districtId);
      texts.set(key, text);
      return text;
    },
  };
}
