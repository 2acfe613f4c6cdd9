import { expect, it } from 'vitest';
import { schedule } from '../../schedules/contract.ts';
import { isOutsideHours } from './outside-hours.ts';

const DAY = '2026-11-25';
const rule = (from: number, to: number, more: object = {}) => ({ weekday: 3, from, to, slot_minutes: 30, ...more });
const rulesOf = (written: object, closedByPlace: object[] = []) => ({
  ...schedule.parse(written),
  place_exceptions: schedule.parse({ exceptions: closedByPlace }).exceptions,
});
const visit = (from: string, to: string) => ({
  start: new Date(`${DAY}T${from}:00+07:00`),
  end: new Date(`${DAY}T${to}:00+07:00`),
});
const closed = (from: number | null = null, to: number | null = null) => ({
  kind: 'closed',
  date: DAY,
  until: DAY,
  from,
  to,
});
const WEEKLY = [rule(480, 720), rule(720, 1_020)];

it.each([
  ['inside the hours', '08:00', '08:30', false],
  ['over the seam of two rules that touch', '11:45', '12:15', false],
  ['to the last minute', '16:30', '17:00', false],
  ['before the hours', '07:30', '08:00', true],
  ['that begins before them', '07:45', '08:15', true],
  ['that runs on after them', '16:45', '17:15', true],
])('a visit %s is outside: %s–%s %s', (_, from, to, isOutside) => {
  expect(isOutsideHours(rulesOf({ weekly: WEEKLY }), visit(from, to))).toBe(isOutside);
});

it('a visit is outside on a closed day, in closed hours, in a break, and where the place is closed', () => {
  const morning = visit('09:00', '09:30');
  expect(isOutsideHours(rulesOf({ weekly: WEEKLY, exceptions: [closed()] }), morning)).toBe(true);
  expect(isOutsideHours(rulesOf({ weekly: WEEKLY, exceptions: [closed(540, 560)] }), morning)).toBe(true);
  expect(isOutsideHours(rulesOf({ weekly: WEEKLY, exceptions: [closed(570, 600)] }), morning)).toBe(false);
  expect(isOutsideHours(rulesOf({ weekly: [rule(480, 720, { breaks: [{ from: 555, to: 570 }] })] }), morning)).toBe(
    true,
  );
  expect(isOutsideHours(rulesOf({ weekly: WEEKLY }, [closed()]), morning)).toBe(true);
  expect(isOutsideHours(rulesOf({}), morning)).toBe(true);
});

it('extra hours receive a visit where the weekly ones do not', () => {
  const extra = { kind: 'extra', date: DAY, from: 1_080, to: 1_200, slot_minutes: 30 };
  expect(isOutsideHours(rulesOf({ weekly: WEEKLY, exceptions: [extra] }), visit('18:00', '18:30'))).toBe(false);
});
