import { formatVnd } from '../../ui/text/format-number.ts';

/** `1.500.000 ₫`, or that it costs nothing. */
export const priceWords = (price: number): string => (price === 0 ? 'Miễn phí' : formatVnd(price));
