import type { PromotionGroup } from '@antam/server/features/promotions/contract.ts';

/** What a promotion costs with the options of these numbers: one may replace its price, others are added to it. */
export function totalPrice(groups: readonly PromotionGroup[], price: number, chosen: readonly number[]): number {
  const options = groups.flatMap(group => group.options).filter(({ id }) => chosen.includes(id));
  const base = options.find(({ pricing }) => pricing === 'own')?.price ?? price;
  const extras = options.filter(({ pricing }) => pricing !== 'own');
  return extras.reduce((sum, extra) => sum + extra.price, base);
}
