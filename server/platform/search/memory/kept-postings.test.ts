import { expect, it } from 'vitest';
import { keptPostings } from './kept-postings.ts';
import { listed } from './postings.ts';

const KILOBYTE = 1_024;
const postings = () => listed(new Uint32Array(KILOBYTE));

it('the cache of postings makes what it keeps once, and forgets what was not asked for the longest', () => {
  const made: string[] = [];
  const kept = keptPostings(10 * KILOBYTE);
  const get = (name: string) =>
    kept.get(name, () => {
      made.push(name);
      return postings();
    });
  for (const name of ['an', 'ba', 'an', 'co', 'an', 'ba', 'co']) get(name);
  expect(made).toEqual(['an', 'ba', 'co', 'ba', 'co']);
});

it('the cache of postings answers with what is larger than all that it keeps, and keeps none of it', () => {
  const kept = keptPostings(KILOBYTE);
  expect(kept.get('an', postings).count).toBe(KILOBYTE);
  const again = postings();
  expect(kept.get('an', () => again)).toBe(again);
});
