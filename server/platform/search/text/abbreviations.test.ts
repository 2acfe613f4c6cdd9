import { expect, it } from 'vitest';
import { compileAbbreviations } from './abbreviations.ts';

const list = compileAbbreviations({
  bv: ['bệnh viện'],
  'TP.HCM': ['Hồ Chí Minh'],
  đkkv: ['đa khoa khu vực'],
  tp: ['thành phố'],
});

it('finds an abbreviation with its accented meaning', () => {
  expect(list.at(['bv', 'cho'], 0)).toEqual({ length: 1, meanings: [['bệnh', 'viện']] });
  expect(list.at(['bv', 'cho'], 1)).toBeUndefined();
  expect(list.at(['dkkv'], 0)?.meanings).toEqual([['đa', 'khoa', 'khu', 'vực']]);
});

it('takes the longest one', () => {
  expect(list.at(['tp', 'hcm'], 0)).toEqual({ length: 2, meanings: [['hồ', 'chí', 'minh']] });
  expect(list.at(['tp', 'hue'], 0)).toEqual({ length: 1, meanings: [['thành', 'phố']] });
});
