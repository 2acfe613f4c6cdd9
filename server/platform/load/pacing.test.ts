import { describe, expect, it } from 'vitest';
import { createPacing, type EventLoop } from './pacing.ts';

/** An event loop whose turns and whose clock the test drives. */
function drivenTurns() {
  let now = 0;
  let callbacks: (() => void)[] = [];
  const turns: EventLoop = { now: () => now, next: callback => void callbacks.push(callback) };
  return {
    turns,
    pass: (ms: number) => {
      now += ms;
    },
    turn: () => {
      const due = callbacks;
      callbacks = [];
      for (const callback of due) callback();
    },
  };
}

describe('pacing', () => {
  it('begins at once what comes while there is time', () => {
    const { turns, turn } = drivenTurns();
    const pacing = createPacing(turns);
    const begun: number[] = [];
    for (let n = 0; n < 3; n++) pacing.begin(({ ms }) => begun.push(ms));
    expect(begun).toEqual([0, 0, 0]);
    turn();
    pacing.begin(({ ms }) => begun.push(ms));
    expect(begun).toHaveLength(4);
  });

  it('begins in each turn what fits into a slice, the rest later, in order, and says how long it waited', () => {
    const { turns, pass, turn } = drivenTurns();
    const pacing = createPacing(turns);
    const begun: string[] = [];
    for (let n = 0; n < 7; n++) {
      pacing.begin(({ ms, behind }) => {
        begun.push(`${n}: ${ms} ms, ${behind} behind`);
        pass(6);
      });
    }
    expect(begun).toEqual(['0: 0 ms, 0 behind', '1: 0 ms, 0 behind']);
    // The first of these ends the slice, the second begins what was scheduled by it.
    turn();
    turn();
    expect(begun.slice(2)).toEqual(['2: 0 ms, 4 behind', '3: 6 ms, 3 behind']);
    turn();
    expect(begun.slice(4)).toEqual(['4: 12 ms, 2 behind', '5: 18 ms, 1 behind']);
    turn();
    expect(begun.slice(6)).toEqual(['6: 24 ms, 0 behind']);
  });

  it('makes turns short while there is a hurry, but not for long', () => {
    const { turns, pass, turn } = drivenTurns();
    const pacing = createPacing(turns);
    let begun = 0;
    for (let n = 0; n < 20; n++) {
      pacing.begin(() => {
        begun += 1;
        pass(10);
      });
    }
    expect(begun).toBe(1);
    turn();
    const each: number[] = [];
    for (let n = 0; n < 8; n++) {
      pacing.hurry();
      pass(5);
      turn();
      each.push(begun);
    }
    // Of eight hurried turns most begin nothing, and yet some go on with the work.
    expect(each.filter((count, at) => count === (at === 0 ? 1 : each[at - 1])).length).toBeGreaterThanOrEqual(5);
    expect(begun).toBeGreaterThan(1);
  });

  it('keeps their order over a long queue', () => {
    const { turns, pass, turn } = drivenTurns();
    const pacing = createPacing(turns);
    const begun: number[] = [];
    for (let n = 0; n < 1_000; n++) {
      pacing.begin(() => {
        begun.push(n);
        pass(1);
      });
    }
    for (let n = 0; n < 200; n++) turn();
    expect(begun).toEqual(Array.from({ length: 1_000 }, (_, n) => n));
  });
});
