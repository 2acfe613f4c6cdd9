import { definePolicy } from '../../platform/auth/policy.ts';
import type { PromotionState } from './contract.ts';

/** A promotion as far as rights depend on it. */
export interface ManagedPromotion {
  /** The actor owns the page of its place or professional. */
  readonly isOwned: boolean;
  readonly state: PromotionState;
}

/** What providers may do with promotions, and with the codes that people claimed of them. */
export const promotionPolicy = definePolicy<ManagedPromotion>()({
  edit: (_, { isOwned, state }) => isOwned && state !== 'ended',
  end: (_, { isOwned, state }) => isOwned && state !== 'ended',
  redeem: (_, { isOwned }) => isOwned,
});
