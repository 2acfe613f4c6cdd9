import { expect, it } from 'vitest';
import { foldWord, toneKey } from '../../../platform/search/text/words.ts';
import { compileSpellings } from './spelling-table.ts';

const spellings = compileSpellings(['Da liễu', 'Tim mạch', 'Xét nghiệm', 'Nhi khoa', 'trĩ', 'cấy chỉ']);
const near = (word: string) => spellings.near({ folded: foldWord(word), accented: toneKey(word) });

it.each([
  ['liểu', 'liễu'],
  ['mạt', 'mạch'],
  ['sét', 'xét'],
  ['ngiệm', 'nghiệm'],
  ['koha', 'khoa'],
  ['khoaa', 'khoa'],
])('“%s” may stand for “%s”', (typed, meant) => {
  expect(near(typed)).toContain(meant);
});

it('the nearest comes first, and no word stands for itself', () => {
  expect(near('chĩ')).toEqual(['chỉ', 'trĩ']);
  expect(near('khoa')).toEqual([]);
  expect(near('bụng')).toEqual([]);
});
