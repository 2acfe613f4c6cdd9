import { describe, expect, it } from 'vitest';
import { lastUse, reminderDue, remindersAhead } from './plan-reminders.ts';

const at = (time: string) => new Date(`${time}:00+07:00`);

describe('reminders of a visit', () => {
  it.each([
    ['2026-11-25T14:00', '2026-11-23T14:00', '2026-11-25T11:00'],
    ['2026-11-25T10:00', '2026-11-23T10:00', '2026-11-25T07:00'],
    ['2026-11-25T09:59', '2026-11-23T09:59', '2026-11-24T20:30'],
    ['2026-11-25T06:30', '2026-11-22T20:30', '2026-11-24T20:30'],
    ['2026-11-25T21:00', '2026-11-23T20:30', '2026-11-25T18:00'],
    ['2027-01-01T08:00', '2026-12-30T08:00', '2026-12-31T20:30'],
    ['2027-01-02T00:30', '2026-12-30T20:30', '2027-01-01T20:30'],
    ['2028-03-01T08:00', '2028-02-28T08:00', '2028-02-29T20:30'],
    ['2028-02-29T15:00', '2028-02-27T15:00', '2028-02-29T12:00'],
    ['2026-03-02T15:00', '2026-02-28T15:00', '2026-03-02T12:00'],
  ])(
    'at %s are due at %s and %s, and before the quiet hours where they would fall into them',
    (start, first, second) => {
      expect(reminderDue('two_days', at(start))).toEqual(at(first));
      expect(reminderDue('three_hours', at(start))).toEqual(at(second));
    },
  );

  it.each([
    ['2026-11-23T13:59', ['two_days', 'three_hours']],
    ['2026-11-23T14:00', ['three_hours']],
    ['2026-11-25T10:59', ['three_hours']],
    ['2026-11-25T11:00', []],
  ] as const)('of 14h00 on the 25th that was booked at %s are %j', (booked, kinds) => {
    expect(remindersAhead(at('2026-11-25T14:00'), at(booked))).toEqual(kinds);
  });

  it('that are late are of use until the next one is due or the visit begins', () => {
    expect(lastUse('two_days', at('2026-11-25T08:00'))).toEqual(at('2026-11-24T20:30'));
    expect(lastUse('three_hours', at('2026-11-25T08:00'))).toEqual(at('2026-11-25T08:00'));
  });
});
