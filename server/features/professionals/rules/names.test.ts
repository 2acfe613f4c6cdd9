import { describe, expect, it } from 'vitest';
import { displayName, foldedName, honorific, sortName } from './names.ts';

describe('honorific', () => {
  it.each([
    ['PGS.TS.BS', { title: 'PGS', degrees: ['TS'], occupation: 'BS' }],
    ['PGS.TS.BS', { title: 'PGS.TS', degrees: [], occupation: 'BS' }],
    ['GS.TS.BS', { title: 'GS.TS', degrees: ['TS', 'ThS', 'CKI'].slice(0, 2), occupation: 'BS' }],
    ['ThS.BS', { title: 'ThS.BS', degrees: ['ThS'], occupation: 'BS' }],
    ['BS.CKII', { title: 'BS.CKII', degrees: ['CKII', 'CKI'], occupation: 'BS' }],
    ['BS.CKI', { title: '', degrees: ['CKI'], occupation: 'BS' }],
    ['TS.BS.CKII', { title: 'TS.BS', degrees: ['CKII'], occupation: 'BS' }],
    ['BSNT', { title: 'BSNT', degrees: ['BSNT'], occupation: 'BS' }],
    ['ThS.BSNT', { title: 'ThS.BSNT', degrees: [], occupation: '' }],
    ['BS', { title: '', degrees: ['BSĐK'], occupation: '' }],
    ['BS', { title: 'BS', degrees: ['BS RHM'], occupation: 'BS RHM' }],
    ['DS.CKI', { title: 'DS.CKI', degrees: ['DSCKI'], occupation: 'DS' }],
    ['DS', { title: '', degrees: ['DSĐH'], occupation: 'DS' }],
    ['CNĐD', { title: 'CNĐD', degrees: ['CNĐD'], occupation: 'ĐD' }],
    ['KTV', { title: '', degrees: ['CNXN'], occupation: 'KTV XN' }],
    ['', { title: '', degrees: [], occupation: '' }],
  ])('is %s', (expected, facts) => {
    expect(honorific(facts)).toBe(expected);
  });

  it('stands before the name', () => {
    expect(displayName('PGS.TS.BS', 'Nguyễn Thị Mai')).toBe('PGS.TS.BS Nguyễn Thị Mai');
    expect(displayName('', 'Nguyễn Thị Mai')).toBe('Nguyễn Thị Mai');
  });
});

describe('sortName', () => {
  it('[LIST-35] begins with the given name, folded', () => {
    expect(sortName('Nguyễn Thị Mai')).toBe('mai nguye{n thi\t035');
    expect(sortName('Đỗ  Đức')).toBe('d{u{c d{o{\t43');
    expect(sortName('Khánh')).toBe('khanh\t4');
    expect(['Đào', 'Đạt', 'Diễm', 'Đức', 'Dung'].toSorted((a, b) => (sortName(a) < sortName(b) ? -1 : 1))).toEqual([
      'Diễm',
      'Dung',
      'Đào',
      'Đạt',
      'Đức',
    ]);
    expect(foldedName('Đỗ  Đức')).toBe('duc do');
    expect(sortName('')).toBe('');
  });
});
