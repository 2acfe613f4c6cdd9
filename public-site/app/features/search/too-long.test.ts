import { searchQuery } from '@antam/server/features/search/contract.ts';
import { expect, it } from 'vitest';
import { isTooLong, MAX_QUERY } from './too-long.ts';

it('a text is too long exactly where the search call refuses it', () => {
  for (const length of [1, MAX_QUERY, MAX_QUERY + 1, 7_000]) {
    const q = 'a'.repeat(length);
    expect(isTooLong(q)).toBe(!searchQuery.safeParse({ q }).success);
  }
});
