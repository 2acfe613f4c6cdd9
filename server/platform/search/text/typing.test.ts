import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { placeTone } from './place-tone.ts';
import { isSyllable } from './typed-keys.ts';
import { decodeTelex, decodeVni } from './typing-methods.ts';

describe('raw Telex', () => {
  it.each([
    ['bacs', 'bác'],
    ['six', 'sĩ'],
    ['nguyeenx', 'nguyễn'],
    ['nguyenex', 'nguyễn'],
    ['vieetj', 'việt'],
    ['ddaf', 'đà'],
    ['dangdf', 'đàng'],
    ['nawngx', 'nẵng'],
    ['duowngf', 'dường'],
    ['dduowngf', 'đường'],
    ['thuws', 'thứ'],
    ['thuaw', 'thưa'],
    ['tw', 'tư'],
    ['ruouwj', 'rượu'],
    ['quawn', 'quăn'],
    ['hoaf', 'hòa'],
    ['giaos', 'giáo'],
    ['toans', 'toán'],
    ['quys', 'quý'],
    ['khuyar', 'khuỷa'],
    ['moor', 'mổ'],
  ])('%s → %s', (keys, word) => {
    expect(decodeTelex(keys)).toBe(word);
  });

  it.each(['mai', 'express', 'spa', 'xbz', 'q1', 'bs', 'bác', 'd'])('leaves %s alone', word => {
    expect(decodeTelex(word)).toBeUndefined();
  });
});

describe('raw VNI', () => {
  it.each([
    ['bac1', 'bác'],
    ['si4', 'sĩ'],
    ['nguye6n4', 'nguyễn'],
    ['nguyen64', 'nguyễn'],
    ['d9a2', 'đà'],
    ['na8ng4', 'nẵng'],
    ['duong72', 'dường'],
    ['thu71', 'thứ'],
    ['vie6t5', 'việt'],
  ])('%s → %s', (keys, word) => {
    expect(decodeVni(keys)).toBe(word);
  });

  it.each(['ck1', 'q1', 'bac', 'covid19', '115', 'ts7'])('leaves %s alone', word => {
    expect(decodeVni(word)).toBeUndefined();
  });
});

it('only ever decodes to a Vietnamese syllable', () => {
  fc.assert(
    fc.property(fc.stringMatching(/^[a-z0-9]{1,12}$/), keys => {
      for (const word of [decodeTelex(keys), decodeVni(keys)])
        if (word !== undefined) expect(isSyllable(word)).toBe(true);
    }),
  );
});

it('places tones as books do', () => {
  expect(['hoa', 'thuy', 'toan', 'khuya', 'quy', 'gia', 'gi', 'mua', 'rươu'].map(word => placeTone(word, 2))).toEqual([
    'hòa',
    'thùy',
    'toàn',
    'khuỳa',
    'quỳ',
    'già',
    'gì',
    'mùa',
    'rườu',
  ]);
});
