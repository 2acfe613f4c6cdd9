import { describe, expect, it } from 'vitest';
import { DoubleFinder, doubleKey } from './duplicates.ts';

const at = (lat: number, long = 105.85) => ({ lat, long });
/** About 111 m to the north for each thousandth of a degree. */
const start = at(21.03);

describe('doubles', () => {
  it('compares names folded, with abbreviations spelt out', () => {
    expect(doubleKey('BV Y học cổ truyền TP Đà Nẵng')).toBe(doubleKey('Bệnh viện y học cổ truyền thành phố Đà Nẵng'));
    expect(doubleKey('Nhà thuốc Hoà Bình')).toBe(doubleKey('nha thuoc HÒA BÌNH'));
    expect(doubleKey('Nhà thuốc số 1')).not.toBe(doubleKey('Nhà thuốc số 2'));
  });

  it('finds one of the same name within 400 m, and none beyond', () => {
    const doubles = new DoubleFinder();
    doubles.add('Nhà thuốc An Bình', 'a', start);
    expect(doubles.find('Nha thuoc An Binh', 'b', at(21.0335))).toEqual({ externalId: 'a', metres: 389 });
    expect(doubles.find('Nha thuoc An Binh', 'b', at(21.0337))).toBeUndefined();
    expect(doubles.find('Nhà thuốc An Khang', 'b', start)).toBeUndefined();
  });

  it('is no double of itself, and of nothing without a position', () => {
    const doubles = new DoubleFinder();
    doubles.add('Nhà thuốc An Bình', 'a', start);
    doubles.add('Nhà thuốc An Khang', 'c', undefined);
    expect(doubles.find('Nhà thuốc An Bình', 'a', start)).toBeUndefined();
    expect(doubles.find('Nhà thuốc An Bình', 'b', undefined)).toBeUndefined();
    expect(doubles.find('Nhà thuốc An Khang', 'd', start)).toBeUndefined();
  });
});
