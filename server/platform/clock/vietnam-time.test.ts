import { describe, expect, it } from 'vitest';
import { vietnamTime } from './vietnam-time.ts';

describe('vietnamTime', () => {
  it.each([
    ['2026-11-21T02:05:59Z', '09h05 21-11-2026'],
    ['2026-12-31T17:00:00Z', '00h00 01-01-2027'],
    ['2026-01-05T16:59:00Z', '23h59 05-01-2026'],
  ])('tells %s as %s', (moment, told) => {
    expect(vietnamTime(new Date(moment))).toBe(told);
  });
});
