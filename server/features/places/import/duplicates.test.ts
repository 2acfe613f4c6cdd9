import { describe, expect, it } from 'vitest';
import { DuplicateFinder, duplicateKey } from './duplicates.ts';

const at = (lat: number, long = 105.85) => ({ lat, long });
/** About 111 m to the north for each thousandth of a degree. */
const start = at(21.03);

describe('duplicates', () => {
  it('compares names folded, with abbreviations spelt out', () => {
    expect(duplicateKey('BV Y học cổ truyền TP Đà Nẵng')).toBe(
      duplicateKey('Bệnh viện y học cổ truyền thành phố Đà Nẵng'),
    );
    expect(duplicateKey('Nhà thuốc Hoà Bình')).toBe(duplicateKey('nha thuoc HÒA BÌNH'));
    expect(duplicateKey('Nhà thuốc số 1')).not.toBe(duplicateKey('Nhà thuốc số 2'));
  });

  it('finds a place of the same name within 400 m, and none beyond', () => {
    const duplicates = new DuplicateFinder();
    duplicates.add('Nhà thuốc An Bình', 'a', start);
    expect(duplicates.find('Nha thuoc An Binh', 'b', at(21.0335))).toEqual({ externalId: 'a', metres: 389 });
    expect(duplicates.find('Nha thuoc An Binh', 'b', at(21.0337))).toBeUndefined();
    expect(duplicates.find('Nhà thuốc An Khang', 'b', start)).toBeUndefined();
  });

  it('never reports a place as a duplicate of itself, or one without a position', () => {
    const duplicates = new DuplicateFinder();
    duplicates.add('Nhà thuốc An Bình', 'a', start);
    duplicates.add('Nhà thuốc An Khang', 'c', undefined);
    expect(duplicates.find('Nhà thuốc An Bình', 'a', start)).toBeUndefined();
    expect(duplicates.find('Nhà thuốc An Bình', 'b', undefined)).toBeUndefined();
    expect(duplicates.find('Nhà thuốc An Khang', 'd', start)).toBeUndefined();
  });
});
