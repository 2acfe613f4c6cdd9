import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { searchAnswer, searchQuery } from './contract.ts';
import { searchEverything } from './queries/search-everything.ts';

/** Public calls of the search. */
export function searchRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/search/',
      summary: 'Suggestions of every kind for the words typed',
      access: 'public',
      sheds: true,
      query: searchQuery,
      answer: searchAnswer,
      handle: async ({ query }) => searchEverything(services, query),
    }),
  ];
}
