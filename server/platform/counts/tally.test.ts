import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createTally } from './tally.ts';

const EVERY_MS = 60_000;

let stored: Map<string, number>;
let failures: unknown[];
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  stored = new Map();
  failures = [];
});
afterEach(() => vi.useRealTimers());

const addAll = async (counts: ReadonlyMap<string, number>) => {
  for (const [key, count] of counts) stored.set(key, (stored.get(key) ?? 0) + count);
};

const tallyOf = (write: typeof addAll = addAll, most = 100) =>
  createTally({ everyMs: EVERY_MS, most, write, failed: error => failures.push(error) });

it('Counts are written together once their time has come, and nothing is written while there are none', async () => {
  const write = vi.fn(addAll);
  const tally = tallyOf(write);
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(write).not.toHaveBeenCalled();
  for (const key of ['a', 'b', 'a']) tally.add(key);
  expect(stored.size).toBe(0);
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(Object.fromEntries(stored)).toEqual({ a: 2, b: 1 });
  await vi.advanceTimersByTimeAsync(3 * EVERY_MS);
  expect(write).toHaveBeenCalledTimes(1);
});

it('A process that ends writes what it still holds, each count once, however often it is asked', async () => {
  const tally = tallyOf();
  tally.add('a');
  const first = tally.flush();
  tally.add('a');
  await Promise.all([first, tally.flush(), tally.flush()]);
  expect(Object.fromEntries(stored)).toEqual({ a: 2 });
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(Object.fromEntries(stored)).toEqual({ a: 2 });
});

it('Counts that could not be written are held until the next time', async () => {
  const write = vi.fn(addAll).mockRejectedValueOnce(new Error('busy'));
  const tally = tallyOf(write);
  tally.add('a');
  await tally.flush();
  expect([failures.length, stored.size]).toEqual([1, 0]);
  tally.add('a');
  await vi.advanceTimersByTimeAsync(EVERY_MS);
  expect(Object.fromEntries(stored)).toEqual({ a: 2 });
});

it('No more different keys are held than there is room for, and those that are held count on', async () => {
  const tally = tallyOf(addAll, 2);
  for (const key of ['a', 'b', 'c', 'a']) tally.add(key);
  await tally.flush();
  expect(Object.fromEntries(stored)).toEqual({ a: 2, b: 1 });
});
