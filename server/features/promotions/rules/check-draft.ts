import { invalid } from '../../../platform/errors/problem.ts';
import { foldText } from '../../../platform/text/fold-text.ts';
import { MOST_VND, NO_PRESCRIPTION_DRUGS_TEXT, type PromotionDraft, type PromotionGroup } from '../contract.ts';

/** Words, folded, that say a drug needs a prescription. */
const PRESCRIPTION = /\b(thuoc (ban )?(ke|theo|can) (don|toa)|ke don thuoc|prescription|rx)\b/;

/**
 * Throws 422 with the faults by field: prices and times that contradict each other, own prices that would meet, and
 * titles and options that speak of prescription drugs. The terms may: "Không áp dụng cho thuốc kê đơn."
 */
export function requireSoundDraft(draft: PromotionDraft): void {
  const faults = new Map<string, string[]>();
  const fault = (field: string, text: string) => faults.set(field, [...(faults.get(field) ?? []), text]);
  const { old_price, new_price, starts_at, ends_at, use_until, groups } = draft;
  if (PRESCRIPTION.test(foldText(draft.title))) fault('title', NO_PRESCRIPTION_DRUGS_TEXT);
  const names = groups.flatMap(({ name, options }) => [name, ...options.map(option => option.name)]);
  if (names.some(name => PRESCRIPTION.test(foldText(name)))) fault('groups', NO_PRESCRIPTION_DRUGS_TEXT);
  if (old_price !== null && old_price <= new_price) fault('old_price', 'Giá cũ phải cao hơn giá ưu đãi.');
  if (ends_at <= starts_at) fault('ends_at', 'Ưu đãi phải kết thúc sau khi bắt đầu.');
  if (use_until !== null && use_until < ends_at) {
    fault('use_until', 'Hạn dùng mã không được sớm hơn khi ưu đãi kết thúc.');
  }
  const own = groups.filter(({ options }) => options.some(({ pricing }) => pricing === 'own'));
  if (own.length > 1 || own.some(({ choice }) => choice === 'any')) {
    fault('groups', 'Giá riêng chỉ dùng trong một nhóm, và nhóm đó chỉ được chọn một.');
  }
  if (dearestChoice(draft) > MOST_VND) fault('groups', 'Tổng giá của các lựa chọn quá lớn.');
  const ids = groups.flatMap(({ options }) => options.flatMap(({ id }) => id ?? []));
  if (new Set(ids).size < ids.length) fault('groups', 'Có lựa chọn bị lặp lại.');
  if (faults.size > 0) throw invalid(Object.fromEntries(faults));
}

/** What somebody pays who chooses the dearest of everything, in VND. */
function dearestChoice({ new_price, groups }: PromotionDraft): number {
  const pricesOf = (options: PromotionDraft['groups'][number]['options'], wanted: 'own' | 'extra') =>
    options.flatMap(({ pricing, price }) => (pricing === wanted ? [price] : []));
  const own = groups.flatMap(({ options }) => pricesOf(options, 'own'));
  const extras = groups.map(({ choice, options }) => {
    const prices = pricesOf(options, 'extra');
    return choice === 'any' ? prices.reduce((sum, price) => sum + price, 0) : Math.max(0, ...prices);
  });
  return Math.max(new_price, ...own) + extras.reduce((sum, extra) => sum + extra, 0);
}

/**
 * Groups with a number for each option: the known ones keep theirs, so that choices which somebody stored before a
 * change still mean the same.
 */
export function numberOptions(drafts: PromotionDraft['groups'], before: readonly PromotionGroup[]): PromotionGroup[] {
  const known = new Set(before.flatMap(({ options }) => options.map(({ id }) => id)));
  let last = Math.max(0, ...known);
  return drafts.map(({ options, ...group }) => ({
    ...group,
    options: options.map(({ id, ...option }) => {
      if (id !== undefined && known.has(id)) return { id, ...option };
      last += 1;
      return { id: last, ...option };
    }),
  }));
}
