import { type Clock, systemClock } from '@antam/server/platform/clock/clock.ts';

/** The system's clock, which can be put forward. */
export function movingClock(): Clock & { advance(milliseconds: number): void } {
  let ahead = 0;
  return {
    now: () => new Date(systemClock.now().getTime() + ahead),
    advance: milliseconds => {
      ahead += milliseconds;
    },
  };
}
