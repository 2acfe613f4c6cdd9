import { z } from 'zod';
import { type Endpoint, endpoint } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { rawText } from '../../platform/text/text-field.ts';
import { filterChildList, filterType, listQuery, termDetail, termList } from './contract.ts';
import { filterChildren } from './queries/filter-children.ts';
import { termDetail as findTerm, listTerms } from './queries/list-terms.ts';
import type { LandingKind } from './term.presenter.ts';

/** Public calls about specialities, services and filters. */
export function taxonomyRoutes(services: Services): readonly Endpoint[] {
  return [
    ...landingRoutes(services, 'speciality', 'All specialities', 'One speciality with its services'),
    ...landingRoutes(services, 'service', 'All services', 'One service with those of the same speciality'),
    endpoint({
      method: 'GET',
      path: '/api/v1/filter/:type/',
      summary: 'Options of a filter under the chosen values of its parent, e.g. districts under provinces',
      access: 'public',
      sheds: true,
      cache: 'public',
      params: z.object({ type: filterType }),
      query: listQuery,
      answer: filterChildList,
      handle: async ({ params, query }) => filterChildren(services, params.type, query),
    }),
  ];
}

function landingRoutes(services: Services, kind: LandingKind, all: string, one: string): Endpoint[] {
  return [
    endpoint({
      method: 'GET',
      path: `/api/v1/${kind}/`,
      summary: `${all}, each with how many professionals and places have it`,
      access: 'public',
      sheds: true,
      cache: 'public',
      answer: termList,
      handle: async () => ({ items: await listTerms(services, kind) }),
    }),
    endpoint({
      method: 'GET',
      path: `/api/v1/${kind}/:slug/`,
      summary: one,
      access: 'public',
      cache: 'public',
      params: z.object({ slug: rawText(160) }),
      answer: termDetail,
      handle: async ({ params }) => findTerm(services, kind, params.slug),
    }),
  ];
}
