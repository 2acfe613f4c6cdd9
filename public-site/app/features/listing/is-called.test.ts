import { expect, it } from 'vitest';
import { calledOptions } from './is-called.ts';

const HCM = { name: 'Hồ Chí Minh', also: ['Bình Dương', 'Bà Rịa - Vũng Tàu', 'Sài Gòn'] };
const D1 = { name: 'Quận 1' };
const D10 = { name: 'Quận 10' };
const THUDUC = { name: 'Thành phố Thủ Đức' };
const HBT = { name: 'Quận Hai Bà Trưng' };
const BLOOD = { name: 'Xét nghiệm máu' };
const HANOI = { name: 'Hà Nội' };
const ENT = { name: 'Tai Mũi Họng', also: ['TMH'] };

it.each([
  [HANOI, 'hanoi'],
  [HANOI, 'HÀ NỘI'],
  [HANOI, 'ha n'],
  [HANOI, 'hn'],
  [HANOI, ''],
  [HCM, 'sai gon'],
  [HCM, 'saigon'],
  [HCM, 'binh duong'],
  [HCM, 'ba ria vung tau'],
  [HCM, 'hcm'],
  [ENT, 'tmh'],
  [ENT, 'tai - mũi'],
  [HANOI, 'haf nooij'],
  [HANOI, 'ha2 no6i5'],
  [HANOI, 'Ha Nooij'],
  [HCM, 'tphcm'],
  [HCM, 'tp.hcm'],
  [HCM, 'Bifnh Duwowng'],
  [D1, 'q1'],
  [D1, 'q.1'],
  [D1, 'Q 1'],
  [D1, 'quận 1'],
  [THUDUC, 'tp thủ đức'],
  [THUDUC, 'thur dduwcs'],
  [HBT, 'hai ba trung'],
  [HBT, 'q hai bà trưng'],
  [BLOOD, 'xn máu'],
  [BLOOD, 'xet nghieemj'],
  [ENT, 'tai muxi hongj'],
])('[LIST-24] [LIST-25] %j is found by %s', (option, query) => {
  expect(calledOptions([option], query)).toEqual([option]);
});

it.each([
  [HANOI, 'hai'],
  [HANOI, 'an'],
  [HCM, 'dong nai'],
  [ENT, 'mat'],
  [D10, 'q1'],
  [D1, 'q10'],
])('%j is not found by %s', (option, query) => {
  expect(calledOptions([option], query)).toEqual([]);
});

it('[LIST-24] what a text says as it stands comes before what it may stand for', () => {
  expect(calledOptions([D1, D10, HANOI], 'quan')).toEqual([D1, D10]);
  expect(calledOptions([D1, D10], 'q10')).toEqual([D10]);
});
