import { afterEach, expect, it, vi } from 'vitest';
import { isFirstTime } from './counted-searches.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  sessionStorage.clear();
});

it('A search is new once for each outcome, and none of its words is kept', () => {
  expect(isFirstTime('found', 'giời leo')).toBe(true);
  expect(isFirstTime('found', 'giời leo')).toBe(false);
  expect(isFirstTime('pressed', 'giời leo')).toBe(true);
  expect(isFirstTime('found', 'giời ăn')).toBe(true);
  expect(sessionStorage.getItem('antam:counted-searches')).toMatch(/^[a-z0-9]{1,7}( [a-z0-9]{1,7}){2}$/);
});

it('The oldest searches of a tab are forgotten first', () => {
  for (let at = 0; at < 201; at += 1) isFirstTime('found', `tìm ${at}`);
  expect(isFirstTime('found', 'tìm 200')).toBe(false);
  expect(isFirstTime('found', 'tìm 0')).toBe(true);
});

it('Each time is new where the browser stores nothing', () => {
  const forbid = () => {
    throw new Error('forbidden');
  };
  vi.stubGlobal('sessionStorage', { getItem: forbid, setItem: forbid, clear: () => undefined });
  expect([isFirstTime('found', 'ho'), isFirstTime('found', 'ho')]).toEqual([true, true]);
});
