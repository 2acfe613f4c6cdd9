import type { PromotionState } from '@antam/server/features/promotions/contract.ts';

/** How many options of a group people choose. */
export const CHOICES = [
  { id: 'one', name: 'Một lựa chọn' },
  { id: 'any', name: 'Nhiều lựa chọn' },
];

/** What the price of an option means. */
export const PRICINGS = [
  { id: 'extra', name: 'Cộng thêm' },
  { id: 'own', name: 'Giá riêng' },
];

/** Where its time stands, whatever its status. */
export const TIME_NAMES: Readonly<Record<PromotionState, string>> = {
  upcoming: 'Sắp chạy',
  running: 'Đang chạy',
  ended: 'Hết hạn',
};
