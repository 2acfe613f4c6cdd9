import { describe, expect, it } from 'vitest';
import { closed } from '../../../testing/calendar-cases.ts';
import { isStale } from './confirmation.ts';
import { holidayWindow, suggestHolidays, withDaysInLieu } from './holidays.ts';

describe('a day in lieu', () => {
  const inLieu = (...dates: string[]) =>
    withDaysInLieu(dates.map(date => ({ date, name: 'Lễ' }))).filter(({ name }) => name === 'Nghỉ bù Lễ');

  it('is the next working day after a holiday on a Saturday or Sunday', () => {
    expect(inLieu('2026-04-25').map(({ date }) => date)).toEqual(['2026-04-27']);
    expect(inLieu('2026-04-26').map(({ date }) => date)).toEqual(['2026-04-27']);
    expect(inLieu('2026-04-24')).toEqual([]);
  });

  it('is not a holiday itself, nor the day in lieu of another one', () => {
    const tet = ['2027-02-05', '2027-02-06', '2027-02-07', '2027-02-08', '2027-02-09'];
    expect(inLieu(...tet).map(({ date }) => date)).toEqual(['2027-02-10', '2027-02-11']);
  });
});

describe('holidays', () => {
  const list = [{ date: '2027-01-01', name: 'Tết Dương lịch' }];
  const dates = (today: string, exceptions = [closed(undefined, { date: '2026-11-01' })]) =>
    suggestHolidays(list, today, exceptions).map(({ date }) => date);

  it('are suggested from 60 days before, until they are over', () => {
    expect(dates('2026-11-01')).toEqual([]);
    expect(dates('2026-11-02')).toEqual(['2027-01-01']);
    expect(dates('2027-01-01')).toEqual(['2027-01-01']);
    expect(dates('2027-01-02')).toEqual([]);
  });

  it('are suggested no more when the day is closed as a whole', () => {
    expect(dates('2026-12-01', [closed(undefined, { date: '2026-12-30', until: '2027-01-03' })])).toEqual([]);
    expect(dates('2026-12-01', [closed('08:00-12:00', { date: '2027-01-01' })])).toEqual(['2027-01-01']);
  });

  it('are read from far enough back to know of days in lieu', () => {
    expect(holidayWindow('2027-01-04')).toEqual({ from: '2026-12-21', until: '2027-03-05' });
  });
});

it('a calendar is stale when nobody confirmed it for 30 days', () => {
  const confirmed = new Date('2026-11-01T02:00:00Z');
  expect(isStale(confirmed, new Date('2026-12-01T01:59:59Z'))).toBe(false);
  expect(isStale(confirmed, new Date('2026-12-01T02:00:00Z'))).toBe(true);
  expect(isStale(null, confirmed)).toBe(true);
});
