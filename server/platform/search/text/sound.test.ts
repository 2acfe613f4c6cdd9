import { expect, it } from 'vitest';
import { soundDistance, soundOf } from './sound.ts';
import { foldWord } from './words.ts';

const sound = (word: string) => soundOf(foldWord(word));

it.each([
  ['begin alike', 'sương', 'xương'],
  ['begin alike', 'chĩ', 'trĩ'],
  ['begin alike', 'dày', 'giày'],
  ['begin alike', 'rau', 'dau'],
  ['begin alike', 'vạ', 'dạ'],
  ['begin alike', 'giinh', 'dinh'],
  ['begin alike', 'năng', 'lăng'],
  ['begin alike', 'kương', 'cương'],
  ['begin alike', 'gê', 'ghê'],
  ['begin alike', 'ngiêm', 'nghiêm'],
  ['begin alike as thumbs write it', 'fòng', 'phòng'],
  ['end alike', 'lan', 'lang'],
  ['end alike', 'bênh', 'bên'],
  ['end alike', 'mặc', 'mặt'],
  ['end alike', 'mạch', 'mạt'],
  ['have vowels that are mixed', 'mỹ', 'mĩ'],
  ['have vowels that are mixed', 'tăm', 'tâm'],
  ['have vowels that are mixed', 'tiêm', 'tim'],
  ['have vowels that are mixed', 'liễu', 'lĩu'],
  ['have vowels that are mixed', 'thuốc', 'thúc'],
  ['have vowels that are mixed', 'dược', 'dưac'],
  ['have vowels that are mixed', 'diệ', 'dị'],
  ['have vowels that are mixed', 'vuố', 'vú'],
  ['have another tone', 'sữa', 'sửa'],
])('words sound alike that %s: %s, %s', (_, one, other) => {
  expect(sound(one)).toBeDefined();
  expect(sound(one)).toBe(sound(other));
});

it.each([
  ['gan', 'tan'],
  ['tim', 'tam'],
  ['mat', 'map'],
  ['da', 'do'],
  ['mua', 'mu'],
])('words that are heard otherwise do not: %s, %s', (one, other) => {
  expect(sound(one)).not.toBe(sound(other));
});

it.each(['paracetamol', 'x', 'b12', ''])('what is no syllable has no sound: %s', word => {
  expect(soundOf(word)).toBeUndefined();
});

it('words are the nearer the less of them is written otherwise', () => {
  expect(soundDistance('xuong', 'suong')).toBe(1);
  expect(soundDistance('xuon', 'suong')).toBe(2);
  expect(soundDistance('xun', 'suong')).toBe(3);
});
