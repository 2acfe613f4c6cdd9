import { describe, expect, it } from 'vitest';
import { fixed, kilobytes, markdownTable } from './table.ts';

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
