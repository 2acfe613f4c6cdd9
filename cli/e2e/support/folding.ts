import type { Locator } from 'playwright-core';

/** The buttons within an element that open what is folded, and fold it again. */
export const foldToggle = (within: Locator) => within.getByRole('button', { name: /^(Xem thêm|Thu gọn)/ });
