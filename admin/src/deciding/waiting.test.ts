import { describe, expect, it } from 'vitest';
import { waitColour, waitText } from './waiting.tsx';

const HOUR_MS = 3_600_000;

describe('how long something has waited', () => {
  it('is said in minutes, in hours of two days, and in days', () => {
    const waits = [-5, 0, 59 * 60_000, HOUR_MS, 47.9 * HOUR_MS, 48 * HOUR_MS, 24 * 1_200 * HOUR_MS];
    expect(waits.map(waitText)).toEqual(['0 phút', '0 phút', '59 phút', '1 giờ', '47 giờ', '2 ngày', '1.200 ngày']);
  });

  it('has another colour after a day and after two', () => {
    const waits = [0, 24 * HOUR_MS - 1, 24 * HOUR_MS, 48 * HOUR_MS];
    expect(waits.map(waitColour)).toEqual(['text.secondary', 'text.secondary', 'warning.main', 'error.main']);
  });
});
