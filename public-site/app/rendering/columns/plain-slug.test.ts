import { slugOf } from '@antam/server/platform/text/fold-text.ts';
import { expect, it } from 'vitest';
import { plainSlug } from './plain-slug.ts';

it.each(['Nội tổng quát', 'Tiêu hóa - Gan mật', 'Đắk Lắk', 'ĐÀ NẴNG', 'Bệnh viện K’ho', 'Quận 7', 'Xét nghiệm HbA1c'])(
  'makes the slug of %s that its record has',
  name => {
    expect(plainSlug(name)).toBe(slugOf(name));
  },
);
