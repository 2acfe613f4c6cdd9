import { expect, it } from 'vitest';
import { compileAbbreviations } from './abbreviations.ts';

const list = compileAbbreviations({
  bv: ['bệnh viện'],
  'TP.HCM': ['Hồ Chí Minh'],
  đkkv: ['đa khoa khu vực'],
  tp: ['thành phố'],
});

const words = (texts: string[]) => texts.map(folded => ({ folded }));

it('the reader of abbreviations finds an abbreviation with its accented meaning', () => {
  expect(list.at(words(['bv', 'cho']), 0)).toEqual({ length: 1, meanings: [['bệnh', 'viện']] });
  expect(list.at(words(['bv', 'cho']), 1)).toBeUndefined();
  expect(list.at(words(['dkkv']), 0)?.meanings).toEqual([['đa', 'khoa', 'khu', 'vực']]);
});

it('the reader of abbreviations takes the longest of several abbreviations', () => {
  expect(list.at(words(['tp', 'hcm']), 0)).toEqual({ length: 2, meanings: [['hồ', 'chí', 'minh']] });
  expect(list.at(words(['tp', 'hue']), 0)).toEqual({ length: 1, meanings: [['thành', 'phố']] });
});

it('the reader of abbreviations finds one whose letters stand apart, unless they are two, which may be initials', () => {
  expect(list.at(words(['d', 'k', 'k', 'v', 'x']), 0)).toMatchObject({
    length: 4,
    meanings: [['đa', 'khoa', 'khu', 'vực']],
  });
  expect(list.at(words(['b', 'v']), 0)).toBeUndefined();
});
