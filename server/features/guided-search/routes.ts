import { anyOf, countsOf, FOUND, listOf } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import { positionOf } from '../../platform/http/position-of.ts';
import type { Services } from '../../platform/services.ts';
import { complaintsOf } from '../complaints/complaint.repository.ts';
import { saidComplaints } from '../complaints/queries/advise.ts';
import { createSelectList } from '../listing/queries/select-list.ts';
import { lexiconOf } from '../query-reading/lexicon.ts';
import { readQuery } from '../query-reading/rules/read-query.ts';
import { MAX_GROUPS } from '../search/contract.ts';
import { searchCalls } from './contract.ts';
import { findGuided } from './queries/find-guided.ts';
import { searchEverything } from './queries/search-everything.ts';
import { searchResults } from './queries/search-results.ts';
import { clockTags } from './rules/clock-tags.ts';
import { urgentWay } from './rules/ways.ts';

/** What the words of a query are read by. */
const WORDS = [anyOf('area'), anyOf('complaint'), anyOf('abbreviation')];

/** Public calls of the search. */
export function searchRoutes(services: Services): readonly Endpoint[] {
  /** Whatever can be found, and the areas in which. */
  const found = [...new Set(services.searchSources.map(({ entity }) => entity))].map(listOf);
  const selectList = createSelectList(services);
  return bindCalls(searchCalls, {
    search: async ({ query: { q, province, guide: asked, typed } }, context) => {
      context.dependsOn(...found, FOUND, ...WORDS);
      const lexicon = await lexiconOf(services.db);
      const meaning = readQuery(lexicon, q, province);
      if (asked !== '1') {
        const [said] = (await saidComplaints(services.db, q)).complaints;
        return searchEverything(services, meaning, { q, province, complaint: said?.name }, lexicon);
      }
      // At each key, what is near the visitor would cost more than it helps.
      const query = { q, province, isTyped: typed === '1' };
      const { meaning: read, guide, groups } = await findGuided(services, meaning, query, lexicon);
      context.dependsOn(...clockTags(read));
      const urgent = guide.urgency === null ? [] : [urgentWay(guide.urgency, await complaintsOf(services.db))];
      const [first, ...others] = [...urgent, ...groups.map(({ group }) => group)].slice(0, MAX_GROUPS);
      if (first) return [{ ...first, guide }, ...others];
      const { offers, relaxed, areas, complaints } = guide;
      return [offers, relaxed, areas, complaints].some(({ length }) => length > 0) ? [{ guide }] : [];
    },
    results: async ({ query: { q, province, typed } }, context) => {
      const counts = [countsOf('professional'), countsOf('place'), anyOf('term')];
      context.dependsOn(...found, FOUND, ...WORDS, ...counts);
      const lexicon = await lexiconOf(services.db);
      const page = { services, selectList, context };
      const meaning = readQuery(lexicon, q, province);
      const query = { q, province, isTyped: typed === '1', position: positionOf(context) };
      return searchResults(page, meaning, query, lexicon);
    },
  });
}
