import { expect, it } from 'vitest';
import { withOneOfEach } from './known-query.ts';

const withOne = (query: string) => withOneOfEach(new URLSearchParams(query))?.toString() ?? null;

it('of a parameter that takes one value the first counts that says something, where it stood', () => {
  expect(withOne('age=30&age=40&package=bac')).toBe('age=30&package=bac');
  expect(withOne('q=&page=2&q=tim&q=mach')).toBe('q=tim&page=2');
  expect(withOne('sort=newest&sort=newest')).toBe('sort=newest');
  expect(withOne('letter=&letter=')).toBe('letter=');
});

it('a parameter that takes several values keeps them all', () => {
  expect(withOne('compare=1&compare=3&specialities=mat&specialities=tim&age=30')).toBeNull();
  expect(withOne('family=5&family=7&age=30&age=40')).toBe('family=5&family=7&age=30');
});
