import { daysFrom, startOfVietnamDay, vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import { dayHours } from '../../schedules/rules/day-hours.ts';
import { MINUTES_A_DAY, minuteOf } from '../../schedules/rules/horizon.ts';
import type { SlotRules } from '../../schedules/rules/schedule-shapes.ts';

/** Whether a visit takes place, with any of its minutes, when its calendar receives nobody. */
export function isOutsideHours(
  rules: SlotRules,
  { start, end }: { readonly start: Date; readonly end: Date },
): boolean {
  const date = vietnamDay(start);
  const days = daysFrom(date, 2);
  const midnight = startOfVietnamDay(date).getTime();
  const hours = days.flatMap((day, index) => dayHours(rules, day, index * MINUTES_A_DAY).hours);
  const until = minuteOf({ midnight }, end);
  let reached = minuteOf({ midnight }, start);
  for (const { from, to } of hours) if (from <= reached && reached < to) reached = to;
  return reached < until;
}
