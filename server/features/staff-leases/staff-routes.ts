import type { Principal } from '../../platform/auth/principal.ts';
import { forbidden } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { liveLeases, releaseLease, takeLease } from './commands/leases.ts';
import { leasePolicy } from './lease.policy.ts';
import { type LeasedQueue, leaseStaffCalls } from './staff-contract.ts';

/** Calls of the console about who looks at which piece of waiting work. */
export const leaseStaffRoutes = (services: Services): readonly Endpoint[] =>
  bindCalls(leaseStaffCalls, {
    list: async ({ params: { queue } }, context) => {
      const { accountId } = workerOf(context, queue);
      return { leases: await liveLeases(services.db.primary, queue, { accountId, now: services.clock.now() }) };
    },
    take: ({ body }, context) => takeLease(services, workerOf(context, body.queue).accountId, body),
    release: async ({ body }, context) => ({
      released: await releaseLease(services, workerOf(context, body.queue).accountId, body),
    }),
  });

/** Who works in a queue. Throws 403 to others. */
function workerOf(context: RequestContext, queue: LeasedQueue): Principal {
  const principal = requirePrincipal(context);
  if (!leasePolicy.can(principal, 'work', { queue })) throw forbidden();
  return principal;
}
