import { describe, expect, it } from 'vitest';
import { createLoadGauge } from './load-gauge.ts';

const LIMITS = { running: 2, waitedMs: 500, behind: 16, pauseMs: 25 };

describe('the load gauge', () => {
  it('says overloaded as long as so many pieces are running', async () => {
    const gauge = createLoadGauge(LIMITS);
    const held = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
    const running = held.map(({ promise }) => gauge.run(() => promise));
    expect(gauge.isOverloaded()).toBe(true);
    held[0]?.resolve();
    await running[0];
    expect(gauge.isOverloaded()).toBe(false);
    held[1]?.reject(new Error('broken'));
    await expect(running[1]).rejects.toThrow('broken');
    expect(gauge.isOverloaded()).toBe(false);
  });

  it('says overloaded when requests wait for long and many are behind, and no longer with the first that does not', async () => {
    let now = 0;
    const gauge = createLoadGauge(LIMITS, { now: () => now });
    await gauge.run(async () => undefined);
    gauge.noteWait({ ms: 800, behind: 15 });
    expect(gauge.isOverloaded()).toBe(false);
    gauge.noteWait({ ms: 499, behind: 100 });
    expect(gauge.isOverloaded()).toBe(false);
    gauge.noteWait({ ms: 500, behind: 16 });
    expect(gauge.isOverloaded()).toBe(true);
    // A request is let in now and then, or refusing would be all that is done.
    now = 25;
    expect(gauge.isOverloaded()).toBe(false);
    await gauge.run(async () => undefined);
    expect(gauge.isOverloaded()).toBe(true);
    gauge.noteWait({ ms: 0, behind: 0 });
    expect(gauge.isOverloaded()).toBe(false);
  });
});
