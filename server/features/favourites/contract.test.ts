import { expect, it } from 'vitest';
import { placeSubject } from '../places/place.subject.ts';
import { professionalSubject } from '../professionals/professional.subject.ts';
import { favouriteCalls } from './contract.ts';

it('each installation’s calls about favourites take the kinds of record that it has', () => {
  const kinds = [placeSubject, professionalSubject].flatMap(({ favourites }) => favourites ?? []);
  expect(kinds.map(({ name }) => name)).toEqual(['place', 'professional']);
  const all = favouriteCalls(kinds);
  const alone = favouriteCalls(kinds.slice(0, 1));
  const takes = (calls: typeof all, type: string) => calls.set.body.safeParse({ type, id: 1, added: true }).success;
  expect(['place', 'professional', 'article'].map(type => takes(all, type))).toEqual([true, true, false]);
  expect(['place', 'professional', 'article'].map(type => takes(alone, type))).toEqual([true, false, false]);
  expect(alone.ids.answer.safeParse({ professional: [1] }).success).toBe(false);
});

it('calls about favourites take no kind where an installation has none', () => {
  const { set, list } = favouriteCalls([]);
  expect(set.body.safeParse({ type: 'place', id: 1, added: true }).success).toBe(false);
  expect(list.answer.safeParse({ count: 0, page: 1, pages: 1, items: [] }).success).toBe(true);
});
