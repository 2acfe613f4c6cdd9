import { expect, it } from 'vitest';
import { EVERYBODY, missingText, type Wish } from './wish.ts';

const wish = (topic: string, more: Partial<Wish> = {}): Wish => ({
  kind: 'professional',
  topic,
  where: '',
  filters: {},
  conditions: {},
  widened: false,
  ...more,
});

const OPEN_PHARMACY = wish('Nhà thuốc, đang mở cửa', {
  ...({ kind: 'place', filters: { place_types: ['nha-thuoc'], hours: ['now'] } } as const),
});

it.each([
  ['Chưa có bác sĩ Da liễu ở Quận 3 (cũ).', wish('Da liễu', { where: 'Quận 3 (cũ)' }), ['professional']],
  ['Chưa có bác sĩ hay cơ sở Da liễu.', wish('Da liễu'), ['professional', 'place']],
  [
    'Chưa có bác sĩ hay cơ sở y tế ở Quận 10 (cũ).',
    wish(EVERYBODY.professional, { where: 'Quận 10 (cũ)' }),
    ['professional', 'place'],
  ],
  ['Chưa có giáo sư Nhi khoa.', wish('Giáo sư Nhi khoa', { filters: { titles: ['giao-su'] } }), ['professional']],
  ['Chưa có dược sĩ.', wish('Dược sĩ', { filters: { occupations: ['duoc-si'] } }), ['professional']],
  ['Hiện chưa thấy nhà thuốc, đang mở cửa.', OPEN_PHARMACY, ['place']],
] as const)('%s', (text, asked, kinds) => {
  expect(missingText([asked], kinds)).toBe(text);
});
