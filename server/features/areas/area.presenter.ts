import type { Areas } from './area.repository.ts';
import type { DistrictRef, ProvinceRef } from './contract.ts';

/** The area of a record as cards name it. */
export interface AreaRefs {
  readonly province: ProvinceRef;
  readonly district: DistrictRef | null;
}

/** The area of a record by its ids. Throws when the province is unknown, which a foreign key prevents. */
export function presentArea(areas: Areas, provinceId: number, districtId: number | null): AreaRefs {
  const province = areas.province(provinceId);
  if (!province) throw new Error(`No province ${provinceId}`);
  const district = districtId === null ? undefined : areas.district(districtId);
  return {
    province: { slug: province.slug, name: province.name },
    district: district ? { slug: district.slug, name: district.name } : null,
  };
}
