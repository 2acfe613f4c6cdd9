import { bindCalls, type Endpoint, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { endOtherSessions, endSession } from './commands/end-sessions.ts';
import { sessionCalls } from './contract.ts';
import { listSessions } from './queries/list-sessions.ts';

/** The browsers in which the own account is logged in. */
export function sessionRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(sessionCalls, {
    list: async (_, context) => listSessions(services, requirePrincipal(context)),
    endOthers: async (_, context) => endOtherSessions(services, context).then(() => undefined),
    end: async ({ params }, context) => endSession(services, context, params.id).then(() => undefined),
  });
}
