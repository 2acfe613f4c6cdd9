import type { PromotionState } from '../contract.ts';

/** Whether a promotion runs: from its start on, until just before its end. */
export function promotionState(
  { startsAt, endsAt }: { readonly startsAt: Date; readonly endsAt: Date },
  now: Date,
): PromotionState {
  if (now >= endsAt) return 'ended';
  return now >= startsAt ? 'running' : 'upcoming';
}

/** Claims that are left; null for any number. */
export const claimsLeft = ({ quota, claimed }: { readonly quota: number | null; readonly claimed: number }) =>
  quota === null ? null : Math.max(0, quota - claimed);

/**
 * By how many percent a price was lowered, whole and at least 1; null where the old price is not higher. Only what is
 * free is lowered by 100.
 */
export function discountPercent(oldPrice: number | null, newPrice: number): number | null {
  if (oldPrice === null || oldPrice <= newPrice) return null;
  const percent = Math.max(1, Math.round(((oldPrice - newPrice) / oldPrice) * 100));
  return newPrice === 0 ? 100 : Math.min(99, percent);
}
