import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { composeText, foldWord, toneKey, wordFormer, wordsOf } from './words.ts';

const foldText = (text: string) => wordsOf(composeText(text)).map(foldWord).join(' ');

describe('[SRCH-24] folding Vietnamese text', () => {
  it.each([
    ['Nguyễn Thị Mai', 'nguyen thi mai'],
    ['Đặng Đình Đức', 'dang dinh duc'],
    ['\u00D0\u1EB7ng \u00D0\u00ECnh', 'dang dinh'],
    ['BỆNH VIỆN Chợ Rẫy', 'benh vien cho ray'],
    ['TP. Hồ Chí Minh', 'tp ho chi minh'],
    ['Tai - Mũi - Họng', 'tai mui hong'],
    ['  24/7   (cấp cứu) ', '24 7 cap cuu'],
    ['Phòng khám\u0000\u200B Hoà', 'phong kham hoa'],
    ['Ｂệnh ﬁ', 'benh fi'],
    ['💊', ''],
  ])('folds %j to %j', (text, folded) => {
    expect(foldText(text)).toBe(folded);
  });

  it('does not care how a letter is composed', () => {
    const name = 'Bệnh viện Thống Nhất';
    expect(foldText(name.normalize('NFD'))).toBe(foldText(name));
    expect(composeText(name.normalize('NFD'))).toBe(name);
  });

  it('leaves folded text alone, whatever it was given', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'aàảãáạăằâđĐơưêôoiuyẠẶ zA1-’ĐÐ') }), text => {
        const folded = foldText(text);
        expect(foldText(folded)).toBe(folded);
        expect(folded).toMatch(/^[a-z0-9 ]*$/);
      }),
    );
  });

  it('survives unpaired surrogates', () => {
    expect(foldText('Mai\uD800 Lan')).toBe('mai lan');
    expect(composeText('\uDC00').isWellFormed()).toBe(true);
  });
});

describe('tone keys', () => {
  it('compares both placements of a tone as one', () => {
    for (const [old, modern] of [
      ['hoà', 'hòa'],
      ['thuý', 'thúy'],
      ['khoẻ', 'khỏe'],
    ] as const) {
      expect(toneKey(old)).toBe(toneKey(modern));
    }
  });

  it('keeps words apart that differ in tone or letter', () => {
    const keys = ['ma', 'má', 'mà', 'mả', 'mã', 'mạ', 'mâ', 'mă'].map(toneKey);
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('keeps a prefix a prefix', () => {
    expect(toneKey('hòa').startsWith(toneKey('hò'))).toBe(true);
    expect(toneKey('nguyễn').startsWith(toneKey('nguyễ'))).toBe(true);
  });
});

describe('words', () => {
  it('splits at everything that is no letter and no digit', () => {
    expect(wordsOf(composeText("PGS.TS.BS Nguyễn Thị-Mai, CK1 (d'Or)"))).toEqual([
      'pgs',
      'ts',
      'bs',
      'nguyễn',
      'thị',
      'mai',
      'ck1',
      'dor',
    ]);
  });

  it('cuts endless words', () => {
    expect(wordsOf('a'.repeat(10_000))[0]).toHaveLength(40);
    // Each of these letters stands for eighteen.
    expect(foldWord('\uFDFA'.repeat(40))).toHaveLength(40);
  });

  it('never makes a form with a space, a quote or a separator in it', () => {
    const former = wordFormer();
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), text => {
        for (const word of wordsOf(composeText(text))) {
          const { folded, accented } = former(word);
          expect(folded).not.toMatch(/[^\p{L}\p{N}]/u);
          expect(accented).not.toMatch(/[^\p{L}\p{N}\p{M}]/u);
        }
      }),
    );
    expect(foldWord('\uFDFA')).not.toContain(' ');
  });
});
