import { describe, expect, it } from 'vitest';
import { boxOf, momentIn } from './moments.ts';

describe('a box for day and time', () => {
  it('holds Vietnamese time, wherever the browser is', () => {
    expect(boxOf('2026-11-25T18:30:00.000Z')).toBe('2026-11-26T01:30');
    expect(momentIn('2026-11-26T01:30')).toBe('2026-11-25T18:30:00.000Z');
  });

  it('is empty where nothing is known, and hands on what is no moment', () => {
    expect([boxOf(null), boxOf(undefined), boxOf('mai')]).toEqual(['', '', '']);
    expect([momentIn(''), momentIn('mai')]).toEqual([null, 'mai']);
  });
});
