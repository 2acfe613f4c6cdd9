import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendingOf } from '../../platform/repeats/sending.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, recordAudit } from '../audit/record-audit.ts';
import { requestKey } from '../bookings/request-key.ts';
import { visitCalls } from './calls-contract.ts';
import { addWalkIn } from './commands/add-walk-in.ts';
import { cancelVisit, keepVisit, rescheduleVisit, settleVisit } from './commands/change-visit.ts';
import { writeToBooker } from './commands/write-to-booker.ts';
import type { WalkIn } from './contract.ts';
import { managedVisits } from './queries/managed-visits.ts';
import { slotsToMoveOwned } from './queries/slots-to-move-owned.ts';
import { visitSummary } from './queries/visit-summary.ts';
import { visitsAccess } from './queries/visits-access.ts';
import type { VisitsOf } from './visits-of.ts';

/** What of patients a list shows. */
const LISTED = ['name', 'phone', 'email', 'date_of_birth', 'reason_booking', 'answers', 'booked_by'];

/** Calls of those whose visits they are. */
export function visitRoutes(services: Services): readonly Endpoint[] {
  type Settle = Parameters<typeof settleVisit>[2];
  const askedBy = ({ params: { code } }: Coded, context: RequestContext) => ({
    code,
    principal: requirePrincipal(context),
  });
  const settles = (action: Settle) => (input: Coded, context: RequestContext) =>
    settleVisit(services, askedBy(input, context), action);
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
    cancel: (input, context) => cancelVisit(services, askedBy(input, context), input.body.message),
    undo: settles('undo'),
    write: ({ params, body }, context) =>
      writeToBooker(services, askedBy({ params }, context), {
        message: body.message,
        sending: sendingOf(services.config.secret, context, `visit:${params.code}:write`, body),
      }),
    keep: (input, context) => keepVisit(services, askedBy(input, context)),
    move: (input, context) => rescheduleVisit(services, askedBy(input, context), input.body.booking_start),
    slotsToMove: (input, context) => slotsToMoveOwned(services, askedBy(input, context)),
    addWalkIn: async ({ body }, context) => {
      const { isOwned } = await visitsAccess(services, requirePrincipal(context), visitsOf(body), 'addWalkIn');
      return addWalkIn(services, body, requestKey(context, body), async (unit, id) => {
        const entry = { action: 'booking.create', subjectKind: 'booking', subjectId: id, fields: writtenIn(body) };
        if (!isOwned) await recordAudit(unit, services, { ...actorOf(context), ...entry });
      });
    },
    summary: async ({ query }, context) => {
      const of = visitsOf(query);
      await visitsAccess(services, requirePrincipal(context), of, 'view');
      return { days: await visitSummary(services, of) };
    },
  });
}

/** The fields that were sent, beside those that say whose visit it is. */
const writtenIn = ({ place: _, professional: __, ...rest }: WalkIn) =>
  Object.entries(rest).flatMap(([name, value]) => (value == null ? [] : [name]));

type Coded = { readonly params: { readonly code: string } };
type Whose = { readonly place?: number | undefined; readonly professional?: number | null | undefined };

const visitsOf = ({ place, professional }: Whose): VisitsOf => ({
  place: place ?? null,
  professional: professional ?? null,
});

/** Writes into the audit log that a staff member saw health data of a page's patients. */
function leaveTrace(services: Services, context: RequestContext, { place, professional }: VisitsOf): Promise<void> {
  const subject =
    professional === null
      ? { subjectKind: 'place', subjectId: place }
      : { subjectKind: 'professional', subjectId: professional };
  return services.db.transaction(unit =>
    recordAudit(unit, services, { ...actorOf(context), action: 'booking.list', ...subject, fields: LISTED }),
  );
}
