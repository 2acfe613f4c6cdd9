import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import type { Also } from '../library/commands/common-columns.ts';
import { listStaffLibrary } from '../library/queries/staff-library.ts';
import { reviewedOn } from '../library/rules/reviewed-on.ts';
import { recordPolicy } from '../records/record.policy.ts';
import { saveDiseases } from './commands/save-diseases.ts';
import { diseaseUrl } from './disease-url.ts';
import { allDiseaseNames, findStaffDisease } from './queries/staff-diseases.ts';
import { diseaseStaffCalls } from './staff-contract.ts';

/** Calls of the console about diseases; each write stands in the audit log. */
export function diseaseStaffRoutes(services: Services): readonly Endpoint[] {
  const audit =
    (context: RequestContext, verb: string, fields: readonly string[]): Also =>
    (unit, id) =>
      recordAudit(unit, services, {
        ...actorOf(context),
        action: `disease.${verb}`,
        subjectKind: 'disease',
        subjectId: id,
        fields,
      });
  const show = async (context: RequestContext, id: number) => {
    const { edit } = recordPolicy.rightsOf(requirePrincipal(context), {});
    return { ...(await findStaffDisease(services, id)), can: { edit, delete: false } };
  };
  const kind = { table: 'disease', pageUrl: diseaseUrl, names: () => allDiseaseNames(services) };
  const { create, update, ...others } = diseaseStaffCalls;
  const body = { reviewed_on: reviewedOn(services.clock) };
  const calls = {
    ...others,
    create: { ...create, body: create.body.extend(body) },
    update: { ...update, body: update.body.extend(body) },
  };
  return bindCalls(calls, {
    list: async ({ query }, context) =>
      sendPage(context, 'diseases', query, await listStaffLibrary(services, kind, query)),
    detail: ({ params: { id } }, context) => show(context, id),
    create: async ({ body }, context) => {
      const [id = 0] = await saveDiseases(services, [{ draft: body }], audit(context, 'create', Object.keys(body)));
      return show(context, id);
    },
    update: async ({ params: { id }, body: { updated_at: updatedAt, ...draft } }, context) => {
      const before = await findStaffDisease(services, id);
      await saveDiseases(services, [{ id, updatedAt, draft }], audit(context, 'update', changedFields(before, draft)));
      return show(context, id);
    },
  });
}
