import type { Database } from '../../platform/db/database.ts';
import type { TermKind } from '../taxonomy/term.entity.ts';
import { type Terms, termsOf } from '../taxonomy/term.repository.ts';
import type { FilterType } from './contract.ts';
import { TERM_FILTERS } from './filter-types.ts';

const FILTER_OF_KIND: Partial<Record<TermKind, FilterType>> = Object.fromEntries(
  Object.entries(TERM_FILTERS).map(([filter, kind]) => [kind, filter]),
);

/** A term that an entity is linked with, and the filter that finds the entity by it. */
export interface TermFacet {
  readonly type: FilterType;
  readonly id: number;
}

/** Says by which filter a term's id is found; undefined for terms that no list is filtered by. */
export type FacetOfTerm = (term: number) => FilterType | undefined;

/** The terms as of now, as {@link FacetOfTerm}. */
export const linkFacets = async (db: Database): Promise<FacetOfTerm> => facetsOfTerms(await termsOf(db));

/** Terms as {@link FacetOfTerm}. */
export const facetsOfTerms =
  (terms: Terms): FacetOfTerm =>
  id => {
    const term = terms.get(id);
    return term && FILTER_OF_KIND[term.kind];
  };

/** Those of an entity's terms by which it is found. */
export function termFacets(terms: readonly number[], facetOf: FacetOfTerm): TermFacet[] {
  return terms.flatMap(id => {
    const type = facetOf(id);
    return type ? [{ type, id }] : [];
  });
}
