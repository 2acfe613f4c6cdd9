import { formatVnd } from '../../ui/text/format-number.ts';

/** `30 phút · 500.000 ₫`; a price that is not stated is left out. */
export function reasonFacts({ minutes, price }: { minutes: number; price: number | null }): string {
  const parts = [`${minutes} phút`];
  if (price !== null) parts.push(price === 0 ? 'Miễn phí' : formatVnd(price));
  return parts.join(' · ');
}
