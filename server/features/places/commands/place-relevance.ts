import type { FilterType } from '../../listing/contract.ts';
import { relevance } from '../../records/rules/relevance.ts';
import type { PlaceRow } from '../place.entity.ts';
import { placeCompleteness } from '../rules/place-completeness.ts';

/** A place's place in the default order, from its row, the filters its terms belong to and its pictures. */
export function placeRelevance(row: PlaceRow, termTypes: readonly FilterType[], pictures: number): number {
  const completeness = placeCompleteness({
    address: row.address ?? '',
    description: row.description ?? '',
    hasPosition: row.lat != null && row.long != null,
    hasContact: Boolean(row.phone ?? row.email ?? row.website),
    hasHours: row.openingHours != null,
    specialities: termTypes.filter(type => type === 'specialities').length,
    services: termTypes.filter(type => type === 'services').length,
    pictures,
  });
  return relevance({
    completeness,
    ratingSum: row.ratingSum ?? 0,
    ratingCount: row.ratingCount ?? 0,
    reviewCount: row.reviewCount ?? 0,
  });
}
