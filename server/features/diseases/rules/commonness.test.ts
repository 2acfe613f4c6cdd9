import { expect, it } from 'vitest';
import type { Commonness } from '../contract.ts';
import { commonerFirst, rarityOf } from './commonness.ts';

const row = (name: string, position: number, commonness: Commonness | null) => ({ name, position, commonness });

it('the commonest stands first, and one of which nothing is known between the common and the uncommon ones', () => {
  const all: readonly (Commonness | null)[] = ['rare', null, 'common', 'uncommon', 'very_common'];
  expect(all.toSorted((one, other) => rarityOf(one) - rarityOf(other))).toEqual([
    'very_common',
    'common',
    null,
    'uncommon',
    'rare',
  ]);
});

it('only what is equally near is ordered by how common it is, and what is equally common stays as it was', () => {
  const rows = [
    row('far and common', 2, 'very_common'),
    row('near and rare', 0, 'rare'),
    row('near, A', 0, 'common'),
    row('near, B', 0, 'common'),
  ];
  const names = commonerFirst(rows, ({ position }) => position).map(({ name }) => name);
  expect(names).toEqual(['near, A', 'near, B', 'near and rare', 'far and common']);
});
