import { describe, expect, it } from 'vitest';
import { grownBy } from './verdict.ts';

const cost = (ms: number, answered: number) => ({ work: { ms }, answered });
const read = (rows: number, buffers: number, answered: number) => ({ work: { rows, buffers }, answered });

describe('the work of a statement in a world ten times as large', () => {
  it('has grown where it takes many times as long for the same answer', () => {
    expect(grownBy({ small: cost(0.2, 20), large: cost(2, 20) })).toBe('ms 0.20 → 2.00, 10 times, for 20 → 20 rows');
  });

  it('has not grown where it takes a little longer, or too little to be measured', () => {
    expect(grownBy({ small: cost(0.2, 20), large: cost(0.5, 20) })).toBeUndefined();
    expect(grownBy({ small: cost(0.001, 20), large: cost(0.09, 20) })).toBeUndefined();
  });

  it('has not grown where the answer has grown with it', () => {
    expect(grownBy({ small: cost(1, 100), large: cost(12, 1_000) })).toBeUndefined();
    expect(grownBy({ small: cost(1, 100), large: cost(31, 1_000) })).toMatch(/^ms/);
  });

  it('has grown by rows or by buffers, whichever shows it', () => {
    expect(grownBy({ small: read(100, 40, 1), large: read(1_000, 60, 1) })).toMatch(/^rows 100 → 1000/);
    expect(grownBy({ small: read(100, 40, 1), large: read(100, 400, 1) })).toMatch(/^buffers 40 → 400/);
    expect(grownBy({ small: read(100, 40, 1), large: read(150, 60, 1) })).toBeUndefined();
  });
});
