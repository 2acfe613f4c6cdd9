import type { DayHours } from './day-hours.ts';
import { type Horizon, MINUTES_A_DAY } from './horizon.ts';
import type { SlotRules } from './schedule-shapes.ts';
import type { Taken } from './taken.ts';

const MINUTE_MS = 60_000;

/** What slots are computed from, as far as time alone changes them. */
interface Passing {
  readonly rules: Pick<SlotRules, 'notice_minutes'>;
  readonly taken: Taken;
  /** From today on. */
  readonly horizon: Horizon;
  /** The hours of a day by its index. */
  hoursOf(index: number): DayHours;
}

/**
 * The last millisecond, since 1970, at which slots stay as they were computed though nobody changes anything: after it a
 * slot begins or its minimum notice does, a hold or an offer is over, or another day has begun.
 */
export function trueUntil({ rules: { notice_minutes }, taken, horizon, hoursOf }: Passing): number {
  const { midnight, count } = horizon;
  const now = horizon.now.getTime();
  let until = midnight + MINUTES_A_DAY * MINUTE_MS - 1;
  const note = (moment: number) => {
    if (moment >= now && moment < until) until = moment;
  };
  // Of later days no minimum notice begins before midnight.
  for (let index = 0; index < count && (index - 1) * MINUTES_A_DAY < notice_minutes; index += 1) {
    for (const { at } of hoursOf(index).starts) {
      note(midnight + at * MINUTE_MS);
      note(midnight + (at - notice_minutes) * MINUTE_MS);
    }
  }
  for (const { expiresAt } of [...taken.here, ...taken.elsewhere, ...taken.offers]) {
    if (expiresAt !== null) note(expiresAt.getTime() - 1);
  }
  return until;
}
