import type { PromotionCategory } from './contract.ts';

/** What is promoted, in a word or two. */
export const CATEGORY_NAMES: Readonly<Record<PromotionCategory, string>> = {
  examination: 'Khám bệnh',
  package: 'Gói khám',
  test: 'Xét nghiệm, chẩn đoán',
  treatment: 'Điều trị',
  dental: 'Răng hàm mặt',
  vaccination: 'Tiêm chủng',
  beauty: 'Chăm sóc da, thẩm mỹ',
  product: 'Sản phẩm',
};
