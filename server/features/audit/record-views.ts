import type { RequestContext } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from './record-audit.ts';

/**
 * For handlers of the console: writes into the audit log which fields of people staff saw in a list or of one record of
 * a kind, each in a transaction of its own.
 */
export function viewsOf(services: Pick<Services, 'db' | 'clock'>, subjectKind: string) {
  const see = (context: RequestContext, verb: 'list' | 'view', subjectId: number | null, fields: readonly string[]) => {
    const view = { ...actorOf(context), action: `${subjectKind}.${verb}`, subjectKind, subjectId, fields };
    return services.db.transaction(unit => recordAudit(unit, services, view));
  };
  return {
    list: (context: RequestContext, fields: readonly string[]) => see(context, 'list', null, fields),
    one: (context: RequestContext, id: number, fields: readonly string[]) => see(context, 'view', id, fields),
  };
}
