import { anyOf, FOUND, listOf } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { searchCalls } from './contract.ts';
import { searchEverything } from './queries/search-everything.ts';

/** Public calls of the search. */
export function searchRoutes(services: Services): readonly Endpoint[] {
  /** Whatever can be found, and the areas in which. */
  const found = [...new Set(services.searchSources.map(({ entity }) => entity))].map(listOf);
  return bindCalls(searchCalls, {
    search: async ({ query }, context) => {
      context.dependsOn(...found, FOUND, anyOf('area'));
      return searchEverything(services, query);
    },
  });
}
