import { z } from 'zod';
import { idParam } from '../../platform/contract/id-param.ts';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { askedText, rawText } from '../../platform/text/text-field.ts';
import { collectionDetail as collectionDetailAnswer, collectionKind, collectionListAnswer } from './contract.ts';
import { collectionDetail } from './queries/collection-detail.ts';
import { listCollections } from './queries/list-collections.ts';

const MAX_PAGE = 500;

/** What is not understood is left out: an unknown kind means any, an impossible page the first. */
const collectionQuery = z.object({
  kind: collectionKind.optional().catch(undefined),
  q: askedText(200).optional().catch(undefined),
  page: rawText(10).transform(Number).pipe(z.int().min(1).max(MAX_PAGE)).optional().catch(undefined),
});

/** Public calls about collections. */
export function collectionRoutes(services: Services): readonly Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: '/api/v1/collection/',
      summary: 'Editors’ collections of places and professionals, a page at a time',
      access: 'public',
      sheds: true,
      cache: 'public',
      query: collectionQuery,
      answer: collectionListAnswer,
      handle: async ({ query: { kind, q = '', page = 1 } }) => listCollections(services.db, { kind, q, page }),
    }),
    endpoint({
      method: 'GET',
      path: '/api/v1/collection/:id/',
      summary: 'One collection with its members',
      access: 'public',
      cache: 'public',
      params: z.object({ id: idParam }),
      answer: collectionDetailAnswer,
      handle: async ({ params }) => collectionDetail(services, params.id),
    }),
  ];
}
