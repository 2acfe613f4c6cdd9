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

it('being one typo apart is symmetric', () => {
  fc.assert(fc.property(word, word, (a, b) => withinOneTypo(a, b) === withinOneTypo(b, a)));
});

it('two words that are one typo apart always share a form with a letter left out', () => {
  fc.assert(
    fc.property(word, word, (a, b) => {
      const forms = new Set(deletions(a));
      const share = deletions(b).some(form => forms.has(form));
      expect(share || !withinOneTypo(a, b)).toBe(true);
    }),
  );
});
