import { bindCalls } from '../../platform/http/bind-calls.ts';
import type { Endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { collectionCalls } from './contract.ts';
import { collectionDetail } from './queries/collection-detail.ts';
import { listCollections } from './queries/list-collections.ts';

/** Public calls about collections. */
export function collectionRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(collectionCalls, {
    list: async ({ query: { kind, q = '', page = 1 } }) => listCollections(services.db, { kind, q, page }),
    detail: async ({ params }) => collectionDetail(services, params.id),
  });
}
