import { daysFrom, vietnamMinute } from '../../../platform/clock/vietnam-calendar.ts';
import { MINUTES_A_DAY } from '../../schedules/rules/horizon.ts';
import type { ScheduleException } from '../../schedules/rules/schedule-shapes.ts';
import type { ClosedHours } from '../contract.ts';

/** The closings of a page on some days that all of its calendars have, each day's for itself, in the order of time. */
export function sharedClosings(
  calendars: readonly (readonly ScheduleException[])[],
  from: string,
  count: number,
): ClosedHours[] {
  const [first, ...others] = calendars.map(exceptions => closingsOn(exceptions, from, count));
  const isShared = ({ start, end }: ClosedHours) =>
    others.every(closings => closings.some(other => other.start === start && other.end === end));
  return (first ?? []).filter(isShared);
}

function closingsOn(exceptions: readonly ScheduleException[], from: string, count: number): ClosedHours[] {
  return daysFrom(from, count).flatMap(({ date }) =>
    exceptions.flatMap(exception => {
      if (exception.kind !== 'closed' || date < exception.date || exception.until < date) return [];
      const start = vietnamMinute(date, exception.from ?? 0);
      const [next = { date }] = daysFrom(date, 2).slice(1);
      const to = exception.to ?? MINUTES_A_DAY;
      const end = to === MINUTES_A_DAY ? vietnamMinute(next.date, 0) : vietnamMinute(date, to);
      return [{ start, end, note: exception.note }];
    }),
  );
}
