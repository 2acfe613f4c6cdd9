import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { bindCalls, type Endpoint, type Handlers, type RequestContext } from '../../platform/http/endpoint.ts';
import { sendPage } from '../../platform/http/send-page.ts';
import type { Services } from '../../platform/services.ts';
import { actorOf, changedFields, recordAudit } from '../audit/record-audit.ts';
import { withRights } from '../records/record-rights.ts';
import { prescriptionMistakes } from './commands/prescription-drugs.ts';
import { ownerMistakes } from './commands/promotion-owner.ts';
import { createPromotion, deletePromotion, updatePromotion } from './commands/save-promotion.ts';
import { draftOf } from './promotion.presenter.ts';
import { ownerIds, PROMOTION } from './promotion-tags.ts';
import { findStaffPromotion, listStaffPromotions } from './queries/staff-promotions.ts';
import { promotionStaffCalls } from './staff-contract.ts';

/** Calls of the console about promotions; each write stands in the audit log. */
export function promotionStaffRoutes(services: Services): readonly Endpoint[] {
  const audit = (unit: UnitOfWork, context: RequestContext, verb: string, id: number, fields: readonly string[]) =>
    recordAudit(unit, services, {
      ...actorOf(context),
      action: `${PROMOTION}.${verb}`,
      subjectKind: PROMOTION,
      subjectId: id,
      fields,
    });
  const show = async (context: RequestContext, id: number) =>
    withRights(context, await findStaffPromotion(services, id));
  const handlers: Handlers<typeof promotionStaffCalls> = {
    list: async ({ query }, context) =>
      sendPage(context, 'promotions', query, await listStaffPromotions(services, query)),
    detail: ({ params: { id } }, context) => show(context, id),
    create: async ({ body: { status, refusal, place, professional, ...draft } }, context) => {
      const id = await createPromotion(services, ownerIds({ place, professional }), {
        draft,
        status,
        refusal,
        also: (unit, id) => audit(unit, context, 'create', id, Object.keys(draft)),
      });
      return show(context, id);
    },
    update: async ({ params: { id }, body: { status, refusal, updated_at: updatedAt, ...draft } }, context) => {
      await updatePromotion(
        services,
        { id, updatedAt },
        {
          draft,
          status,
          refusal,
          also: (unit, id, before) => {
            const fields = before
              ? changedFields(
                  { ...draftOf(before), status: before.status, refusal: before.refusal },
                  { ...draft, status, refusal },
                )
              : [];
            return audit(unit, context, 'update', id, fields);
          },
        },
      );
      return show(context, id);
    },
    remove: async ({ params: { id } }, context) => {
      await deletePromotion(services, id, unit => audit(unit, context, 'delete', id, []));
      return { id };
    },
  };
  return bindCalls(promotionStaffCalls, handlers, {
    create: async ({ body: { place, professional, ...draft }, unfit }) => ({
      ...(unfit.includes('place') || unfit.includes('professional')
        ? {}
        : await ownerMistakes(services.db.primary, ownerIds({ place, professional }))),
      ...(await prescriptionMistakes(services, draft)),
    }),
    update: ({ body }) => prescriptionMistakes(services, body),
  });
}
