import { allOrRelease } from '../../../platform/facets/all-or-release.ts';
import type { Services } from '../../../platform/services.ts';
import { areasOf } from '../../areas/area.repository.ts';
import { filterCatalogue } from '../../listing/filter-types.ts';
import { listFacets, membership, releaseFacets } from '../../listing/queries/list-members.ts';
import { termsOf } from '../../taxonomy/term.repository.ts';
import { chosenValues } from '../rules/chosen-values.ts';
import type { Intent } from '../rules/intent.ts';

/** Some records by whether an offered list shows them. */
export interface ByList {
  readonly inside: readonly number[];
  /** Not of the list, but everything that is asked of a professional or of a facility beside field and area. */
  readonly outside: readonly number[];
}

/** Answers which of some records an offered list shows, in the order in which they are given. */
export async function listedAmong(
  { db, facets, clock }: Pick<Services, 'db' | 'facets' | 'clock'>,
  { kind, filters, conditions }: Pick<Intent, 'kind' | 'filters' | 'conditions'>,
  ids: readonly number[],
): Promise<ByList> {
  const asked = listFacets(facets, kind, clock.now());
  const read = Promise.all([termsOf(db), areasOf(db), asked]);
  const [terms, areas, stored] = await allOrRelease(read, [asked], releaseFacets);
  const catalogue = filterCatalogue(terms, areas);
  try {
    const isInside = membership(stored, chosenValues(catalogue, filters));
    const isSuitable = membership(stored, chosenValues(catalogue, conditions));
    return { inside: ids.filter(isInside), outside: ids.filter(id => !isInside(id) && isSuitable(id)) };
  } finally {
    releaseFacets(stored);
  }
}
