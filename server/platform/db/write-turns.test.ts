import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createWriteTurns, WriteTurnTimeout } from './write-turns.ts';

const inMs = (milliseconds: number) => performance.now() + milliseconds;
const NEVER = 60_000;

it('writers take turns in the order in which they asked', async () => {
  const turns = createWriteTurns();
  const order: string[] = [];
  const write = async (name: string) => {
    const end = await turns.take(inMs(NEVER));
    order.push(`${name} in`);
    await Promise.resolve();
    order.push(`${name} out`);
    end();
  };
  await Promise.all(['a', 'b', 'c'].map(write));
  expect(order).toEqual(['a in', 'a out', 'b in', 'b out', 'c in', 'c out']);
});

it('a writer that has waited too long is refused, and those behind it go on', async () => {
  const turns = createWriteTurns();
  const end = await turns.take(inMs(NEVER));
  const hasty = turns.take(inMs(1));
  const patient = turns.take(inMs(NEVER));
  await expect(hasty).rejects.toThrow(WriteTurnTimeout);
  end();
  (await patient)();
  (await turns.take(inMs(0)))();
});

describe('a run of turns that lasts', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  /** Takes a turn after another one that lasted `heldMs`; answers how long the pause between them was. */
  async function pauseAfter(heldMs: number, othersWrite: boolean): Promise<number> {
    const turns = createWriteTurns({ othersWrite: () => othersWrite, runMs: 200, pauseMs: 25 });
    const end = await turns.take(inMs(NEVER));
    const next = turns.take(inMs(NEVER));
    await vi.advanceTimersByTimeAsync(heldMs);
    const endedAt = performance.now();
    end();
    await vi.advanceTimersToNextTimerAsync();
    (await next)();
    return performance.now() - endedAt;
  }

  it('pauses once it is long, so that other processes can lock the file', async () => {
    expect(await pauseAfter(200, true)).toBe(25);
  });

  it('goes on without a pause while it is short', async () => {
    expect(await pauseAfter(199, true)).toBe(0);
  });

  it('goes on without a pause where no other process writes', async () => {
    expect(await pauseAfter(200, false)).toBe(0);
  });

  it('lets nobody in during the pause', async () => {
    const turns = createWriteTurns({ othersWrite: () => true, runMs: 200, pauseMs: 25 });
    const end = await turns.take(inMs(NEVER));
    const order: string[] = [];
    const write = async (name: string) => {
      const done = await turns.take(inMs(NEVER));
      order.push(name);
      done();
    };
    const first = write('first');
    await vi.advanceTimersByTimeAsync(200);
    end();
    const second = write('second');
    await vi.advanceTimersByTimeAsync(24);
    expect(order).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    await Promise.all([first, second]);
    expect(order).toEqual(['first', 'second']);
  });
});
