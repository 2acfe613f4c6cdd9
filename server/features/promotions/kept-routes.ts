import type { UnitOfWork } from '../../platform/db/unit-of-work.ts';
import { forbidden } from '../../platform/errors/problem.ts';
import {
  bindCalls,
  type Endpoint,
  type Handlers,
  type RequestContext,
  requirePrincipal,
} from '../../platform/http/endpoint.ts';
import { sendingOf } from '../../platform/repeats/sending.ts';
import type { Services } from '../../platform/services.ts';
import { keptPromotionCalls } from './calls-contract.ts';
import { prescriptionMistakes } from './commands/prescription-drugs.ts';
import { createPromotion, endPromotion, updatePromotion } from './commands/save-promotion.ts';
import { promotionPolicy } from './promotion.policy.ts';
import { type OwnerIds, ownerIds } from './promotion-tags.ts';
import { keptPromotion, keptPromotions } from './queries/kept-promotions.ts';
import { ownsPromotion } from './queries/owns-promotion.ts';
import { noPromotion } from './queries/promotion-detail.ts';
import type { DetailRow } from './queries/promotion-rows.ts';
import { promotionState } from './rules/promotion-state.ts';

/** Calls of providers about their promotions. What they write waits for staff; ending one waits for nobody. */
export function keptPromotionRoutes(services: Services): readonly Endpoint[] {
  const { db, clock } = services;

  /** Throws 404 for promotions of others, and 403 for what cannot be done any more. */
  const allow =
    (context: RequestContext, action: 'edit' | 'end') =>
    async (unit: UnitOfWork, _id: number, before: DetailRow | undefined): Promise<void> => {
      const actor = requirePrincipal(context);
      if (!before || !(await ownsPromotion(unit, actor.accountId, before))) throw noPromotion();
      const state = promotionState({ startsAt: before.startsAt, endsAt: before.endsAt }, clock.now());
      if (!promotionPolicy.can(actor, action, { isOwned: true, state })) throw forbidden('Ưu đãi này đã kết thúc.');
    };

  const requireOwn = async (context: RequestContext, owner: OwnerIds): Promise<void> => {
    if (await ownsPromotion(db.primary, requirePrincipal(context).accountId, owner)) return;
    throw forbidden('Bạn không quản lý trang này.');
  };

  const handlers: Handlers<typeof keptPromotionCalls> = {
    kept: async ({ query }, context) => ({ items: await keptPromotions(services, requirePrincipal(context), query) }),
    keptOne: ({ params: { id } }, context) => keptPromotion(services, requirePrincipal(context), id),
    create: async ({ body }, context) => {
      const { place, professional, ...draft } = body;
      const owner = ownerIds({ place, professional });
      await requireOwn(context, owner);
      const sending = sendingOf(services.config.secret, context, 'promotion', body);
      const also = async () => undefined;
      const id = await createPromotion(services, owner, { draft, status: 'pending', also, sending });
      return keptPromotion(services, requirePrincipal(context), id);
    },
    update: async ({ params: { id }, body: { updated_at: updatedAt, ...draft } }, context) => {
      const also = allow(context, 'edit');
      await updatePromotion(services, { id, updatedAt }, { draft, status: 'pending', also });
      return keptPromotion(services, requirePrincipal(context), id);
    },
    end: async ({ params: { id } }, context) => {
      await endPromotion(services, id, allow(context, 'end'));
      return keptPromotion(services, requirePrincipal(context), id);
    },
  };
  return bindCalls(keptPromotionCalls, handlers, {
    create: ({ body }) => prescriptionMistakes(services, body),
    update: ({ body }) => prescriptionMistakes(services, body),
  });
}
