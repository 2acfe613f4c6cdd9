import type { Principal } from '../../platform/auth/principal.ts';
import { unauthenticated } from '../../platform/errors/problem.ts';
import type { RequestContext } from '../../platform/http/endpoint.ts';

/** Who is logged in; throws 401 for nobody. */
export function requirePrincipal({ principal }: Pick<RequestContext, 'principal'>): Principal {
  if (!principal) throw unauthenticated();
  return principal;
}
