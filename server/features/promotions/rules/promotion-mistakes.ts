import type { FieldErrors } from '../../../platform/errors/problem.ts';
import { type GroupDraft, MAX_VND, type OptionDraft } from '../draft-contract.ts';
import type { PromotionValues } from '../promotion.record.ts';

/** What the values of a promotion say together that cannot be, each mistake at the first of its fields; absent values are not looked at. */
export function promotionMistakes(values: Partial<PromotionValues>): FieldErrors {
  const found = [...ownerMistakes(values), ...priceMistakes(values), ...timeMistakes(values), ...groupMistakes(values)];
  const byField = Map.groupBy(found, ([field]) => field);
  return Object.fromEntries([...byField].map(([field, mistakes]) => [field, mistakes.map(([, text]) => text)]));
}

type Mistake = readonly [field: keyof PromotionValues, text: string];
type Some<Names extends keyof PromotionValues> = Partial<Pick<PromotionValues, Names>>;

function ownerMistakes({ place, professional }: Some<'place' | 'professional'>): Mistake[] {
  if (place === undefined || professional === undefined) return [];
  return (place === null) === (professional === null) ? [['place', 'Xin chọn một cơ sở y tế hoặc một bác sĩ.']] : [];
}

function priceMistakes({ old_price, new_price }: Some<'old_price' | 'new_price'>): Mistake[] {
  if (old_price === undefined || old_price === null || new_price === undefined) return [];
  return old_price > new_price ? [] : [['old_price', 'Giá cũ phải cao hơn giá ưu đãi.']];
}

function timeMistakes({ starts_at, ends_at, use_until }: Some<'starts_at' | 'ends_at' | 'use_until'>): Mistake[] {
  if (ends_at === undefined) return [];
  const end = Date.parse(ends_at);
  const mistakes: Mistake[] = [];
  if (starts_at !== undefined && end <= Date.parse(starts_at)) {
    mistakes.push(['ends_at', 'Ưu đãi phải kết thúc sau khi bắt đầu.']);
  }
  if (use_until !== undefined && use_until !== null && Date.parse(use_until) < end) {
    mistakes.push(['use_until', 'Hạn dùng mã không được sớm hơn khi ưu đãi kết thúc.']);
  }
  return mistakes;
}

function groupMistakes({ groups, new_price }: Some<'groups' | 'new_price'>): Mistake[] {
  if (groups === undefined) return [];
  const mistakes: Mistake[] = [];
  if (!hasSoundOwnPrices(groups)) {
    mistakes.push(['groups', 'Giá riêng chỉ dùng trong một nhóm, và nhóm đó chỉ được chọn một.']);
  }
  if (new_price !== undefined && dearestChoice(new_price, groups) > MAX_VND) {
    mistakes.push(['groups', 'Tổng giá của các lựa chọn quá lớn.']);
  }
  if (!hasOwnNumbers(groups)) mistakes.push(['groups', 'Có lựa chọn bị lặp lại.']);
  return mistakes;
}

/** Own prices would meet where two options with one can be chosen together. */
function hasSoundOwnPrices(groups: readonly GroupDraft[]): boolean {
  const own = groups.filter(({ options }) => options.some(({ pricing }) => pricing === 'own'));
  return own.length <= 1 && own.every(({ choice }) => choice === 'one');
}

/** What a patient pays who chooses the dearest of everything, in VND. */
function dearestChoice(newPrice: number, groups: readonly GroupDraft[]): number {
  const pricesOf = (options: readonly OptionDraft[], wanted: 'own' | 'extra') =>
    options.flatMap(({ pricing, price: amount }) => (pricing === wanted ? [amount] : []));
  const own = groups.flatMap(({ options }) => pricesOf(options, 'own'));
  const extras = groups.map(({ choice, options }) => {
    const prices = pricesOf(options, 'extra');
    return choice === 'any' ? prices.reduce((sum, amount) => sum + amount, 0) : Math.max(0, ...prices);
  });
  return Math.max(newPrice, ...own) + extras.reduce((sum, extra) => sum + extra, 0);
}

function hasOwnNumbers(groups: readonly GroupDraft[]): boolean {
  const ids = groups.flatMap(({ options }) => options.flatMap(({ id }) => id ?? []));
  return new Set(ids).size === ids.length;
}
