import { listSql } from '../../../platform/db/id-list.ts';
import { type FacetKind, facetKey } from '../../../platform/facets/facet-store.ts';
import type { Condition } from '../../../platform/lists/walk-page.ts';
import type { Services } from '../../../platform/services.ts';
import { linkFacets } from '../term-facets.ts';

/**
 * The condition that a record of a kind is linked with a term, whatever its status: the links of `place` are rows of
 * `place_term` by `place_id`. Those that are published stand in the term's facet; only the others' links are looked up
 * one by one.
 */
export async function hasTerm(
  { db, facets }: Services,
  kind: FacetKind,
  term: number | undefined,
): Promise<Condition[]> {
  if (term === undefined) return [];
  const isLinked = `exists (select 1 from ${kind}_term link where link.${kind}_id = ${kind}.id and link.term_id = ?)`;
  const type = (await linkFacets(db))(term);
  if (type === undefined) return [{ sql: isLinked, params: [term] }];
  const snapshot = await facets.snapshot(kind);
  const published = snapshot.get(facetKey(type, term))?.toUint32Array() ?? [];
  snapshot.release();
  const list = listSql(db.engine);
  return [
    {
      sql: `(status = 'published' and ${list.hasId('id')}) or (status <> 'published' and ${isLinked})`,
      params: [list.ids(published), term],
    },
  ];
}
