import { expect, it } from 'vitest';
import { atOnce, inPieces, type Steps } from './in-pieces.ts';

/** Adds numbers, each of which takes some milliseconds. */
function* sumOf(numbers: readonly number[], milliseconds: number): Steps<number> {
  let sum = 0;
  for (const number of numbers) {
    const end = performance.now() + milliseconds;
    while (performance.now() < end) sum += 0;
    sum += number;
    yield;
  }
  return sum;
}

const NUMBERS = Array.from({ length: 20 }, (_, at) => at);

it('a computation has the same result at once and in pieces', async () => {
  expect(atOnce(sumOf(NUMBERS, 0))).toBe(190);
  expect(await inPieces(sumOf(NUMBERS, 0))).toBe(190);
});

it('others get their turn while a long computation runs in pieces', async () => {
  let turns = 0;
  const count = () => {
    turns += 1;
    others = setImmediate(count);
  };
  let others = setImmediate(count);
  await inPieces(sumOf(NUMBERS, 2));
  clearImmediate(others);
  expect(turns).toBeGreaterThan(2);
});

it('a computation that fails in pieces fails as it would at once', async () => {
  function* failing(): Steps<never> {
    yield;
    throw new Error('no such area');
  }
  await expect(inPieces(failing())).rejects.toThrow('no such area');
});
