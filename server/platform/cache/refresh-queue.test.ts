import { setImmediate as turn } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import { createRefreshQueue } from './refresh-queue.ts';

/** A queue whose work ends when the test asks it to, with the keys that were begun and those that had no room. */
function watched() {
  let dropped = 0;
  const queue = createRefreshQueue(() => {
    dropped += 1;
  });
  const begun: string[] = [];
  const ends: Array<() => void> = [];
  const add = (key: string, interest: number) =>
    queue.add({
      key,
      interest,
      run: async () => {
        begun.push(key);
        await new Promise<void>(resolve => ends.push(resolve));
      },
    });
  const end = async () => {
    ends.shift()?.();
    for (let times = 0; times < 3; times++) await turn();
  };
  return { queue, begun, add, end, dropped: () => dropped };
}

describe('the queue of what is made again in the background', () => {
  it('begins nothing at once, then one after the other, most wanted first', async () => {
    const { begun, add, end } = watched();
    add('little', 1);
    add('much', 3);
    add('some', 2);
    expect(begun).toEqual([]);
    await turn();
    expect(begun).toEqual(['much']);
    await end();
    expect(begun).toEqual(['much', 'some']);
    add('most', 9);
    await end();
    expect(begun).toEqual(['much', 'some', 'most']);
    await end();
    expect(begun).toEqual(['much', 'some', 'most', 'little']);
  });

  it('takes a key once until it has been made', async () => {
    const { begun, add, end } = watched();
    add('one', 1);
    add('one', 1);
    await turn();
    add('one', 1);
    await end();
    expect(begun).toEqual(['one']);
    add('one', 1);
    await turn();
    expect(begun).toEqual(['one', 'one']);
  });

  it('drops what is wanted least when it is full', async () => {
    const { begun, add, end, dropped } = watched();
    for (let n = 0; n < 100; n++) add(String(n), (n * 37) % 100);
    expect(dropped()).toBe(68);
    for (let n = 0; n < 100; n++) await end();
    expect(begun.map(key => (Number(key) * 37) % 100)).toEqual(Array.from({ length: 32 }, (_, n) => 99 - n));
  });

  it('begins nothing while visitors wait, and goes on after the last of them, though one failed', async () => {
    const { queue, begun, add } = watched();
    const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    add('one', 1);
    const visits = [queue.giveWay(() => first.promise), queue.giveWay(() => second.promise)];
    await turn();
    first.resolve();
    await visits[0];
    await turn();
    expect(begun).toEqual([]);
    second.reject(new Error('broken'));
    await expect(visits[1]).rejects.toThrow('broken');
    await turn();
    await turn();
    expect(begun).toEqual(['one']);
  });

  it('ends with what is being made, and takes nothing more', async () => {
    const { queue, begun, add, end } = watched();
    add('one', 2);
    add('two', 1);
    await turn();
    let isClosed = false;
    const closed = queue.close().then(() => {
      isClosed = true;
    });
    await turn();
    expect(isClosed).toBe(false);
    await end();
    await closed;
    add('three', 1);
    await end();
    expect(begun).toEqual(['one']);
  });
});
