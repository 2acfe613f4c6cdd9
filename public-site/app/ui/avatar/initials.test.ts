import { describe, expect, it } from 'vitest';
import { initials, toneOf } from './initials.ts';

describe('initials', () => {
  it.each([
    ['PGS.TS.BS Nguyễn Thị Mai', 'TM'],
    ['BS.CKII Trần Văn Đức', 'VĐ'],
    ['BSCKII. Lê Ân', 'LÂ'],
    ['Bác sĩ Vũ', 'V'],
    ['ThS.BS Hồ Ý', 'HÝ'],
    ['Nguyễn Thị Mai'.normalize('NFD'), 'TM'],
    ['Tsần Ngọc', 'TN'],
    ['', '?'],
    ['123', '?'],
  ])('of %s are %s', (name, letters) => {
    expect(initials(name)).toBe(letters);
  });

  it('have the same colour for the same name', () => {
    expect(toneOf('Nguyễn Thị Mai', 6)).toBe(toneOf('Nguyễn Thị Mai'.normalize('NFD'), 6));
    const tones = new Set(['An', 'Bình', 'Chi', 'Dũng', 'Em', 'Phúc', 'Giang', 'Hà'].map(name => toneOf(name, 6)));
    expect(tones.size).toBeGreaterThan(2);
  });
});
