import { daysFrom, startOfVietnamDay, vietnamDay } from '../../../platform/clock/vietnam-calendar.ts';
import type { WeeklyRule } from '../../schedules/rules/schedule-shapes.ts';

const MINUTE_MS = 60_000;
/** Where the calendar has no hours. */
const USUAL_MINUTES = 30;

/**
 * Minutes of a visit without a reason that begins at some moment: a slot of the hours it falls into, otherwise one of
 * the calendar's first hours.
 */
export function walkInMinutes(weekly: readonly WeeklyRule[], start: Date): number {
  const date = vietnamDay(start);
  const [day] = daysFrom(date, 1);
  const minute = (start.getTime() - startOfVietnamDay(date).getTime()) / MINUTE_MS;
  const valid = weekly.filter(rule => isValidOn(rule, date));
  const holding = valid.find(({ weekday, from, to }) => weekday === day?.weekday && from <= minute && minute < to);
  return (holding ?? valid[0])?.slot_minutes ?? USUAL_MINUTES;
}

const isValidOn = ({ valid_from, valid_until }: WeeklyRule, date: string): boolean =>
  (valid_from === null || valid_from <= date) && (valid_until === null || date <= valid_until);
