import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { reviewedOn } from '../articles/staff-people-contract.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import { withRights } from '../records/record-rights.ts';
import { pastDayOf } from '../records/record-routes.ts';
import { complaintMistakes } from './commands/check-complaints.ts';
import { deleteComplaint } from './commands/delete-complaint.ts';
import { type ComplaintWrite, saveComplaints } from './commands/save-complaints.ts';
import { findComplaint, listComplaints } from './queries/list-complaints.ts';
import { complaintStaffCalls } from './staff-contract.ts';

/** Calls of the console about complaints; each write stands in the audit log. */
export function complaintStaffRoutes(services: Services): readonly Endpoint[] {
  const audit = (unit: UnitOfWork, context: RequestContext, verb: string, id: number, fields: readonly string[]) =>
    recordAudit(unit, services, {
      ...actorOf(context),
      action: `complaint.${verb}`,
      subjectKind: 'complaint',
      subjectId: id,
      fields,
    });
  const show = async (context: RequestContext, id: number) => withRights(context, await findComplaint(services, id));
  const save = async (context: RequestContext, write: ComplaintWrite) => {
    const [id = 0] = await saveComplaints(services, [write], (unit, id, before, draft) =>
      before
        ? audit(unit, context, 'update', id, changedFields(before, draft))
        : audit(unit, context, 'create', id, Object.keys(draft)),
    );
    return show(context, id);
  };
  const { create, update, ...others } = complaintStaffCalls;
  const checkedOn = { reviewed_on: pastDayOf(reviewedOn(), services.clock) };
  const calls = {
    ...others,
    create: { ...create, body: create.body.extend(checkedOn) },
    update: { ...update, body: update.body.extend(checkedOn) },
  };
  return bindCalls(
    calls,
    {
      list: async ({ query }, context) => sendPage(context, 'complaints', query, await listComplaints(services, query)),
      detail: ({ params: { id } }, context) => show(context, id),
      create: ({ body }, context) => save(context, { draft: body }),
      update: ({ params: { id }, body: { updated_at: basedOn, ...draft } }, context) =>
        save(context, { id, basedOn, draft }),
      remove: async ({ params: { id } }, context) => {
        await deleteComplaint(services, id, unit => audit(unit, context, 'delete', id, []));
        return { id };
      },
    },
    {
      create: ({ body }) => complaintMistakes(services.db.primary, body, undefined),
      update: ({ params: { id }, body }) => complaintMistakes(services.db.primary, body, id),
    },
  );
}
