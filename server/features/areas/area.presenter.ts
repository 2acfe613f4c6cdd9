import type { Areas } from './area.repository.ts';
import type { DistrictRef, ProvinceRef } from './contract.ts';

/** Where something stands, as cards name it. */
export interface AreaRefs {
  readonly province: ProvinceRef;
  readonly district: DistrictRef | null;
}

/** Throws when the province is unknown: a foreign key keeps that from happening. */
export function presentArea(areas: Areas, provinceId: number, districtId: number | null): AreaRefs {
  const province = areas.province(provinceId);
  if (!province) throw new Error(`No province ${provinceId}`);
  const district = districtId === null ? undefined : areas.district(districtId);
  return {
    province: { slug: province.slug, name: province.name },
    district: district ? { slug: district.slug, name: district.name } : null,
  };
}
