import { expect, it } from 'vitest';
import { PLACE_KIND } from '../../../testing/sample-kind.ts';
import { documentKey } from '../document-key.ts';
import { compileLanguage } from '../reading/language.ts';
import { queryWords, readWords } from '../reading/reading.ts';
import { fitOf } from './score.ts';

const language = compileLanguage({ kinds: {}, abbreviations: {}, phrases: [] });
const DOCTOR = {
  key: documentKey(PLACE_KIND, 0.5, 1),
  name: 'nguyen van nam',
  accented_name: '5nguyên văn nam',
  titles: 'bac si chuyen khoa cap i',
  province: null,
};

const isApart = (query: string) => fitOf(DOCTOR, readWords(queryWords(query), language), undefined).isApart;

it('words with other accents are apart where some are in the name and some in its titles', () => {
  expect(isApart('vận chuyển nam')).toBe(true);
  expect(isApart('chuyên khoa văn nam')).toBe(false);
});

it('words with other accents are not apart where they stand side by side in the name', () => {
  expect(isApart('vận nam')).toBe(false);
  expect(isApart('nguyên nạm')).toBe(true);
});
