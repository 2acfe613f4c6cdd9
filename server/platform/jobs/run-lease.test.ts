import { describe, expect, it } from 'vitest';
import { retryDelay } from './run-lease.ts';

describe('retryDelay', () => {
  it('doubles from two seconds up to an hour', () => {
    const delays = [1, 2, 3, 4, 11, 12, 30].map(attempt => retryDelay(attempt, 0.999_999_9) / 1_000);
    expect(delays.map(Math.round)).toEqual([2, 4, 8, 16, 2048, 3600, 3600]);
  });

  it('spreads over half of its length', () => {
    expect(retryDelay(3, 0)).toBe(4_000);
    expect(retryDelay(3, 0.5)).toBe(6_000);
  });
});
