import { z } from 'zod';
import { foldText } from '../../platform/text/fold-text.ts';
import { namingText, rawText } from '../../platform/text/text-field.ts';
import { entityId, OPTION_PRICINGS, PROMOTION_CATEGORIES } from './contract.ts';

/* What providers and staff write of what is on offer, of its price and of the options of a promotion. */

/** What can be declared as well, and is refused. */
const PRESCRIPTION_DRUG = 'prescription_drug';
export const NO_PRESCRIPTION_DRUGS_TEXT = 'Thuốc kê đơn không được quảng cáo hay khuyến mại.';

const CATEGORY_TEXT = 'Xin chọn loại ưu đãi.';

export const category = rawText(40, CATEGORY_TEXT).pipe(
  z.enum(PROMOTION_CATEGORIES, {
    error: ({ input }) => (input === PRESCRIPTION_DRUG ? NO_PRESCRIPTION_DRUGS_TEXT : CATEGORY_TEXT),
  }),
);

/** Words, folded, that say a drug needs a prescription. */
const PRESCRIPTION = /\b(thuoc (ban )?(ke|theo|can) (don|toa)|ke don thuoc|prescription|rx)\b/;

/** The highest price, in VND. */
export const MAX_VND = 2_000_000_000;
const PRICE_TEXT = 'Giá là số tiền nguyên từ 0 đến 2 tỷ đồng.';
export const price = z.int(PRICE_TEXT).min(0, PRICE_TEXT).max(MAX_VND, PRICE_TEXT);

/** A line that does not speak of prescription drugs. Descriptions may: "Không áp dụng cho thuốc kê đơn." */
export const offerName = (most: number, least: number, error: string) =>
  namingText(least, most, error).refine(text => !PRESCRIPTION.test(foldText(text)), NO_PRESCRIPTION_DRUGS_TEXT);
const shortName = (most: number) => offerName(most, 2, 'Xin nhập ít nhất 2 ký tự.');

const optionDraft = z.object({
  /** Of an option that is there already; a new one has none. */
  id: entityId.optional(),
  name: shortName(120),
  pricing: z.enum(OPTION_PRICINGS).default('extra'),
  price: price.default(0),
});
export type OptionDraft = z.output<typeof optionDraft>;

const groupDraft = z.object({
  name: shortName(80),
  choice: z.enum(['one', 'any']).default('one'),
  options: z.array(optionDraft).min(1, 'Nhóm cần ít nhất một lựa chọn.').max(30, 'Một nhóm có tối đa 30 lựa chọn.'),
});
export type GroupDraft = z.output<typeof groupDraft>;

export const groupDrafts = z.array(groupDraft).max(10, 'Chỉ có tối đa 10 nhóm lựa chọn.').default([]);
