import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { cancelVisit } from './commands/cancel-visit.ts';
import { settleVisit } from './commands/settle-visit.ts';
import { visitCalls } from './contract.ts';
import { managedVisits } from './queries/managed-visits.ts';
import { visitsAccess } from './queries/visits-access.ts';
import type { VisitsOf } from './visits-of.ts';

/** What of patients a list shows. */
const LISTED = ['name', 'phone', 'email', 'date_of_birth', 'reason_booking', 'answers', 'booked_by'];

/** Calls of those whose visits they are. */
export function visitRoutes(services: Services): readonly Endpoint[] {
  type Settle = Parameters<typeof settleVisit>[3];
  const settles =
    (action: Settle) =>
    ({ params: { code } }: { readonly params: { readonly code: string } }, context: RequestContext) =>
      settleVisit(services, requirePrincipal(context), code, action);
  return bindCalls(visitCalls, {
    list: async ({ query: { from, to, ...whose } }, context) => {
      const of = visitsOf(whose);
      const { isOwned, rights } = await visitsAccess(services, requirePrincipal(context), of, 'view');
      const found = await managedVisits(services, of, { from, to }, rights.act);
      if (!isOwned && found.items.length > 0) await leaveTrace(services, context, of);
      return found;
    },
    confirm: settles('confirm'),
    complete: settles('complete'),
    noShow: settles('no_show'),
    cancel: ({ params: { code }, body: { message } }, context) =>
      cancelVisit(services, requirePrincipal(context), code, message),
  });
}

const visitsOf = ({ place, professional }: { place?: number | undefined; professional?: number | undefined }) => ({
  place: place ?? null,
  professional: professional ?? null,
});

/** Writes into the audit log that somebody of staff saw health data of a page's patients. */
function leaveTrace(services: Services, context: RequestContext, { place, professional }: VisitsOf): Promise<void> {
  const subject =
    professional === null
      ? { subjectKind: 'place', subjectId: place }
      : { subjectKind: 'professional', subjectId: professional };
  return services.db.transaction(unit =>
    recordAudit(unit, services, { ...actorOf(context), action: 'booking.list', ...subject, fields: LISTED }),
  );
}
