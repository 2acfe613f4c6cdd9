import { expect, it } from 'vitest';
import { fixedClock } from './clock.ts';
import { steadyMilliseconds } from './steady-clock.ts';

it('the steady clock goes on with the clock, stands still while it is set back, and goes on from there', () => {
  const clock = fixedClock(new Date('2026-03-01T08:00:00Z'));
  const steady = steadyMilliseconds(clock);
  const start = steady();
  const after = (milliseconds: number) => {
    clock.advance(milliseconds);
    return steady() - start;
  };
  expect([after(200), after(-3_600_000), after(0), after(50), after(-10), after(10)]).toEqual([
    200, 200, 200, 250, 250, 260,
  ]);
});
