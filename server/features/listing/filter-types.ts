import type { Areas } from '../areas/area.repository.ts';
import { THIS_WEEK } from '../free-times/free-facets.ts';
import type { TermKind } from '../taxonomy/term.entity.ts';
import type { Terms } from '../taxonomy/term.repository.ts';
import type { FilterType } from './contract.ts';

/** Filters whose options come from a list of terms. */
export const TERM_FILTERS = {
  specialities: 'speciality',
  services: 'service',
  place_types: 'place_type',
  titles: 'title',
  degrees: 'degree',
  qualifications: 'qualification',
  occupations: 'occupation',
  languages_spoken: 'language',
} as const satisfies Partial<Record<FilterType, TermKind>>;

type TermFilter = keyof typeof TERM_FILTERS;

/** Types whose options belong to a value of another type. */
export const PARENT_FILTERS: Partial<Record<FilterType, FilterType>> = {
  districts: 'provinces',
  services: 'specialities',
};

/** Something that can be chosen in a filter. */
export interface FilterValue {
  readonly id: number;
  readonly slug: string;
  readonly name: string;
  readonly groupName?: string;
}

/** What a list is filtered by that follows from calendars. */
const FREE_TIMES: readonly FilterValue[] = [{ id: THIS_WEEK, slug: 'week', name: 'Còn lịch tuần này' }];

/** All values of all filters as of now. */
export interface FilterCatalogue {
  find(type: FilterType, slug: string): FilterValue | undefined;
  valuesOf(type: FilterType): readonly FilterValue[];
  /** Values that belong to one of the parent type; none when the two types are not related. */
  childrenOf(type: FilterType, parent: FilterType, parentId: number): readonly FilterValue[];
}

export function filterCatalogue(terms: Terms, areas: Areas): FilterCatalogue {
  const childrenOf: FilterCatalogue['childrenOf'] = (type, parent, parentId) => {
    if (PARENT_FILTERS[type] !== parent) return [];
    return type === 'districts' ? areas.districtsOf(parentId).map(districtValue) : terms.childrenOf(parentId);
  };
  return {
    find: (type, slug) => {
      if (type === 'provinces') return areas.provinceBySlug(slug);
      if (type === 'districts') return areas.districtBySlug(slug);
      if (type === 'available') return FREE_TIMES.find(value => value.slug === slug);
      return terms.bySlug(TERM_FILTERS[type], slug);
    },
    valuesOf: type => {
      if (type === 'provinces') return areas.provinces;
      if (type === 'available') return FREE_TIMES;
      if (type !== 'districts') return terms.ofKind(TERM_FILTERS[type satisfies TermFilter]);
      return areas.provinces.flatMap(({ id, name }) =>
        areas.districtsOf(id).map(district => ({ ...districtValue(district), groupName: name })),
      );
    },
    childrenOf,
  };
}

/** "Quận 1" rather than "1". */
function districtValue({ id, slug, fullName }: { id: number; slug: string; fullName: string }): FilterValue {
  return { id, slug, name: fullName };
}
