import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { searchCalls } from './contract.ts';
import { searchEverything } from './queries/search-everything.ts';

/** Public calls of the search. */
export const searchRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(searchCalls, { search: async ({ query }) => searchEverything(services, query) });
