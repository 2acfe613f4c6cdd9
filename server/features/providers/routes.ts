import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf } from '../audit/record-audit.ts';
import { publishReception } from './commands/publish-reception.ts';
import { requireReception } from './queries/reception.ts';
import { receptionCalls } from './reception-contract.ts';

/** Calls of providers about the pages that they own. */
export function providerRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(receptionCalls, {
    view: ({ params: { id } }, context) => requireReception(services.db.primary, requirePrincipal(context), id),
    publish: ({ params: { id }, body }, context) =>
      publishReception(services, requirePrincipal(context), { id, isPublic: body.is_public, actor: actorOf(context) }),
  });
}
