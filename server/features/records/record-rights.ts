import { forbidden } from '../../platform/errors/problem.ts';
import { type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { recordPolicy } from './record.policy.ts';

/** A record with what the asker may do with it. */
export type WithRights<R> = R & { can: Record<'edit' | 'delete', boolean> };

/** A record as an answer carries it: with what the asker may do with it. */
export function withRights<R extends object>(context: RequestContext, record: R): WithRights<R> {
  return { ...record, can: recordPolicy.rightsOf(requirePrincipal(context), record) };
}

/** Throws 403 where the asker may not. */
export function requireRight(context: RequestContext, action: 'edit' | 'delete'): void {
  if (!recordPolicy.can(requirePrincipal(context), action, {})) throw forbidden();
}
