import { bindCalls, type Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { filterCalls } from './contract.ts';
import { filterChildren } from './queries/filter-children.ts';

/** Public calls about the filters of lists. */
export function listingRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(filterCalls, {
    children: async ({ params, query }) => filterChildren(services, params.type, query),
  });
}
