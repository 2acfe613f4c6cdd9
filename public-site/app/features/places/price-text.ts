import type { PriceRange } from '@antam/server/features/taxonomy/contract.ts';
import { formatVnd } from '../../ui/text/format-number.ts';

/** "300.000 ₫", "từ 300.000 ₫" or "300.000 ₫ – 500.000 ₫"; empty when no price is given. */
export function priceText({ price_from, price_to }: { price_from: number | null; price_to: number | null }): string {
  if (price_from === null) return price_to === null ? '' : `đến ${formatVnd(price_to)}`;
  if (price_to === null) return `từ ${formatVnd(price_from)}`;
  return price_from === price_to ? formatVnd(price_from) : `${formatVnd(price_from)} – ${formatVnd(price_to)}`;
}

/** What a service costs, from the cheapest to the dearest offer: "từ 90.000 ₫ đến 500.000 ₫". */
export function rangeText({ from, to }: PriceRange): string {
  return from === to ? formatVnd(from) : `từ ${formatVnd(from)} đến ${formatVnd(to)}`;
}
