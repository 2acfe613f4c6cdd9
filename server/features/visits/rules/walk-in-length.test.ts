import { expect, it } from 'vitest';
import { weeklyRule } from '../../schedules/contract.ts';
import { walkInMinutes } from './walk-in-length.ts';

const rule = (weekday: number, from: number, to: number, slot_minutes: number) =>
  weeklyRule.parse({ weekday, from, to, slot_minutes });
/** Wednesdays by 30 and by 20 minutes, Thursdays by 45. */
const WEEKLY = [rule(3, 480, 720, 30), rule(3, 780, 1_020, 20), rule(4, 480, 720, 45)];

it.each([
  ['in the morning', '2026-11-25T09:10:00+07:00', 30],
  ['at the first minute of the afternoon', '2026-11-25T13:00:00+07:00', 20],
  ['on another day', '2026-11-26T11:59:00+07:00', 45],
  ['at noon, between the hours', '2026-11-25T12:00:00+07:00', 30],
  ['on a day without hours', '2026-11-29T09:00:00+07:00', 30],
])('a visit without a reason lasts as long as the slots %s', (_, start, minutes) => {
  expect(walkInMinutes(WEEKLY, new Date(start))).toBe(minutes);
});

it('hours that are not valid on the day do not count', () => {
  const former = { ...rule(3, 480, 720, 60), valid_until: '2026-11-24' };
  const later = { ...rule(3, 480, 720, 90), valid_from: '2026-11-26' };
  const now = { ...rule(3, 480, 720, 15), valid_from: '2026-11-25', valid_until: '2026-11-25' };
  expect(walkInMinutes([former, later, now], new Date('2026-11-25T09:10:00+07:00'))).toBe(15);
});

it('a visit lasts half an hour where the calendar has no hours', () => {
  expect(walkInMinutes([], new Date('2026-11-25T09:10:00+07:00'))).toBe(30);
});
