import type { UnitOfWork } from '../../../platform/db/unit-of-work.ts';
import type { Services } from '../../../platform/services.ts';
import { slugOf } from '../../../platform/text/fold-text.ts';
import { type FacetOfTerm, facetsOfTerms } from '../../listing/term-facets.ts';
import { pictureCounts } from '../../records/commands/picture-counts.ts';
import type { Changing, Derived, Standing } from '../../records/directory-kind.ts';
import { ratingPrior } from '../../records/queries/rating-prior.ts';
import { type Rank, rankOf } from '../../records/rules/relevance.ts';
import { staffWords } from '../../records/rules/staff-words.ts';
import type { Terms } from '../../taxonomy/term.repository.ts';
import type { PlaceRow } from '../place.entity.ts';
import { facetsOfPlace } from '../place-facets.ts';
import { nameKeys } from '../rules/name-keys.ts';
import { placeCompleteness } from '../rules/place-completeness.ts';

/** What follows from places: what they are found by, and where they stand among others. */
export async function derivePlaces(
  _services: Services,
  unit: UnitOfWork,
  places: readonly Changing<PlaceRow>[],
  terms: Terms,
): Promise<Derived[]> {
  const facetOf = facetsOfTerms(terms);
  const stored = places.flatMap(({ before }) => before?.row.id ?? []);
  const pictures = await pictureCounts(unit, 'place', stored);
  const prior = await ratingPrior(unit, 'place');
  return places.map(place => {
    const { row, before } = place;
    return {
      columns: {
        ...(row.name !== before?.row.name && { slug: slugOf(row.name), ...nameKeys(row.name) }),
        staffWords: staffWords(row.name, row.phone, row.address),
        ...rankOfPlace(place, pictures.get(row.id) ?? 0, prior),
      },
      facets: { before: before ? facetsOf(before, facetOf) : [], after: facetsOf(place, facetOf) },
    };
  });
}

const facetsOf = ({ row, linked: { terms } }: Standing<PlaceRow>, facetOf: FacetOfTerm): string[] =>
  facetsOfPlace(
    row,
    terms.map(({ term }) => term),
    facetOf,
  );

/**
 * Where a place stands among places.
 * @param prior what is usual for places, in thousandths of a star
 */
function rankOfPlace({ row, linked: { terms } }: Standing<PlaceRow>, pictures: number, prior: number): Rank {
  const share = placeCompleteness({
    address: row.address ?? '',
    description: row.description ?? '',
    hasPosition: row.lat != null && row.long != null,
    hasContact: Boolean(row.phone ?? row.email ?? row.website),
    hasHours: row.openingHours != null,
    specialities: terms.filter(({ kind }) => kind === 'speciality').length,
    services: terms.filter(({ kind }) => kind === 'service').length,
    pictures,
  });
  return rankOf(share, row, prior);
}
