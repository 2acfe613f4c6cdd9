import { touchContent } from '../../platform/cache/changed-tags.ts';
import type { Database } from '../../platform/db/database.ts';
import { idRanges } from '../../platform/db/id-batches.ts';
import { FacetBuilder } from '../../platform/facets/facet-builder.ts';
import { facetKey } from '../../platform/facets/facet-store.ts';
import type { FacetServices } from '../../platform/subjects/subject.ts';
import { type FacetOfTerm, linkFacets, termFacets } from '../listing/term-facets.ts';
import type { PlaceRow } from './place.entity.ts';
import { type PlaceFacetFacts, placeFacets } from './rules/place-facets.ts';
import { isPublicPlace } from './rules/place-visibility.ts';
import { tables } from './tables.ts';

/** What of a place itself decides by which filters it is found. */
const FACTS = [
  'status',
  'placeType',
  'province',
  'district',
  'lat',
  'long',
  'acceptsBhyt',
  'openingHours',
] as const satisfies ReadonlyArray<keyof PlaceRow>;

/** Rebuilds all facets of places, after a bulk load. */
export async function rebuildPlaceFacets(services: FacetServices): Promise<void> {
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
        .select(['id', ...FACTS])
        .where('id', '>=', first)
        .where('id', '<=', last)
        .where('status', '=', 'published'),
    );
    const published = new Set<number>();
    for (const row of rows) {
      published.add(row.id);
      for (const facet of placeFacets(factsOf(row, []))) builder.add(facet, row.id);
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
  return placeFacets(factsOf(row, termFacets(terms, facetOf)));
}

/** Of a record of the ORM, in which a fact may be absent, or of a row. */
function factsOf(row: Pick<PlaceRow, (typeof FACTS)[number]>, terms: PlaceFacetFacts['terms']): PlaceFacetFacts {
  return {
    published: isPublicPlace(row),
    placeType: row.placeType,
    province: row.province,
    district: row.district ?? null,
    positioned: row.lat != null && row.long != null,
    acceptsBhyt: row.acceptsBhyt,
    hours: row.openingHours ?? null,
    terms,
  };
}
