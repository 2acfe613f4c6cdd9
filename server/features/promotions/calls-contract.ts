import { z } from 'zod';
import { declareCalls } from '../../platform/contract/declare-calls.ts';
import { idParam } from '../../platform/contract/fields.ts';
import {
  claimRequest,
  keptPromotion,
  ownClaim,
  promotionDetail,
  promotionList,
  promotionListQuery,
  promotionMoment,
  redeemedClaim,
  redeemRequest,
  shownClaim,
} from './contract.ts';
import { ownChange, ownDraft } from './own-contract.ts';

export const CLAIM_RATE = { name: 'promotion-claim', points: 60, seconds: 3_600 };
/** Codes are too long to be guessed at this pace: a refused one costs as much as another. */
export const REDEEM_RATE = { name: 'promotion-redeem', points: 60, seconds: 600, refusals: 60 };
const WRITES = { name: 'promotion', points: 60, seconds: 3_600 };

const byId = z.object({ id: idParam });

/** Calls of providers about the promotions of pages that their account owns. */
export const keptPromotionCalls = declareCalls({
  kept: {
    method: 'GET',
    path: '/api/v1/own-promotion/',
    summary: 'The latest 100 promotions of the pages that the account owns, the last to end first',
    access: 'user',
    query: z.object({ place: idParam.optional(), professional: idParam.optional() }),
    answer: z.object({ items: z.array(keptPromotion) }),
  },
  keptOne: {
    method: 'GET',
    path: '/api/v1/own-promotion/:id/',
    summary: 'One promotion of a page that the account owns',
    access: 'user',
    params: byId,
    answer: keptPromotion,
  },
  create: {
    method: 'POST',
    path: '/api/v1/own-promotion/',
    summary: 'Writes a promotion of an own page; it is public once staff have published it',
    access: 'user',
    rate: WRITES,
    body: ownDraft,
    answer: keptPromotion,
  },
  update: {
    method: 'PUT',
    path: '/api/v1/own-promotion/:id/',
    summary: 'Changes an own promotion, which then waits for staff again; 409 where another person saved meanwhile',
    access: 'user',
    rate: WRITES,
    params: byId,
    body: ownChange,
    answer: keptPromotion,
  },
  end: {
    method: 'POST',
    path: '/api/v1/own-promotion/:id/end/',
    summary: 'Ends an own promotion now; codes that were claimed stay good',
    access: 'user',
    rate: WRITES,
    params: byId,
    answer: keptPromotion,
  },
});

/** Calls about promotions, and about the codes that people claim. */
export const promotionCalls = declareCalls({
  list: {
    method: 'GET',
    path: '/api/v1/promotion/',
    summary: 'Promotions that run or are to come, a page at a time',
    access: 'public',
    sheds: true,
    cache: 'public',
    query: promotionListQuery,
    answer: promotionList,
  },
  detail: {
    method: 'GET',
    path: '/api/v1/promotion/:id/',
    summary: 'One promotion with its groups of options',
    access: 'public',
    cache: 'public',
    params: byId,
    answer: promotionDetail,
  },
  moment: {
    method: 'GET',
    path: '/api/v1/promotion/:id/moment/',
    summary: 'Whether a promotion runs at this moment, how many claims are left, and the time of the server',
    access: 'public',
    params: byId,
    answer: promotionMoment,
  },
  claim: {
    method: 'POST',
    path: '/api/v1/promotion-claim/',
    summary: 'Claims a promotion, once an account; 409 says why there is nothing to claim',
    access: 'user',
    rate: CLAIM_RATE,
    body: claimRequest,
    answer: ownClaim,
  },
  own: {
    method: 'GET',
    path: '/api/v1/promotion-claim/',
    summary: 'The latest 100 codes that the account claimed, or those of one promotion; the last one first',
    access: 'user',
    query: z.object({ promotion: idParam.optional() }),
    answer: z.object({ items: z.array(ownClaim) }),
  },
  claimed: {
    method: 'GET',
    path: '/api/v1/promotion-claim/:code/',
    summary: 'What a code is good for, for the owner of the page whose promotion it is',
    access: 'user',
    params: z.object({ code: redeemRequest.shape.code }),
    answer: shownClaim,
  },
  redeem: {
    method: 'POST',
    path: '/api/v1/promotion-claim/redeem/',
    summary: 'Redeems a code, once, for the owner of the page whose promotion it is',
    access: 'user',
    rate: REDEEM_RATE,
    body: redeemRequest,
    answer: redeemedClaim,
  },
});

declare module '../../platform/contract/site-calls.ts' {
  interface SiteContracts {
    promotions: typeof promotionCalls;
    keptPromotions: typeof keptPromotionCalls;
  }
}
