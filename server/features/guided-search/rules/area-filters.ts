import type { AreaEntry } from '../../areas/rules/area-entry.ts';
import type { FilterType } from '../../listing/contract.ts';
import type { IntentFilters } from './intent.ts';

/** "Quận 3 (cũ)", "Bình Dương (cũ)", "Phường Bến Thành, Quận 1 (cũ)". */
export function areaName({ level, name, fullName, districtName }: AreaEntry): string {
  if (level === 'province') return provinceName(name);
  if (level === 'former_province') return `${name} (cũ)`;
  return level === 'district' ? `${fullName} (cũ)` : `${fullName}, ${districtName} (cũ)`;
}

/** How people say a province: the city has its rank with its name. */
export const provinceName = (name: string): string => (name === 'Hồ Chí Minh' ? `TP. ${name}` : name);

const AREA_FILTERS = {
  province: 'provinces',
  former_province: 'former_provinces',
  district: 'districts',
  ward: 'districts',
} as const satisfies Record<AreaEntry['level'], FilterType>;

/** The filter by which lists are narrowed to an area; of a ward to its district. */
export function areaFilters({ level, slug }: AreaEntry): IntentFilters {
  return { [AREA_FILTERS[level]]: [slug] };
}
