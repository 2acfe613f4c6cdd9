import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { disarmCell, rearmCell } from './formula-cells.ts';

describe('cells of a list', () => {
  it.each(['=1+1', '+cmd|x', '-2+3', '@SUM(A1)', '\t=1', '\r=1', '＝1+1', "'=1+1"])('are disarmed: %j', cell => {
    expect(disarmCell(cell)).toBe(`'${cell}`);
  });

  it.each(['', '+842438251234', '-10.5', "'s", "Ia H'Drai", '1 Hàng Bông', "''"])('stay as they are: %j', cell => {
    expect(disarmCell(cell)).toBe(cell);
  });

  it('come back exactly', () => {
    const start = fc.stringMatching(/^['=+@\t-]{0,4}$/);
    const text = fc.tuple(start, fc.string()).map(parts => parts.join(''));
    fc.assert(fc.property(text, cell => rearmCell(disarmCell(cell)) === cell));
  });
});
