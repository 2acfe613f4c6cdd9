import { touchContent } from '../../platform/cache/changed-tags.ts';
import type { Database } from '../../platform/db/database.ts';
import { idRanges } from '../../platform/db/id-batches.ts';
import { FacetBuilder } from '../../platform/facets/facet-builder.ts';
import { facetKey } from '../../platform/facets/facet-store.ts';
import type { FacetServices } from '../../platform/subjects/subject.ts';
import { linkFacets } from '../listing/term-facets.ts';
import { recountPlaces } from './commands/count-professionals.ts';
import { professionalFacets } from './rules/professional-facets.ts';
import { tables } from './tables.ts';

type Range = readonly [first: number, last: number];

/** Rebuilds all facets of professionals, and the counts of places, after a bulk load. */
export async function rebuildProfessionalFacets(services: FacetServices): Promise<void> {
  const { db, facets } = services;
  await facets.rebuild('professional', () => facetsOfAll(db));
  await recountPlaces(db);
  await db.transaction(unit => touchContent(unit, services));
}

async function facetsOfAll(db: Database): Promise<ReadonlyMap<string, Iterable<number>>> {
  const builder = new FacetBuilder();
  const linkFacet = await linkFacets(db);
  for (const range of await idRanges(db.read, 'professional')) {
    const published = await addOwnFacets(db, range, builder);
    const links = await db.read.rows(
      tables
        .selectFrom('professional_term')
        .select(['professional as id', 'term'])
        .where(eb => eb.between('professional', ...range)),
    );
    for (const { id, term } of links) {
      const facet = linkFacet(term);
      if (facet && published.has(id)) builder.add(facetKey(facet, term), id);
    }
    await addAreas(db, range, builder, published);
  }
  return builder.facets();
}

/** Adds the facets that follow from the row itself. Answers the published professionals. */
async function addOwnFacets(db: Database, range: Range, builder: FacetBuilder): Promise<ReadonlySet<number>> {
  const rows = await db.read.rows(
    tables
      .selectFrom('professional')
      .select(['id', 'title', 'occupation', 'gender', 'lat', 'long'])
      .where(eb => eb.between('id', ...range))
      .where('status', '=', 'published'),
  );
  for (const row of rows) {
    const own = professionalFacets({
      published: true,
      positioned: row.lat !== null && row.long !== null,
      gender: row.gender,
      title: row.title,
      occupation: row.occupation,
      terms: [],
      areas: [],
    });
    for (const facet of own) builder.add(facet, row.id);
  }
  return new Set(rows.map(row => row.id));
}

async function addAreas(
  db: Database,
  range: Range,
  builder: FacetBuilder,
  published: ReadonlySet<number>,
): Promise<void> {
  const rows = await db.read.rows(
    tables
      .selectFrom('workplace')
      .innerJoin('place', 'place.id', 'workplace.place')
      .select(['workplace.professional as id', 'place.province', 'place.district'])
      .where(eb => eb.between('workplace.professional', ...range))
      .where('place.status', '=', 'published'),
  );
  for (const { id, province, district } of rows) {
    if (!published.has(id)) continue;
    builder.add(facetKey('provinces', province), id);
    if (district !== null) builder.add(facetKey('districts', district), id);
  }
}
