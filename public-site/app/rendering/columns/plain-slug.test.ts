import { expect, it } from 'vitest';
import { plainSlug } from './plain-slug.ts';

it.each([
  ['Nội tổng quát', 'noi-tong-quat'],
  ['Tiêu hóa - Gan mật', 'tieu-hoa-gan-mat'],
  ['Đắk Lắk', 'dak-lak'],
  ['ĐÀ NẴNG', 'da-nang'],
  ['Bệnh viện K’ho', 'benh-vien-kho'],
  ['Quận 7', 'quan-7'],
  ['Xét nghiệm HbA1c', 'xet-nghiem-hba1c'],
])('the page makes the slug of %s as records have it', (name, slug) => {
  expect(plainSlug(name)).toBe(slug);
});
