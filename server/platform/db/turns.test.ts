import { describe, expect, it } from 'vitest';
import { createTurns, MAX_REST_MS, TURN_MS, type TurnClock, type TurnSizes } from './turns.ts';

/** A clock that stands still but for what the test lets pass, and what turns sleep. */
function drivenClock() {
  let now = 1_000;
  const slept: number[] = [];
  const clock: TurnClock = {
    now: () => now,
    sleep: async ms => {
      slept.push(ms);
      now += ms;
    },
  };
  const pass = (ms: number) => {
    now += ms;
  };
  return { clock, slept, pass };
}

/** Does `count` pieces of `msEach`, and answers how many each turn did. */
async function slices(count: number, msEach: (piece: number) => number, sizes?: TurnSizes) {
  const { clock, slept, pass } = drivenClock();
  const done: number[][] = [];
  const pieces = Array.from({ length: count }, (_, piece) => piece);
  await createTurns({ engine: 'sqlite', isAlone: false }, sizes, clock).each(pieces, async slice => {
    for (const piece of slice) pass(msEach(piece));
    done.push([...slice]);
  });
  expect(done.flat()).toEqual(pieces);
  return { lengths: done.map(slice => slice.length), slept };
}

describe('turns', () => {
  it('grow until one takes the intended time, then keep their size', async () => {
    const { lengths } = await slices(1_000, () => 0.1, { least: 50 });
    expect(lengths[0]).toBe(50);
    for (const [at, length] of lengths.entries()) {
      expect(length * 0.1).toBeLessThanOrEqual(TURN_MS);
      expect(length).toBeLessThanOrEqual(2 * (lengths[at - 1] ?? 25));
    }
    expect(Math.max(...lengths) * 0.1).toBeGreaterThan(TURN_MS / 2);
  });

  it('shrink as soon as pieces take longer, and never below the least', async () => {
    const { lengths } = await slices(1_000, piece => (piece < 100 ? 0.5 : 20), { least: 4 });
    const grown = lengths.indexOf(Math.max(...lengths));
    expect(lengths[grown]).toBeGreaterThan(30);
    expect(lengths.length).toBeGreaterThan(grown + 100);
    for (const length of lengths.slice(grown + 2, -1)) expect(length).toBe(4);
  });

  it('have about the same size, without a short last one', async () => {
    const { lengths } = await slices(105, () => 0, { least: 50, most: 50 });
    expect(lengths).toEqual([35, 35, 35]);
  });

  it('leave the lock free for as long as they held it, up to a limit', async () => {
    const { slept } = await slices(3, piece => [4, 90, 1][piece] ?? 0, { least: 1, most: 1 });
    expect(slept).toEqual([4, MAX_REST_MS.sqlite]);
  });

  it('do not rest after the lock was free anyway, and never on PostgreSQL, which wakes the next writer itself', async () => {
    const { clock, slept, pass } = drivenClock();
    const turns = createTurns({ engine: 'sqlite', isAlone: false }, { least: 1, most: 1 }, clock);
    const write = async () => pass(30);
    await turns.each([1, 2], write, async () => pass(MAX_REST_MS.sqlite));
    expect(slept).toEqual([]);
    await createTurns({ engine: 'postgresql', isAlone: false }, { least: 1, most: 1 }, clock).each([1, 2, 3], write);
    expect(slept).toEqual([]);
  });

  it('in a database that nobody else knows last longer, and do not rest', async () => {
    const { clock, slept, pass } = drivenClock();
    const lengths: number[] = [];
    const pieces = Array.from({ length: 2_000 }, (_, piece) => piece);
    await createTurns({ engine: 'sqlite', isAlone: true }, { least: 50 }, clock).each(pieces, async slice => {
      pass(slice.length);
      lengths.push(slice.length);
    });
    expect(Math.max(...lengths)).toBeGreaterThan(10 * TURN_MS);
    expect(slept).toEqual([]);
  });

  it('for other work have their own size and rest after the turns before them', async () => {
    const { clock, slept, pass } = drivenClock();
    const turns = createTurns({ engine: 'sqlite', isAlone: false }, { least: 10 }, clock);
    await turns.each([1], async () => pass(5));
    const sizes: number[] = [];
    await turns.ofOther({ least: 300 }).take(async size => {
      sizes.push(size);
      return size;
    });
    expect([sizes, slept]).toEqual([[300], [5]]);
  });

  it('also rest after one that failed', async () => {
    const { clock, slept, pass } = drivenClock();
    const turns = createTurns({ engine: 'sqlite', isAlone: false }, {}, clock);
    const failing = turns.take(async () => {
      pass(7);
      throw new Error('full');
    });
    await expect(failing).rejects.toThrow('full');
    await turns.take(async () => 1);
    expect(slept).toEqual([7]);
  });
});
