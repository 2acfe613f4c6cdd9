import { expect, it } from 'vitest';
import { foldWord, toneKey } from '../../../platform/search/text/words.ts';
import { compileSpellings } from './spelling-table.ts';

const spellings = compileSpellings(['Da liễu', 'Tim mạch', 'Xét nghiệm', 'Nhi khoa', 'trĩ', 'cấy chỉ']);
const form = (word: string) => ({ folded: foldWord(word), accented: toneKey(word) });
const near = (word: string, [before, after]: readonly [string, string]) =>
  spellings.near(form(word), {
    before: before === '' ? undefined : form(before),
    after: after === '' ? undefined : form(after),
  });

it.each([
  ['liểu', ['da', ''], 'liễu'],
  ['mạt', ['tim', ''], 'mạch'],
  ['sét', ['', 'nghiệm'], 'xét'],
  ['ngiệm', ['xét', ''], 'nghiệm'],
  ['koha', ['nhi', ''], 'khoa'],
  ['khoaa', ['nhi', 'quận'], 'khoa'],
  ['trỉ', ['cấy', ''], 'chỉ'],
] as const)('“%s” beside %j may stand for “%s”', (typed, beside, meant) => {
  expect(near(typed, beside)).toContain(meant);
});

it('a word stands only for those that stand beside one of its neighbours in a text', () => {
  expect(near('mạt', ['da', 'nghiệm'])).toEqual([]);
  expect(near('mạt', ['', ''])).toEqual([]);
});

it('the nearest comes first, and no word stands for itself', () => {
  const others = compileSpellings(['trĩ nội', 'chỉ nội', 'nhi nội']);
  expect(others.near(form('chĩ'), { before: undefined, after: form('nội') })).toEqual(['chỉ', 'trĩ']);
  expect(near('khoa', ['nhi', ''])).toEqual([]);
  expect(near('bụng', ['nhi', ''])).toEqual([]);
});
