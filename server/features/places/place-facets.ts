import { touchContent } from '../../platform/cache/changed-tags.ts';
import type { Database } from '../../platform/db/database.ts';
import { idRanges } from '../../platform/db/id-batches.ts';
import { FacetBuilder } from '../../platform/facets/facet-builder.ts';
import { facetKey } from '../../platform/facets/facet-store.ts';
import type { Services } from '../../platform/services.ts';
import { type FacetOfTerm, linkFacets, termFacets } from '../listing/term-facets.ts';
import type { OpeningHours } from './contract.ts';
import type { PlaceRow } from './place.entity.ts';
import { placeFacets } from './rules/place-facets.ts';
import { isPublicPlace } from './rules/place-visibility.ts';
import { tables } from './tables.ts';

interface FactsRow {
  readonly id: number;
  readonly placeType: number;
  readonly province: number;
  readonly district: number | null;
  readonly lat: number | null;
  readonly long: number | null;
  readonly acceptsBhyt: boolean;
  readonly openingHours: OpeningHours | null;
}

/** Rebuilds all facets of places, after a bulk load. */
export async function rebuildPlaceFacets(services: Services): Promise<void> {
  const { db, facets } = services;
  await facets.rebuild('place', () => facetsOfAll(db));
  await db.transaction(unit => touchContent(unit, services));
}

async function facetsOfAll(db: Database): Promise<ReadonlyMap<string, Iterable<number>>> {
  const builder = new FacetBuilder();
  const linkFacet = await linkFacets(db);
  for (const range of await idRanges(db.read, 'place')) {
    const [first, last] = range;
    const rows = await db.read.rows(
      tables
        .selectFrom('place')
        .select(['id', 'placeType', 'province', 'district', 'lat', 'long', 'acceptsBhyt', 'openingHours'])
        .where('id', '>=', first)
        .where('id', '<=', last)
        .where('status', '=', 'published'),
    );
    const published = new Set<number>();
    for (const row of rows) {
      published.add(row.id);
      for (const facet of placeFacets(factsOf(row))) builder.add(facet, row.id);
    }
    const links = await db.read.rows(
      tables
        .selectFrom('place_term')
        .select(['place as id', 'term'])
        .where('place', '>=', first)
        .where('place', '<=', last),
    );
    for (const { id, term } of links) {
      const facet = linkFacet(term);
      if (facet && published.has(id)) builder.add(facetKey(facet, term), id);
    }
  }
  return builder.facets();
}

/** The facets of a stored place with these terms. */
export function facetsOfPlace(row: PlaceRow, terms: readonly number[], facetOf: FacetOfTerm): string[] {
  return placeFacets({
    published: isPublicPlace(row),
    placeType: row.placeType,
    province: row.province,
    district: row.district ?? null,
    positioned: row.lat != null && row.long != null,
    acceptsBhyt: row.acceptsBhyt,
    hours: row.openingHours ?? null,
    terms: termFacets(terms, facetOf),
  });
}

function factsOf(row: FactsRow) {
  return {
    published: true,
    placeType: row.placeType,
    province: row.province,
    district: row.district,
    positioned: row.lat !== null && row.long !== null,
    acceptsBhyt: row.acceptsBhyt,
    hours: row.openingHours,
    terms: [],
  };
}
