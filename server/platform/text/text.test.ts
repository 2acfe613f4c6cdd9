import { describe, expect, it } from 'vitest';
import { foldCase, foldText } from './fold-text.ts';
import { tidyText } from './tidy-text.ts';

describe('tidyText', () => {
  it('composes, repairs look-alike letters and drops what cannot be seen', () => {
    expect(tidyText(' Trần Hưng Ðạo ')).toBe('Trần Hưng Đạo');
    expect(tidyText('tiêm ᴄhủng\u200b\tFivevac')).toBe('tiêm chủng Fivevac');
    expect(tidyText('Hòa'.normalize('NFD'))).toBe('Hòa');
    expect(tidyText('\u0007Bệnh viện\u00a0\u00a0E')).toBe('Bệnh viện E');
  });

  it('makes no text longer', () => {
    expect(tidyText(`\ufb2c ${'Hòa'.normalize('NFD')}`)).toBe('\ufb2c Hòa');
    expect(tidyText('\ufb2c'.repeat(200))).toHaveLength(200);
  });

  it('does with every letter what composing does, unless that makes it longer, and leaves plain lines as they are', () => {
    const others: string[] = [];
    for (let code = 0xa1; code < 0x20000; code += 1) {
      const letter = String.fromCodePoint(code);
      const composed = letter.normalize('NFC');
      // Composing leaves most letters as they are.
      if (letter === composed) continue;
      const kept = composed.length > letter.length ? `x${letter}` : tidyText(`x${composed}|`).slice(0, -1);
      if (tidyText(`x${letter}\ufb2c`) !== `${kept}\ufb2c`) others.push(code.toString(16));
    }
    expect(others).toEqual([]);
    expect(tidyText('  Trần  Hưng Đạo, Ỹ ỹ Ạ đ~  ')).toBe('Trần Hưng Đạo, Ỹ ỹ Ạ đ~');
    expect(tidyText('\nĐau\n\n họng,\nho \n')).toBe('Đau họng, ho');
    expect(tidyText('Ð')).toBe('Đ');
  });
});

describe('folding', () => {
  it('makes the spellings of one name alike', () => {
    expect(foldText('ĐÀ-NẴNG')).toBe('da nang');
    expect(foldText('Ðà  Nẵng')).toBe('da nang');
    expect(foldText("Cư M'gar")).toBe('cu mgar');
    expect(foldCase('Hoà Bình')).toBe(foldCase('HÒA BÌNH'));
    expect(foldCase('Thuỷ')).toBe(foldCase('Thủy'.normalize('NFD')));
  });

  it('makes the same of texts letter by letter and as a whole', () => {
    // A mark that no letter takes is read as a whole, and ends no word that stands before it.
    const asWhole = (fold: (text: string) => string, text: string) => fold(`\u{10ffff} ${text}`).trim();
    const others: string[] = [];
    for (let code = 0; code < 0x3000; code += 1) {
      const letter = String.fromCodePoint(code);
      for (const text of [letter, `Hòa${letter}Đ`, `${letter} Ế'c`, `ở ${letter}`, `ế${letter}`])
        for (const fold of [foldText, foldCase]) if (fold(text) !== asWhole(fold, text)) others.push(text);
    }
    expect(others).toEqual([]);
  });

  it('keeps names apart that differ in letters or tones', () => {
    expect(foldCase('Tân Lập')).not.toBe(foldCase('Tân Lấp'));
    expect(foldCase('Hòa')).not.toBe(foldCase('Hoa'));
    expect(foldCase('Đông')).not.toBe(foldCase('Dong'));
  });
});
