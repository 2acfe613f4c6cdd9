import { ALL_FACET, type FacetKind, facetKey } from '../../platform/facets/facet-store.ts';

/**
 * The kind under which the bitmaps of records with free times are stored. They change with bookings, so they have a
 * version of their own: what is kept of the other filters stays.
 */
export const freeKind = (kind: FacetKind): FacetKind => `free:${kind}`;

/** The id of the value "this week" of the filter by free times. */
export const THIS_WEEK = 1;

const WEEK_FACET = facetKey('available', THIS_WEEK);

/** The facets of a record with these stored times. */
export function freeFacets({ nextAt, isThisWeek }: { nextAt: Date | null; isThisWeek: boolean }): string[] {
  if (nextAt === null) return [];
  return isThisWeek ? [ALL_FACET, WEEK_FACET] : [ALL_FACET];
}
