import fc from 'fast-check';
import { expect, it } from 'vitest';
import { deletions, withinOneTypo } from './one-typo.ts';

const word = fc.stringMatching(/^[a-d]{1,8}$/);

it.each([
  ['nguyen', 'nguyn'],
  ['nguyen', 'nguyenn'],
  ['nguyen', 'mguyen'],
  ['nguyen', 'ngyuen'],
  ['mai', 'mai'],
])('%s and %s are one typo apart', (a, b) => {
  expect(withinOneTypo(a, b)).toBe(true);
});

it.each([
  ['nguyen', 'nguy'],
  ['nguyen', 'gnuyne'],
  ['mai', 'lan'],
])('%s and %s are not', (a, b) => {
  expect(withinOneTypo(a, b)).toBe(false);
});

it('is symmetric', () => {
  fc.assert(fc.property(word, word, (a, b) => withinOneTypo(a, b) === withinOneTypo(b, a)));
});

it('never misses a neighbour that shares no left-out form', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const forms = new Set(deletions(a));
      const share = deletions(b).some(form => forms.has(form));
      expect(share || !withinOneTypo(a, b)).toBe(true);
    }),
  );
});
