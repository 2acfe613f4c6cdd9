import { anyOf, countsOf, FOUND, listOf, type Tag, timeFor } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { lexiconOf } from '../query-reading/lexicon.ts';
import { meaningsOf, type QueryMeaning } from '../query-reading/rules/query-meaning.ts';
import { readQuery } from '../query-reading/rules/read-query.ts';
import { searchCalls } from './contract.ts';
import { findGuided } from './queries/find-guided.ts';
import { searchEverything } from './queries/search-everything.ts';
import { searchResults } from './queries/search-results.ts';

/** Public calls of the search. */
export function searchRoutes(services: Services): readonly Endpoint[] {
  /** Whatever can be found, and the areas in which. */
  const found = [...new Set(services.searchSources.map(({ entity }) => entity))].map(listOf);
  const selectList = createSelectList(services);
  return bindCalls(searchCalls, {
    search: async ({ query: { q, province, guide: asked } }, context) => {
      context.dependsOn(...found, FOUND, anyOf('area'), anyOf('complaint'));
      const lexicon = await lexiconOf(services.db);
      const meaning = readQuery(lexicon, q, province);
      context.dependsOn(...clockTags(meaning));
      if (asked !== '1') return searchEverything(services, meaning, { q, province }, lexicon);
      const { guide, groups } = await findGuided(services, meaning, { q, province }, lexicon);
      const [first, ...others] = groups.map(({ group }) => group);
      if (first) return [{ ...first, guide }, ...others];
      return guide.offers.length + guide.areas.length + guide.complaints.length > 0 ? [{ guide }] : [];
    },
    results: async ({ query: { q, province } }, context) => {
      const counts = [countsOf('professional'), countsOf('place'), anyOf('term'), anyOf('complaint')];
      context.dependsOn(...found, FOUND, anyOf('area'), ...counts);
      const lexicon = await lexiconOf(services.db);
      const page = { services, selectList, context };
      const meaning = readQuery(lexicon, q, province);
      context.dependsOn(...clockTags(meaning));
      return searchResults(page, meaning, { q, province }, lexicon);
    },
  });
}

/** How many are open is told for at most so long. */
const OPEN_COUNT_MS = 60_000;

/** What is open at the moment changes with the clock. */
function clockTags(meaning: QueryMeaning): Tag[] {
  const isOfTheMoment = meaningsOf(meaning, 'hours').some(({ hours }) => hours === 'now');
  return isOfTheMoment ? [timeFor(OPEN_COUNT_MS)] : [];
}
