import { distanceKm, type Position } from '../../../platform/geo/distance.ts';
import type { Areas, DistrictEntry } from '../../areas/area.repository.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import { FIXED_FILTERS, type FilterCatalogue, type FilterValue } from '../filter-types.ts';
import { MAX_NEAR_KM } from '../near-contract.ts';
import type { ChosenFilters } from '../rules/list-query.ts';
import type { Surroundings } from '../rules/relaxations.ts';

/** Districts further away than so many kilometres are no neighbours. */
const MAX_BESIDE_KM = 20;
/** So many neighbouring districts are looked at. */
const MAX_NEIGHBOURS = 8;

/** What lists are known by. */
export interface ListKnowledge {
  readonly terms: Terms;
  readonly areas: Areas;
  readonly catalogue: FilterCatalogue;
}

/** The surroundings of what a list is asked for, without the lists of other kinds. */
export function surroundingsOf(
  { terms, areas, catalogue }: ListKnowledge,
  filters: ChosenFilters<FilterValue>,
  position: Position | undefined,
): Omit<Surroundings, 'others'> {
  const inside = districtsOf(areas, filters);
  const parents = (filters.get('services') ?? []).flatMap(({ id }) => terms.get(terms.get(id)?.parent ?? 0) ?? []);
  const districts = filters.has('districts') ? inside : [];
  return {
    neighbours: neighboursOf(areas, districts).flatMap(({ slug }) => catalogue.find('districts', slug) ?? []),
    provinces: isNarrow(filters) ? provincesOf(areas, inside) : [],
    fields: [...new Set(parents)],
    near: isNear(position, inside, filters) ? FIXED_FILTERS.near[0] : undefined,
  };
}

const isNarrow = (filters: ChosenFilters<FilterValue>) => filters.has('districts') || filters.has('former_provinces');

/** The districts of the narrowest area that is asked for; none where none is. */
function districtsOf(areas: Areas, filters: ChosenFilters<FilterValue>): DistrictEntry[] {
  const districts = filters.get('districts');
  if (districts) return districts.flatMap(({ id }) => areas.district(id) ?? []);
  const former = filters.get('former_provinces');
  if (former) return former.flatMap(each => each.districts ?? []).flatMap(id => areas.district(id) ?? []);
  return (filters.get('provinces') ?? []).flatMap(({ id }) => areas.districtsOf(id));
}

const provincesOf = (areas: Areas, districts: readonly DistrictEntry[]): FilterValue[] =>
  [...new Set(districts.map(({ provinceId }) => provinceId))].flatMap(id => areas.province(id) ?? []);

/** Other districts of the same provinces, by the distance of their centres. */
function neighboursOf(areas: Areas, districts: readonly DistrictEntry[]): DistrictEntry[] {
  const asked = new Set(districts.map(({ id }) => id));
  const provinces = new Set(districts.map(({ provinceId }) => provinceId));
  return [...provinces]
    .flatMap(province => areas.districtsOf(province))
    .filter(({ id }) => !asked.has(id))
    .map(district => ({ district, km: nearestKm(district, districts) }))
    .filter(({ km }) => km <= MAX_BESIDE_KM)
    .toSorted((a, b) => a.km - b.km)
    .slice(0, MAX_NEIGHBOURS)
    .map(({ district }) => district);
}

/** Whether what is near the visitor is also near the area that is asked for; false where no area is. */
function isNear(
  position: Position | undefined,
  districts: readonly DistrictEntry[],
  filters: ChosenFilters<FilterValue>,
): boolean {
  if (position === undefined || filters.has('near')) return false;
  return nearestKm(position, districts) <= MAX_NEAR_KM;
}

const nearestKm = (from: Position, districts: readonly DistrictEntry[]): number =>
  Math.min(...districts.map(district => distanceKm(from, district)));
