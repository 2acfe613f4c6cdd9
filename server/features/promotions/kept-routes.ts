import type { FieldErrors } from '../../platform/errors/problem.ts';
import { bindCalls, type Endpoint, type Handlers, requirePrincipal } from '../../platform/http/endpoint.ts';
import { sendingOf } from '../../platform/repeats/sending.ts';
import type { Services } from '../../platform/services.ts';
import { keptPromotionCalls } from './calls-contract.ts';
import { endOwnPromotion } from './commands/end-own-promotion.ts';
import { createOwnPromotion, updateOwnPromotion } from './commands/save-own-promotion.ts';
import type { PromotionValues } from './promotion.record.ts';
import { keptPromotion, keptPromotions } from './queries/kept-promotions.ts';
import { prescriptionMistakes } from './queries/prescription-mistakes.ts';
import { promotionMistakes } from './rules/promotion-mistakes.ts';

/** Calls of providers about their promotions. What they write waits for staff; ending one waits for nobody. */
export function keptPromotionRoutes(services: Services): readonly Endpoint[] {
  const check = async (values: Partial<PromotionValues>): Promise<FieldErrors> => ({
    ...promotionMistakes(values),
    ...(await prescriptionMistakes(services, values)),
  });
  const handlers: Handlers<typeof keptPromotionCalls> = {
    kept: async ({ query }, context) => ({ items: await keptPromotions(services, requirePrincipal(context), query) }),
    keptOne: ({ params: { id } }, context) => keptPromotion(services, requirePrincipal(context), id),
    create: async ({ body }, context) => {
      const sending = sendingOf(services.config.secret, context, 'promotion', body);
      const id = await createOwnPromotion(services, requirePrincipal(context), body, sending);
      return keptPromotion(services, requirePrincipal(context), id);
    },
    update: async ({ params: { id }, body }, context) => {
      await updateOwnPromotion(services, requirePrincipal(context), id, body);
      return keptPromotion(services, requirePrincipal(context), id);
    },
    end: async ({ params: { id } }, context) => {
      await endOwnPromotion(services, requirePrincipal(context), id);
      return keptPromotion(services, requirePrincipal(context), id);
    },
  };
  return bindCalls(keptPromotionCalls, handlers, {
    create: ({ body }) => check(body),
    update: ({ body }) => check(body),
  });
}
