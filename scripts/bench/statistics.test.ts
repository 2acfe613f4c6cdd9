import { describe, expect, it } from 'vitest';
import { median, medianOf, percentile } from './statistics.ts';

describe('percentile', () => {
  it('takes the value below which the share lies, whatever the order', () => {
    const values = Array.from({ length: 100 }, (_, index) => 100 - index);
    expect(percentile(values, 0.5)).toBe(51);
    expect(percentile(values, 0.99)).toBe(100);
    expect(percentile(values, 1)).toBe(100);
    expect(median([3, 1, 2])).toBe(2);
  });

  it('leaves the values in their order and answers NaN for none', () => {
    const values = [10, 9, 100];
    expect(median(values)).toBe(10);
    expect(values).toEqual([10, 9, 100]);
    expect(percentile([], 0.5)).toBeNaN();
  });
});

describe('medianOf', () => {
  it('takes each property by itself, so one bad round spoils none', () => {
    const rounds = [
      { cpuMs: 1, p99Ms: 40 },
      { cpuMs: 9, p99Ms: 4 },
      { cpuMs: 2, p99Ms: 5 },
    ];
    expect(medianOf(rounds)).toEqual({ cpuMs: 2, p99Ms: 5 });
    expect(() => medianOf([])).toThrow('no result');
  });
});
