import { describe, expect, it } from 'vitest';
import { median, percentile } from './load.ts';
import { fixed, kilobytes, markdownTable } from './table.ts';

describe('percentile', () => {
  it('takes the value below which the share lies, whatever the order', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.5)).toBe(51);
    expect(percentile(values, 0.99)).toBe(100);
    expect(median([3, 1, 2])).toBe(2);
  });
});

describe('markdownTable', () => {
  it('lines up columns, numbers to the right', () => {
    expect(
      markdownTable(
        ['what', 'ms'],
        [
          ['list', '0.41'],
          ['detail', '12'],
        ],
      ),
    ).toBe(['| what   |   ms |', '|--------|-----:|', '| list   | 0.41 |', '| detail |   12 |'].join('\n'));
  });

  it('shows what was not measured as a dash', () => {
    expect(fixed(Number.NaN)).toBe('–');
    expect(kilobytes(1_536)).toBe('1.5');
  });
});
