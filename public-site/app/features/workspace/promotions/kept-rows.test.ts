import { expect, it } from 'vitest';
import { keptRows } from './kept-rows.ts';

const option = { key: 'o1', id: '7', name: 'Gói một', pricing: 'extra', price: '0' };
const rows = [{ key: 'g0', name: 'Chọn gói', choice: 'one', options: [option] }];

it('rows of a promotion are read as a draft keeps them', () => {
  expect(keptRows(JSON.stringify(rows))).toEqual(rows);
  expect(keptRows('[]')).toEqual([]);
});

it.each(['', '7', '[7]', '[{"key":"g0"}]', JSON.stringify([{ ...rows[0], options: [{ ...option, price: 7 }] }])])(
  'what is no list of rows, as %s, is none',
  text => {
    expect(keptRows(text)).toBeNull();
  },
);
