import { expect, it } from 'vitest';
import { waitWords } from './wait-words.ts';

it.each([
  [0, '1 giây'],
  [45, '45 giây'],
  [59.2, '60 giây'],
  [60, '1 phút'],
  [61, '2 phút'],
  [300, '5 phút'],
  [3_600, '60 phút'],
  [5_400, '90 phút'],
  [5_401, '2 giờ'],
  [82_000, '23 giờ'],
  [86_400, '24 giờ'],
])('a wait of %d seconds is shown as %s', (seconds, words) => {
  expect(waitWords(seconds)).toBe(words);
});
