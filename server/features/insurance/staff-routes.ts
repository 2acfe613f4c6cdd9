import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { bindCalls, type Endpoint, type RequestContext } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import { withRights } from '../records/record-rights.ts';
import { createPlan, deletePlan, updatePlan } from './commands/save-plan.ts';
import { INSURANCE } from './insurance-tags.ts';
import { findStaffPlan, listStaffPlans, presentStored } from './queries/staff-plans.ts';
import { planMistakes } from './rules/plan-mistakes.ts';
import { insuranceStaffCalls, type PlanDraft } from './staff-contract.ts';

/** Calls of the console about insurance plans; each write stands in the audit log. */
export function insuranceStaffRoutes(services: Services): readonly Endpoint[] {
  const audit = (unit: UnitOfWork, context: RequestContext, verb: string, id: number, fields: readonly string[]) =>
    recordAudit(unit, services, {
      ...actorOf(context),
      action: `${INSURANCE}.${verb}`,
      subjectKind: INSURANCE,
      subjectId: id,
      fields,
    });
  const show = async (context: RequestContext, id: number) => withRights(context, await findStaffPlan(services, id));
  return bindCalls(
    insuranceStaffCalls,
    {
      list: async ({ query }, context) =>
        sendPage(context, 'insurance-plans', query, await listStaffPlans(services, query)),
      detail: ({ params: { id } }, context) => show(context, id),
      create: async ({ body }, context) =>
        show(
          context,
          await createPlan(services, body, (unit, id) => audit(unit, context, 'create', id, Object.keys(body))),
        ),
      update: async ({ params: { id }, body: { updated_at: updatedAt, ...draft } }, context) => {
        await updatePlan(services, { id, updatedAt, draft }, (unit, _, before) =>
          audit(unit, context, 'update', id, before ? changedFields(presentStored(before), draft) : []),
        );
        return show(context, id);
      },
      remove: async ({ params: { id } }, context) => {
        await deletePlan(services, id, unit => audit(unit, context, 'delete', id, []));
        return { id };
      },
    },
    { create: ({ body }) => mistakesOf(body), update: ({ body }) => mistakesOf(body) },
  );
}

/** What can be said about the parts that fit, together with what is wrong with the others. */
const mistakesOf = async ({ packages = [], benefits = [] }: Partial<PlanDraft>) => planMistakes(packages, benefits);
