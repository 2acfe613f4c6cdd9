import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import type { Also } from '../library/commands/common-columns.ts';
import { listStaffLibrary } from '../library/queries/staff-library.ts';
import { reviewedOn } from '../library/rules/reviewed-on.ts';
import { recordPolicy } from '../records/record.policy.ts';
import { saveDrugs } from './commands/save-drugs.ts';
import { drugUrl } from './drug-url.ts';
import { allDrugNames, findStaffDrug } from './queries/staff-drugs.ts';
import { drugStaffCalls } from './staff-contract.ts';

/** Calls of the console about drugs; each write stands in the audit log. */
export function drugStaffRoutes(services: Services): readonly Endpoint[] {
  const audit =
    (context: RequestContext, verb: string, fields: readonly string[]): Also =>
    (unit, id) =>
      recordAudit(unit, services, {
        ...actorOf(context),
        action: `drug.${verb}`,
        subjectKind: 'drug',
        subjectId: id,
        fields,
      });
  const show = async (context: RequestContext, id: number) => {
    const { edit } = recordPolicy.rightsOf(requirePrincipal(context), {});
    return { ...(await findStaffDrug(services, id)), can: { edit, delete: false } };
  };
  const kind = { table: 'drug', pageUrl: drugUrl, names: () => allDrugNames(services) };
  const { create, update, ...others } = drugStaffCalls;
  const body = { reviewed_on: reviewedOn(services.clock) };
  const calls = {
    ...others,
    create: { ...create, body: create.body.extend(body) },
    update: { ...update, body: update.body.extend(body) },
  };
  return bindCalls(calls, {
    list: async ({ query }, context) =>
      sendPage(context, 'drugs', query, await listStaffLibrary(services, kind, query)),
    detail: ({ params: { id } }, context) => show(context, id),
    create: async ({ body }, context) => {
      const [id = 0] = await saveDrugs(services, [{ draft: body }], audit(context, 'create', Object.keys(body)));
      return show(context, id);
    },
    update: async ({ params: { id }, body: { updated_at: updatedAt, ...draft } }, context) => {
      const before = await findStaffDrug(services, id);
      await saveDrugs(services, [{ id, updatedAt, draft }], audit(context, 'update', changedFields(before, draft)));
      return show(context, id);
    },
  });
}
