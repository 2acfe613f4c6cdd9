import { countsOf, listOf, record } from '../../platform/cache/tag.ts';
import { bindCalls, type Endpoint, type RequestContext, requirePrincipal } from '../../platform/http/endpoint.ts';
import type { Services } from '../../platform/services.ts';
import { readsOf } from '../../platform/subjects/preview-reads.ts';
import { promotionCalls } from './calls-contract.ts';
import { claimPromotion } from './commands/claim-promotion.ts';
import { redeemClaim } from './commands/redeem-claim.ts';
import type { PromotionListQuery } from './contract.ts';
import { keptPromotionRoutes } from './kept-routes.ts';
import { PROMOTION, promotionsOf } from './promotion-tags.ts';
import { listPromotions } from './queries/list-promotions.ts';
import { ownClaims } from './queries/own-claims.ts';
import { noPromotion, promotionDetail, promotionMoment } from './queries/promotion-detail.ts';
import { shownClaim } from './queries/shown-claim.ts';

/** Calls about promotions and claims. */
export function promotionRoutes(services: Services): readonly Endpoint[] {
  return [...keptPromotionRoutes(services), ...publicRoutes(services)];
}

function publicRoutes(services: Services): readonly Endpoint[] {
  return bindCalls(promotionCalls, {
    list: async ({ query }, context) => {
      context.dependsOn(...tagsOf(query));
      const list = await listPromotions(services, query);
      context.dependsOn(
        ...list.items.flatMap(({ id, record: owner }) => [
          record(PROMOTION, id),
          countsOf(PROMOTION, id),
          record(owner.kind, owner.id),
        ]),
      );
      return list;
    },
    detail: async ({ params: { id } }, context) => {
      context.dependsOn(record(PROMOTION, id), countsOf(PROMOTION, id));
      const isPreview = context.previewed(PROMOTION, id) !== undefined;
      const shown = await promotionDetail(readsOf(services, isPreview), id, isPreview);
      context.dependsOn(record(shown.record.kind, shown.record.id));
      return shown;
    },
    moment: ({ params: { id } }) => promotionMoment(services, id),
    claim: async ({ body: { promotion, options } }, context) => {
      const { accountId } = requirePrincipal(context);
      await claimPromotion(services, accountId, { promotion, options: options ?? [] });
      const [claim] = await ownClaims(services, accountId, promotion);
      if (!claim) throw noPromotion();
      return claim;
    },
    own: async ({ query }, context) => ({
      items: await ownClaims(services, requirePrincipal(context).accountId, query.promotion),
    }),
    claimed: ({ params: { code } }, context) => shownClaim(services, requirePrincipal(context), code),
    redeem: ({ body: { code } }, context) => redeemClaim(services, requirePrincipal(context), code),
  });
}

/** What decides which promotions are in a list. */
function tagsOf({ place, professional }: PromotionListQuery): Parameters<RequestContext['dependsOn']> {
  if (place !== undefined) return [promotionsOf('place', place)];
  if (professional !== undefined) return [promotionsOf('professional', professional)];
  return [listOf(PROMOTION)];
}
