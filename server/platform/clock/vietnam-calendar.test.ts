import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysFrom,
  secondsToMidnight,
  startOfVietnamDay,
  vietnamAppointment,
  vietnamDate,
  vietnamDay,
  vietnamDayBefore,
  vietnamMidnight,
  vietnamMinute,
  vietnamTime,
  vietnamYear,
} from './vietnam-calendar.ts';

describe('the day in Việt Nam', () => {
  it.each([
    ['2026-11-21T16:59:59.999Z', '2026-11-21'],
    ['2026-11-21T17:00:00Z', '2026-11-22'],
    ['2026-04-30T17:00:00Z', '2026-05-01'],
    ['2026-12-31T17:00:00Z', '2027-01-01'],
    ['2028-02-28T17:00:00Z', '2028-02-29'],
    ['2028-02-29T17:00:00Z', '2028-03-01'],
    ['2026-02-28T17:00:00Z', '2026-03-01'],
  ])('at %s is %s', (moment, day) => {
    expect(vietnamDay(new Date(moment))).toBe(day);
  });

  it.each([
    ['2026-11-21T16:59:59Z', 0, '2026-11-21'],
    ['2026-11-21T17:00:00Z', 1, '2026-11-21'],
    ['2026-03-01T12:00:00Z', 1, '2026-02-28'],
    ['2028-03-01T12:00:00Z', 1, '2028-02-29'],
    ['2028-02-29T12:00:00Z', 366, '2027-02-28'],
    ['2026-12-31T17:30:00Z', 31, '2026-12-01'],
  ])('before that of %s by %i is %s', (moment, days, day) => {
    expect(vietnamDayBefore(new Date(moment), days)).toBe(day);
  });

  it('begins its year seven hours before that of UTC', () => {
    expect(vietnamYear(new Date('2026-12-31T16:59:59Z'))).toBe(2026);
    expect(vietnamYear(new Date('2026-12-31T17:00:00Z'))).toBe(2027);
  });
});

describe('vietnamTime', () => {
  it.each([
    ['2026-11-21T02:05:59Z', '09h05 21-11-2026'],
    ['2026-12-31T17:00:00Z', '00h00 01-01-2027'],
    ['2026-01-05T16:59:00Z', '23h59 05-01-2026'],
  ])('writes %s as %s', (moment, told) => {
    expect(vietnamTime(new Date(moment))).toBe(told);
  });

  it('writes the day alone where the hour does not matter', () => {
    expect(vietnamDate(new Date('2028-02-28T17:00:00Z'))).toBe('29-02-2028');
  });
});

it.each([
  ['2026-11-25T01:30:00Z', 'Thứ Tư 25-11-2026, 08h30'],
  ['2026-12-26T17:00:00Z', 'Chủ Nhật 27-12-2026, 00h00'],
  ['2028-02-29T16:59:00Z', 'Thứ Ba 29-02-2028, 23h59'],
])('[BOOK-37] [BOOK-39] [BOOK-40] a visit at %s is named %s', (moment, named) => {
  expect(vietnamAppointment(new Date(moment))).toBe(named);
});

describe('addDays', () => {
  it.each([
    ['2026-11-21T09:05:07.123Z', 1, '2026-11-22T09:05:07.123Z'],
    ['2026-01-31T16:59:59Z', 1, '2026-02-01T16:59:59.000Z'],
    ['2028-02-28T20:00:00Z', 1, '2028-02-29T20:00:00.000Z'],
    ['2026-03-01T00:00:00Z', -1, '2026-02-28T00:00:00.000Z'],
    ['2026-11-21T17:00:00Z', 30, '2026-12-21T17:00:00.000Z'],
    ['2026-11-21T17:00:00Z', -730, '2024-11-21T17:00:00.000Z'],
  ])('from %s by %i is %s', (moment, days, result) => {
    expect(addDays(new Date(moment), days).toISOString()).toBe(result);
  });
});

describe('addMonths', () => {
  it.each([
    ['2026-11-21T09:05:07.123Z', -12, '2025-11-21T09:05:07.123Z'],
    ['2029-02-28T16:59:59Z', -12, '2028-02-28T16:59:59.000Z'],
    ['2028-02-29T02:00:00Z', -12, '2027-02-28T02:00:00.000Z'],
    ['2027-12-31T17:00:00Z', -12, '2026-12-31T17:00:00.000Z'],
    ['2026-01-31T02:00:00Z', 1, '2026-02-28T02:00:00.000Z'],
  ])('from %s by %i is %s', (moment, months, result) => {
    expect(addMonths(new Date(moment), months).toISOString()).toBe(result);
  });
});

describe('secondsToMidnight', () => {
  it.each([
    ['2026-11-21T16:59:00Z', 60],
    ['2026-11-21T16:59:59.999Z', 1],
    ['2026-11-21T17:00:00Z', 86_400],
    ['2028-02-29T16:00:00Z', 3_600],
  ])('from %s are %i', (moment, seconds) => {
    expect(secondsToMidnight(new Date(moment))).toBe(seconds);
  });
});

describe('days in a row', () => {
  it('go over the 29th of February and know their weekdays, Sunday as 0', () => {
    expect(daysFrom('2028-02-27', 4)).toEqual([
      { date: '2028-02-27', weekday: 0 },
      { date: '2028-02-28', weekday: 1 },
      { date: '2028-02-29', weekday: 2 },
      { date: '2028-03-01', weekday: 3 },
    ]);
  });

  it('begin at midnight in Việt Nam', () => {
    expect(startOfVietnamDay('2027-01-01').toISOString()).toBe('2026-12-31T17:00:00.000Z');
  });
});

it.each([
  [0, '2026-11-21T00:00:00+07:00'],
  [510, '2026-11-21T08:30:00+07:00'],
  [1_439, '2026-11-21T23:59:00+07:00'],
])('minute %i of a day is written with the offset of Việt Nam', (minute, written) => {
  expect(vietnamMinute('2026-11-21', minute)).toBe(written);
});

describe('a moment by arithmetic alone', () => {
  const zoned = (moment: Date) =>
    Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO('Asia/Ho_Chi_Minh');
  // Every 37 days and some hours from before the war's end, when the clocks of the south were an hour ahead, to 2100.
  const moments = Array.from(
    { length: 1_600 },
    (_, at) => new Date(Date.UTC(1940, 0, 1) + at * 37 * 86_400_000 + at * 5_000_000),
  );

  it('is in the day, after the midnight and so many days from the others that the calendar says', () => {
    for (const moment of moments) {
      expect(vietnamDay(moment)).toBe(zoned(moment).toPlainDate().toString());
      expect(vietnamMidnight(moment).getTime()).toBe(zoned(moment).startOfDay().epochMilliseconds);
      for (const days of [-9_000, -1, 0, 30]) {
        expect(addDays(moment, days).getTime()).toBe(zoned(moment).add({ days }).epochMilliseconds);
      }
    }
  });

  it('that is none has no day', () => {
    expect(() => vietnamDay(new Date(Number.NaN))).toThrow(RangeError);
  });
});
