import { expect, it } from 'vitest';
import { askedFirst } from './asked-first.ts';

const NAMES = ['Panadol', 'Hapacol', 'Efferalgan', 'Tylenol', 'Đau đầu'];

it('a list puts the names that a query asks for first, and leaves the others in their order', () => {
  expect(askedFirst(NAMES, 'thuốc tylen')).toEqual(['Tylenol', 'Panadol', 'Hapacol', 'Efferalgan', 'Đau đầu']);
  expect(askedFirst(NAMES, 'dau dau')[0]).toBe('Đau đầu');
  expect(askedFirst(NAMES, '')).toEqual(NAMES);
});
