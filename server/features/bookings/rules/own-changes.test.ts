import { expect, it } from 'vitest';
import { isToCome } from './own-changes.ts';

const NOW = new Date('2031-11-19T02:00:00Z');
const after = (minutes: number) => new Date(NOW.getTime() + minutes * 60_000);

it('a visit is to come until it begins or is cancelled', () => {
  expect(isToCome({ state: 'pending', start: after(1) }, NOW)).toBe(true);
  expect(isToCome({ state: 'confirmed', start: after(1) }, NOW)).toBe(true);
  expect(isToCome({ state: 'confirmed', start: NOW }, NOW)).toBe(false);
  expect(isToCome({ state: 'cancelled', start: after(1) }, NOW)).toBe(false);
});
