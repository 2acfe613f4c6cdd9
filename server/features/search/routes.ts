import { anyOf, listOf } from '../../platform/cache/tag.ts';
import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { searchCalls } from './contract.ts';
import { searchEverything } from './queries/search-everything.ts';
import { SEARCH_SOURCES } from './search-sources.ts';

/** Whatever can be found, and the areas in which. */
const FOUND = [...new Set(SEARCH_SOURCES.map(({ entity }) => entity))].map(listOf);

/** Public calls of the search. */
export const searchRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(searchCalls, {
    search: async ({ query }, context) => {
      context.dependsOn(...FOUND, anyOf('area'));
      return searchEverything(services, query);
    },
  });
