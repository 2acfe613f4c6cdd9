import { expect, it } from 'vitest';
import type { PageQuery } from '../http/site-page.ts';
import { relaxedQueries } from './relaxed-queries.ts';

const address = (query: PageQuery) => `/?${Object.keys(query).join()}`;

it('an empty list leads to what is found without one parameter, the one that is missed least first, with its address', async () => {
  const counts: Readonly<Record<string, number>> = { 'speciality,q': 0, 'letter,q': 3, 'letter,speciality': 5 };
  const asked = { letter: 'A', speciality: 'nhi-khoa', q: 'sốt' };
  const found = await relaxedQueries(asked, address, async kept => counts[Object.keys(kept).join()] ?? 0);
  expect(found).toEqual([
    { count: 3, kept: ['letter', 'q'], absolute_url: '/?letter,q' },
    { count: 5, kept: ['letter', 'speciality'], absolute_url: '/?letter,speciality' },
  ]);
});

it('an empty list leads to everything where only that has something, and nowhere from a list that nothing narrows', async () => {
  const all = async (kept: object) => (Object.keys(kept).length === 0 ? 9 : 0);
  expect(await relaxedQueries({ speciality: 'x', q: 'y' }, address, all)).toEqual([
    { count: 9, kept: [], absolute_url: '/?' },
  ]);
  expect(await relaxedQueries({ speciality: undefined, q: '' }, address, all)).toEqual([]);
});
