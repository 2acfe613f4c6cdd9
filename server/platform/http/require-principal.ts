import type { Principal } from '../auth/principal.ts';
import { unauthenticated } from '../errors/problem.ts';
import type { RequestContext } from './endpoint.ts';

/** Who is logged in; throws 401 for nobody. */
export function requirePrincipal({ principal }: Pick<RequestContext, 'principal'>): Principal {
  if (!principal) throw unauthenticated();
  return principal;
}
