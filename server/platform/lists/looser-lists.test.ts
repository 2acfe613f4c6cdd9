import { expect, it } from 'vitest';
import { leavingOut, looserLists } from './looser-lists.ts';

/** Finds as much as a query's number, and says for which queries it was asked. */
function counting() {
  const asked: number[] = [];
  const countOf = async (query: number) => {
    asked.push(query);
    return { query, count: query };
  };
  return { asked, countOf };
}

it('of alternatives the first that finds something counts, and those behind it are not asked for', async () => {
  const { asked, countOf } = counting();
  const found = await looserLists([[[0, 3, 9], [0], [5]]], countOf);
  expect(found.map(({ query }) => query)).toEqual([3, 5]);
  expect(asked).toEqual([0, 3, 0, 5]);
});

it('a further tier is looked at only where the nearer ones lead to fewer than two lists', async () => {
  const { asked, countOf } = counting();
  const found = await looserLists([[[0]], [[4]], [[7], [8]], [[9]]], countOf);
  expect(found.map(({ query }) => query)).toEqual([4, 7, 8]);
  expect(asked).toEqual([0, 4, 7, 8]);
});

it('what repeats a nearer list is left out, and a further tier is looked at in its place', async () => {
  const { countOf } = counting();
  const isEqual = (list: { count: number }, nearer: { count: number }) => list.count === nearer.count;
  const found = await looserLists([[[4], [4]], [[4], [7]], [[9]]], countOf, isEqual);
  expect(found.map(({ query }) => query)).toEqual([4, 7]);
});

it('an empty list leads to six lists at most, and to none where nothing finds anything', async () => {
  const { asked, countOf } = counting();
  expect(await looserLists([Array.from({ length: 40 }, (_, at) => [at + 1])], countOf)).toHaveLength(6);
  expect(asked).toHaveLength(6);
  expect(await looserLists([[[0]], [[0]]], countOf)).toEqual([]);
});

it('an empty list leaves out one parameter of a list, then all of them', () => {
  expect(leavingOut(['letter', 'group', 'q'])).toEqual([
    [[['group', 'q']], [['letter', 'q']], [['letter', 'group']]],
    [[[]]],
  ]);
  expect(leavingOut(['q'])).toEqual([[[[]]]]);
  expect(leavingOut([])).toEqual([]);
});
