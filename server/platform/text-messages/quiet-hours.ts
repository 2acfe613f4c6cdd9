import { vietnamMidnight } from '../clock/vietnam-calendar.ts';

const HOUR_MS = 3_600_000;
/** Hours in Việt Nam in which nobody is woken by a message: from 21h on, until 7h. */
const QUIET_FROM = 21;
const QUIET_UNTIL = 7;
/** What is to be out before 21h begins half an hour earlier, as workers may be late. */
const LAST_BEFORE = 20.5;

/** Milliseconds of the moment's midnight in Việt Nam, and hours since then. */
function dayOf(moment: Date): { midnight: number; hour: number } {
  const midnight = vietnamMidnight(moment).getTime();
  return { midnight, hour: (moment.getTime() - midnight) / HOUR_MS };
}

/** The moment itself, or where it is quiet then, 7h when that ends. */
export function afterQuietHours(moment: Date): Date {
  const { midnight, hour } = dayOf(moment);
  if (hour >= QUIET_FROM) return new Date(midnight + (24 + QUIET_UNTIL) * HOUR_MS);
  return hour < QUIET_UNTIL ? new Date(midnight + QUIET_UNTIL * HOUR_MS) : moment;
}

/** The moment at which so many milliseconds have passed, of which those of the quiet hours do not count. */
export function afterWaking(moment: Date, span: number): Date {
  const begin = afterQuietHours(moment);
  const quiet = new Date(dayOf(begin).midnight + QUIET_FROM * HOUR_MS);
  const left = span - (quiet.getTime() - begin.getTime());
  return left <= 0 ? new Date(begin.getTime() + span) : afterWaking(quiet, left);
}

/** The moment itself, or where it is quiet then, 20h30 before that began. */
export function beforeQuietHours(moment: Date): Date {
  const { midnight, hour } = dayOf(moment);
  if (hour >= QUIET_FROM) return new Date(midnight + LAST_BEFORE * HOUR_MS);
  return hour < QUIET_UNTIL ? new Date(midnight + (LAST_BEFORE - 24) * HOUR_MS) : moment;
}
