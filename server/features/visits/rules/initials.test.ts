import { expect, it } from 'vitest';
import { initialsOf } from './initials.ts';

it.each([
  ['Trần Thị Bình', 'T.T.B.'],
  ['  ông   đỗ (Tư) ', 'Ô.Đ.T.'],
  ['Ánh'.normalize('NFD'), 'Á.'],
  ['𝒜n', '𝒜.'],
  ['12', ''],
])('of %j the initials are %j', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});
