import { RoaringBitmap32 } from 'roaring-wasm';
import { allOrRelease } from '../../../platform/facets/all-or-release.ts';
import { ALL_FACET, facetKey } from '../../../platform/facets/facet-store.ts';
import type { Services } from '../../../platform/services.ts';
import type { Areas } from '../../areas/area.repository.ts';
import type { FilterType } from '../../listing/contract.ts';
import { type FilterCatalogue, filterCatalogue } from '../../listing/filter-types.ts';
import {
  type ListFacets,
  listFacets,
  listMembers,
  releaseFacets,
  tallyMembers,
} from '../../listing/queries/list-members.ts';
import { optionCounts } from '../../listing/rules/facet-counts.ts';
import { type PeopleKind, peopleKinds } from '../../professionals/rules/people-kinds.ts';
import type { WantedKind } from '../../query-reading/rules/query-meaning.ts';
import { type Terms, termsOf } from '../../taxonomy/term.repository.ts';
import { chosenValues } from '../rules/chosen-values.ts';
import type { IntentFilters } from '../rules/intent.ts';
import type { Listed } from '../rules/listed.ts';
import { keptCounts } from './kept-counts.ts';

/** Counts the records of a kind that the list with these filters shows. */
export type CountListed = (kind: WantedKind, filters: IntentFilters) => Listed;

/** Runs `work` with counts as of now; they cost microseconds each, and nothing where they are kept. */
export async function withCounts<T>(
  { facets, clock }: Pick<Services, 'facets' | 'clock'>,
  { terms, areas }: { readonly terms: Terms; readonly areas: Areas },
  work: (count: CountListed) => T,
): Promise<T> {
  const catalogue = filterCatalogue(terms, areas);
  const now = clock.now();
  const asked = [listFacets(facets, 'professional', now), listFacets(facets, 'place', now)] as const;
  const [professional, place] = await allOrRelease(Promise.all(asked), asked, releaseFacets);
  const stored = { professional, place };
  try {
    return work((kind, filters) =>
      keptCounts([stored[kind].records, terms, areas], filters, () =>
        countListed(kind, stored[kind], catalogue, filters),
      ),
    );
  } finally {
    releaseFacets(professional);
    releaseFacets(place);
  }
}

const OCCUPATIONS = 'occupations' satisfies FilterType;

function countListed(kind: WantedKind, facets: ListFacets, catalogue: FilterCatalogue, filters: IntentFilters): Listed {
  const members = listMembers(facets, chosenValues(catalogue, filters), undefined);
  try {
    const count = members?.size ?? facets.records.cardinality(ALL_FACET);
    if (count === 0 || kind === 'place') return { count, kinds: [] };
    const tally = tallyMembers(facets, OCCUPATIONS, catalogue.valuesOf(OCCUPATIONS), members);
    return { count, kinds: peopleKinds(tally, count) };
  } finally {
    members?.dispose();
  }
}

/** Some people by what they are called. */
export async function kindsOf(
  { db, facets }: Pick<Services, 'db' | 'facets'>,
  ids: readonly number[],
): Promise<PeopleKind[]> {
  const asked = facets.snapshot('professional');
  const [terms, people] = await allOrRelease(Promise.all([termsOf(db), asked]), [asked], each => each.release());
  // A set takes ids in their own order several times as fast as in that of importance, in which they come.
  const chosen = RoaringBitmap32.from(Uint32Array.from(ids).sort());
  try {
    const occupations = terms.ofKind('occupation');
    const counts = optionCounts(
      occupations.map(({ id }) => people.get(facetKey(OCCUPATIONS, id))),
      chosen,
    );
    return peopleKinds(new Map(occupations.map(({ slug }, at) => [slug, counts[at] ?? 0])), ids.length);
  } finally {
    chosen.dispose();
    people.release();
  }
}
