import type { DistrictRef, ProvinceRef } from '@antam/server/features/areas/contract.ts';

/** "Đống Đa (cũ)", with spaces that do not break. */
export const formerName = ({ name }: DistrictRef): string => `${name} (cũ)`.replaceAll(' ', '\u00a0');

/** "Đống Đa (cũ), Hà Nội": the former district that people know; a town that has its province's name is said once. */
export function areaName({ district, province }: { district: DistrictRef | null; province: ProvinceRef }): string {
  if (district === null || district.name === province.name) return province.name;
  return `${formerName(district)}, ${province.name}`;
}
