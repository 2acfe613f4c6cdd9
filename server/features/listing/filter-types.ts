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
  readonly abbreviation?: string;
  /** Other names, by which people search it. */
  readonly aliases?: readonly string[];
  /** Of a province of before July 2025: its districts, by which it is found. */
  readonly districts?: readonly number[];
}

/** The id of the value "open day and night" of the filter by opening hours. */
export const ALWAYS_OPEN = 1;
/** The id of the value "open at the moment". */
export const OPEN_NOW = 2;

/** Open on that day of the week. */
export const OPEN_SATURDAY = 3;
export const OPEN_SUNDAY = 4;

/** Filters of which this list is all there is. */
export const FIXED_FILTERS = {
  genders: [
    { id: 1, slug: 'female', name: 'Nữ' },
    { id: 2, slug: 'male', name: 'Nam' },
  ],
  bhyt: [{ id: 1, slug: 'yes', name: 'Nhận BHYT' }],
  hours: [
    { id: ALWAYS_OPEN, slug: 'always', name: 'Mở cửa 24 giờ' },
    /** Follows from the time of day. */
    { id: OPEN_NOW, slug: 'now', name: 'Đang mở cửa' },
    { id: OPEN_SATURDAY, slug: 'saturday', name: 'Mở cửa thứ Bảy' },
    { id: OPEN_SUNDAY, slug: 'sunday', name: 'Mở cửa Chủ Nhật' },
  ],
  /** Follows from calendars. */
  available: [{ id: THIS_WEEK, slug: 'week', name: 'Còn lịch tuần này' }],
  /** Follows from the visitor's position; the id is the distance in kilometres. */
  near: [{ id: 10, slug: '10', name: 'Cách bạn dưới 10 km' }],
} as const satisfies Partial<Record<FilterType, readonly FilterValue[]>>;

const isTermFilter = (type: FilterType): type is TermFilter => type in TERM_FILTERS;

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
      if (type === 'former_provinces') return areas.formerProvinceBySlug(slug);
      if (isTermFilter(type)) return terms.bySlug(TERM_FILTERS[type], slug);
      return FIXED_FILTERS[type].find(value => value.slug === slug);
    },
    valuesOf: type => {
      if (type === 'provinces') return areas.provinces;
      if (type === 'former_provinces') return [];
      if (isTermFilter(type)) return terms.ofKind(TERM_FILTERS[type]);
      if (type !== 'districts') return FIXED_FILTERS[type];
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
