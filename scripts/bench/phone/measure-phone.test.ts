import { expect, it } from 'vitest';
import { missed } from './measure-phone.ts';
import type { PhoneLoad } from './throttled-load.ts';

const light: PhoneLoad = {
  htmlBytes: 20_000,
  scriptBytes: 15_000,
  fontBytes: 70_000,
  allBytes: 160_000,
  requests: 20,
  elements: 900,
  firstPaintMs: 2_100,
  largestPaintMs: 2_400,
  shift: 0.01,
  longestTaskMs: 50,
};
const plain = { ...light, firstPaintMs: 2_000 };

it('a page misses what weighs more, shows later, jumps further or works longer than is aimed at', () => {
  expect(missed(light, plain)).toEqual([]);
  expect(missed({ ...light, scriptBytes: 16_000, requests: 21 }, plain)).toEqual(['script', 'requests']);
  expect(missed({ ...light, firstPaintMs: 2_101, largestPaintMs: 2_500 }, plain)).toEqual([
    'first paint',
    'largest paint',
  ]);
  expect(missed({ ...light, allBytes: 170_000, shift: 0.02, longestTaskMs: 51 }, plain)).toEqual([
    'all',
    'shift',
    'long task',
  ]);
});
