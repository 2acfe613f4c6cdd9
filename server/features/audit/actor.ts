import { unauthenticated } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';

/** Who acts, as the audit log names them. */
export interface Actor {
  readonly actorId: number;
  readonly requestId: string;
}

/** The staff member who makes a request. Throws 401 for nobody. */
export function actorOf({ principal, requestId }: RequestContext): Actor {
  if (!principal) throw unauthenticated();
  return { actorId: principal.accountId, requestId };
}
