import { describe, expect, it } from 'vitest';
import { spellingsOf } from './spellings.ts';
import { isVietnameseSyllable } from './vietnamese-syllable.ts';
import { wordReader } from './words.ts';

const spelled = (name: string, leads: readonly string[] = ['bệnh']) =>
  spellingsOf(name, leads, wordReader()).map(words => words.map(({ gap, key }) => gap + key).join(''));

describe('the spellings of a name', () => {
  it.each([
    ['Đái tháo đường', ['2đai 2thao 1đương']],
    ['COVID–19', ['covid 19']],
    ['H. Pylori', ['h.pylori']],
    ['Paracetamol', ['paracetamol']],
    ['HIV', ['hiv']],
    ['Vitamin B1', ['vitamin b1']],
  ])('%s are its words', (name, spellings) => {
    expect(spelled(name)).toEqual(spellings);
  });

  it.each([
    ['Lao', 'bệnh lao'],
    ['Gút', 'bệnh gút'],
    ['Trĩ', 'bệnh trĩ'],
    ['Chàm', 'bệnh chàm'],
    ['Dại', 'bệnh dại'],
    ['THA', 'bệnh THA'],
    ['MS', 'bệnh MS'],
  ])('of the one word %s, which may be any, begin with what makes it clear', (name, written) => {
    expect(spelled(name)).toEqual(spelled(written));
    expect(spelled(name, [])).toEqual([]);
  });

  it.each([['19'], ['2024 1'], ['***'], ['']])('%s are none', name => {
    expect(spelled(name)).toEqual([]);
  });
});

it.each(['lao', 'gut', 'nghieng', 'quang', 'khuya', 'giuong', 'thuy', 'yeu', 'ho', 'chuyen', 'xoan', 'phong', 'an'])(
  '%s could be a Vietnamese word',
  word => expect(isVietnameseSyllable(word)).toBe(true),
);

it.each(['zona', 'gout', 'hiv', 'copd', 'eczema', 'lupus', 'acne', 'crohn', 'covid', 'b12', 'aids'])(
  '%s could be none',
  word => expect(isVietnameseSyllable(word)).toBe(false),
);
