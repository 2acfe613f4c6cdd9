import { expect, it } from 'vitest';
import { readCellList, writeCellList } from './cell-lists.ts';

it('the format of lists in a cell writes the texts of several things as one cell, and reads them again', () => {
  const things = [['Siêu âm tim', '200000-350000'], ['Điện tim', '', 'Đo điện tim; nhanh | tại nhà \\'], ['Khám']];
  const cell = writeCellList(things);
  expect(cell).toBe('Siêu âm tim | 200000-350000; Điện tim |  | Đo điện tim\\; nhanh \\| tại nhà \\\\; Khám');
  expect(readCellList(cell)).toEqual(things);
});

it('the format of lists in a cell leaves empty texts at the end out, and reads no thing where none stands', () => {
  expect(writeCellList([['Khám', '', '']])).toBe('Khám');
  expect(readCellList('; Khám ;; Tim|1;')).toEqual([['Khám'], ['Tim', '1']]);
  expect(readCellList('')).toEqual([]);
});

it('the format of lists in a cell keeps a backslash that stands alone at the end', () => {
  expect(readCellList('Khám\\')).toEqual([['Khám\\']]);
});
