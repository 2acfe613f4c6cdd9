import { expect, it } from 'vitest';
import { EVERYBODY, type Intent, missingText } from './intent.ts';

const intent = (topic: string, more: Partial<Intent> = {}): Intent => ({
  kind: 'professional',
  topic,
  where: '',
  filters: {},
  conditions: {},
  widened: false,
  ...more,
});

const OPEN_PHARMACY = intent('Nhà thuốc, đang mở cửa', {
  ...({ kind: 'place', filters: { place_types: ['nha-thuoc'], hours: ['now'] } } as const),
});

it.each([
  ['Chưa có bác sĩ Da liễu ở Quận 3 (cũ).', intent('Da liễu', { where: 'Quận 3 (cũ)' }), ['professional']],
  ['Chưa có bác sĩ hay cơ sở Da liễu.', intent('Da liễu'), ['professional', 'place']],
  [
    'Chưa có bác sĩ hay cơ sở y tế ở Quận 10 (cũ).',
    intent(EVERYBODY.professional, { where: 'Quận 10 (cũ)' }),
    ['professional', 'place'],
  ],
  ['Chưa có giáo sư Nhi khoa.', intent('Giáo sư Nhi khoa', { filters: { titles: ['giao-su'] } }), ['professional']],
  ['Chưa có dược sĩ.', intent('Dược sĩ', { filters: { occupations: ['duoc-si'] } }), ['professional']],
  ['Hiện chưa thấy nhà thuốc, đang mở cửa.', OPEN_PHARMACY, ['place']],
] as const)('%s', (text, asked, kinds) => {
  expect(missingText([asked], kinds)).toBe(text);
});
