import type { Currency, Limit } from '@antam/server/features/insurance/contract.ts';
import { formatNumber, formatVnd } from '../../ui/text/format-number.ts';

/** `1.250.000 ₫`, `1.250 USD`: whole amounts, as Vietnamese write them. */
export const formatMoney = (amount: number, currency: Currency): string =>
  currency === 'VND' ? formatVnd(amount) : `${formatNumber(amount)}\u00a0${currency}`;

/** A premium; what costs nothing in words. */
export const premiumText = (amount: number, currency: Currency): string =>
  amount === 0 ? 'Không thêm phí' : formatMoney(amount, currency);

/** A limit: an amount, or the words that stand for it. */
export const limitText = (limit: Limit, currency: Currency): string =>
  typeof limit === 'number' ? formatMoney(limit, currency) : limit;

/** `18–50 tuổi`, `đến 17 tuổi`: whom something is for. */
export const agesText = (from: number, to: number): string => {
  if (from === to) return from === 0 ? 'dưới 1 tuổi' : `${from} tuổi`;
  return from === 0 ? `từ sơ sinh đến ${to} tuổi` : `từ ${from} đến ${to} tuổi`;
};

/** One age as people say it. */
export const ageText = (age: number): string => (age === 0 ? 'Dưới 1 tuổi' : `${age} tuổi`);

/** Whom a sum is for, within a sentence: `người dưới 1 tuổi`, `người 30 tuổi`. */
export const personText = (age: number): string => `người ${age === 0 ? 'dưới 1 tuổi' : ageText(age)}`;
