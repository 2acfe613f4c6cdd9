import { anyOf, listOf } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { serviceCalls, specialityCalls } from './contract.ts';
import { listTerms, termDetail } from './queries/list-terms.ts';
import type { LandingKind } from './term.presenter.ts';

/** Terms, and how many records of each kind have them. */
const COUNTED = [anyOf('term'), listOf('place'), listOf('professional')];

/** Public calls about specialities and services. */
export function taxonomyRoutes(services: Services): readonly Endpoint[] {
  return [
    ...bindCalls(specialityCalls, landingHandlers(services, 'speciality')),
    ...bindCalls(serviceCalls, landingHandlers(services, 'service')),
  ];
}

const landingHandlers = (services: Services, kind: LandingKind) => ({
  list: async (_: object, context: RequestContext) => {
    context.dependsOn(...COUNTED);
    return { items: await listTerms(services, kind) };
  },
  detail: async ({ params }: { params: { slug: string } }, context: RequestContext) => {
    context.dependsOn(...COUNTED);
    return termDetail(services, kind, params.slug);
  },
});
