import { ALL_FACET, facetKey, POSITIONED_FACET } from '../../../platform/facets/facet-store.ts';
import type { FilterType } from '../../listing/contract.ts';
import { ALWAYS_OPEN, FIXED_FILTERS, OPEN_SATURDAY, OPEN_SUNDAY } from '../../listing/filter-types.ts';
import { type DaySpan, spanFacets } from '../../listing/rules/week-spans.ts';

/** When a place is open, `days` from Chủ Nhật on. */
interface PlaceHours {
  readonly always: boolean;
  readonly days: readonly (readonly DaySpan[])[];
}

/** What decides by which filters a place is found. */
export interface PlaceFacetFacts {
  readonly published: boolean;
  readonly placeType: number;
  readonly province: number;
  readonly district: number | null;
  readonly positioned: boolean;
  readonly acceptsBhyt: boolean;
  /** Null where they are not known, so that it counts as open at no time. */
  readonly hours: PlaceHours | null;
  /** Ids of the place's terms by the filter they belong to. */
  readonly terms: ReadonlyArray<{ readonly type: FilterType; readonly id: number }>;
}

/** The facets that a place is in; none unless it is published. */
export function placeFacets(facts: PlaceFacetFacts): string[] {
  if (!facts.published) return [];
  return [
    ALL_FACET,
    ...(facts.positioned ? [POSITIONED_FACET] : []),
    facetKey('place_types', facts.placeType),
    facetKey('provinces', facts.province),
    ...(facts.acceptsBhyt ? [facetKey('bhyt', FIXED_FILTERS.bhyt[0].id)] : []),
    ...(facts.hours ? hoursFacets(facts.hours) : []),
    ...(facts.district === null ? [] : [facetKey('districts', facts.district)]),
    ...facts.terms.map(({ type, id }) => facetKey(type, id)),
  ];
}

const WEEKEND = [
  { day: 6, id: OPEN_SATURDAY },
  { day: 0, id: OPEN_SUNDAY },
];

/** Who is always open has no spans: the others have theirs, from which it follows whether they are open at a moment. */
function hoursFacets({ always, days }: PlaceHours): string[] {
  const weekend = WEEKEND.filter(({ day }) => always || (days[day]?.length ?? 0) > 0);
  const keys = weekend.map(({ id }) => facetKey('hours', id));
  return always ? [facetKey('hours', ALWAYS_OPEN), ...keys] : [...keys, ...spanFacets(days)];
}
