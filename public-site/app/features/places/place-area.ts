import type { DistrictRef, ProvinceRef } from '@antam/server/features/areas/contract.ts';

/** "Quận Đống Đa, Hà Nội": where something is, as people say it. */
export function areaName({ district, province }: { district: DistrictRef | null; province: ProvinceRef }): string {
  return [district?.name, province.name].filter(Boolean).join(', ');
}
