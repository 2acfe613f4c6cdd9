import { expect, it } from 'vitest';
import { listName } from './list-name.ts';

it('a name stands under its letter, Đ between D and E, without the word that begins half of all names', () => {
  expect(listName('Bệnh lao').letter).toBe('L');
  expect(listName('Ăn không tiêu').letter).toBe('A');
  expect(listName('5-ASA').letter).toBe('#');
  expect(listName('Bệnh').letter).toBe('B');
  const names = ['Éc', 'Đột quỵ', 'Dị ứng', 'Bệnh đậu mùa', 'Dày sừng'].map(name => ({ name, ...listName(name) }));
  const ordered = names.toSorted((one, other) =>
    `${one.letter} ${one.sortName}` < `${other.letter} ${other.sortName}` ? -1 : 1,
  );
  expect(ordered.map(({ name }) => name)).toEqual(['Dày sừng', 'Dị ứng', 'Bệnh đậu mùa', 'Đột quỵ', 'Éc']);
});
