import { z } from 'zod';
import { foldText } from '../../platform/text/fold-text.ts';
import { htmlText, namingText, plainText, rawText } from '../../platform/text/text-field.ts';
import { entityId, OPTION_PRICINGS, PROMOTION_CATEGORIES } from './contract.ts';

/* What providers and staff write of a promotion. All that is wrong is found at once, each fault at its field. */

/** What can be declared as well, and is refused. */
const PRESCRIPTION_DRUG = 'prescription_drug';
export const NO_PRESCRIPTION_DRUGS_TEXT = 'Thuốc kê đơn không được quảng cáo hay khuyến mại.';

const CATEGORY_TEXT = 'Xin chọn loại ưu đãi.';

/** Words, folded, that say a drug needs a prescription. */
const PRESCRIPTION = /\b(thuoc (ban )?(ke|theo|can) (don|toa)|ke don thuoc|prescription|rx)\b/;

/** The highest price, in VND. */
export const MAX_VND = 2_000_000_000;
const PRICE_TEXT = 'Giá là số tiền nguyên từ 0 đến 2 tỷ đồng.';
const price = z.int(PRICE_TEXT).min(0, PRICE_TEXT).max(MAX_VND, PRICE_TEXT);

/** A line that does not speak of prescription drugs. Descriptions may: "Không áp dụng cho thuốc kê đơn." */
const name = (most: number, least: number, error: string) =>
  namingText(least, most, error).refine(text => !PRESCRIPTION.test(foldText(text)), NO_PRESCRIPTION_DRUGS_TEXT);
const shortName = (most: number) => name(most, 2, 'Xin nhập ít nhất 2 ký tự.');

const optionDraft = z.object({
  /** Of an option that is there already; a new one has none. */
  id: entityId.optional(),
  name: shortName(120),
  pricing: z.enum(OPTION_PRICINGS).default('extra'),
  price: price.default(0),
});
type OptionDraft = z.output<typeof optionDraft>;

const groupDraft = z.object({
  name: shortName(80),
  choice: z.enum(['one', 'any']).default('one'),
  options: z.array(optionDraft).min(1, 'Nhóm cần ít nhất một lựa chọn.').max(30, 'Một nhóm có tối đa 30 lựa chọn.'),
});
type GroupDraft = z.output<typeof groupDraft>;

/** A moment in ISO 8601 with its offset. */
const moment = rawText(40)
  .pipe(z.iso.datetime({ offset: true, error: 'Thời điểm chưa đúng.' }))
  .transform(text => new Date(text));

const fields = z.object({
  title: name(150, 5, 'Tên ưu đãi cần ít nhất 5 ký tự.'),
  category: rawText(40, CATEGORY_TEXT).pipe(
    z.enum(PROMOTION_CATEGORIES, {
      error: ({ input }) => (input === PRESCRIPTION_DRUG ? NO_PRESCRIPTION_DRUGS_TEXT : CATEGORY_TEXT),
    }),
  ),
  old_price: price.nullable().default(null),
  new_price: price,
  starts_at: moment,
  ends_at: moment,
  /** Until when codes are redeemed; the end by default. */
  use_until: moment.nullable().default(null),
  quota: z
    .int()
    .min(1, 'Số lượt ít nhất là 1.')
    .max(1_000_000, 'Số lượt nhiều nhất là 1.000.000.')
    .nullable()
    .default(null),
  /** HTML; what is not allowed is left out. */
  description: htmlText(20_000).default(''),
  terms: plainText(5_000).default(''),
  groups: z.array(groupDraft).max(10, 'Chỉ có tối đa 10 nhóm lựa chọn.').default([]),
});
type Fields = z.output<typeof fields>;

/**
 * A rule over fields of the draft, whose fault is shown at the first of them. It is asked where these fields are sound,
 * whatever is wrong with others; only after texts that are too long, and broken numbers, Zod asks nothing more.
 */
const rule = <const F extends keyof Fields>(names: readonly [F, ...F[]], error: string) => ({
  error,
  path: [names[0]],
  when: ({ issues }: z.core.ParsePayload) =>
    issues.every(({ path = [] }) => path.length > 0 && !names.some(known => known === path[0])),
});

export const promotionDraft = fields
  .refine(
    ({ old_price, new_price }) => old_price === null || old_price > new_price,
    rule(['old_price', 'new_price'], 'Giá cũ phải cao hơn giá ưu đãi.'),
  )
  .refine(
    ({ starts_at, ends_at }) => ends_at > starts_at,
    rule(['ends_at', 'starts_at'], 'Ưu đãi phải kết thúc sau khi bắt đầu.'),
  )
  .refine(
    ({ use_until, ends_at }) => use_until === null || use_until >= ends_at,
    rule(['use_until', 'ends_at'], 'Hạn dùng mã không được sớm hơn khi ưu đãi kết thúc.'),
  )
  .refine(
    ({ groups }) => hasSoundOwnPrices(groups),
    rule(['groups'], 'Giá riêng chỉ dùng trong một nhóm, và nhóm đó chỉ được chọn một.'),
  )
  .refine(
    ({ new_price, groups }) => dearestChoice(new_price, groups) <= MAX_VND,
    rule(['groups', 'new_price'], 'Tổng giá của các lựa chọn quá lớn.'),
  )
  .refine(({ groups }) => hasOwnNumbers(groups), rule(['groups'], 'Có lựa chọn bị lặp lại.'));
export type PromotionDraft = z.output<typeof promotionDraft>;

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
