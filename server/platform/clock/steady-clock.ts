import type { Clock } from './clock.ts';

/**
 * Milliseconds that only grow, for how long something lasts: a clock that was set back goes on from where it was, as if
 * no time had passed meanwhile. Never to be compared with a time that is stored or shown.
 */
export function steadyMilliseconds(clock: Clock): () => number {
  let seen = clock.now().getTime();
  let shown = seen;
  return () => {
    const now = clock.now().getTime();
    shown += Math.max(0, now - seen);
    seen = now;
    return shown;
  };
}
