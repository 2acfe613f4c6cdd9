import type { SlotDay } from '@antam/server/features/schedules/contract.ts';
import { describe, expect, it } from 'vitest';
import { shownHours } from './shown-hours.ts';
import { nearestFree } from './use-free-days.ts';
import { addDays, askedDay, clockOf, dayOf, weekOf } from './week-days.ts';

describe('days of a week', () => {
  it.each([
    ['2026-11-23', 'a Monday'],
    ['2026-11-26', 'a Thursday'],
    ['2026-11-29', 'a Sunday'],
  ])('begin with the Monday of the week of %s, %s', date => {
    expect(weekOf(date)).toEqual([23, 24, 25, 26, 27, 28, 29].map(day => `2026-11-${day}`));
  });

  it('go over the ends of months, years and February', () => {
    expect([addDays('2026-12-31', 1), addDays('2028-02-28', 1), addDays('2026-01-01', -1)]).toEqual([
      '2027-01-01',
      '2028-02-29',
      '2025-12-31',
    ]);
  });

  it.each(['2026-02-30', '2026-13-01', '1999-01-01', '25-11-2026', '', 'hôm nay'])('are not named by "%s"', text => {
    expect(askedDay(text)).toBeNull();
  });

  it('are read from an instant with its offset as Việt Nam sees it', () => {
    expect([askedDay('2026-11-25'), dayOf('2026-11-25T00:30:00+07:00'), clockOf('2026-11-25T00:30:00+07:00')]).toEqual([
      '2026-11-25',
      '2026-11-25',
      '00:30',
    ]);
  });
});

describe('the hours that a week shows', () => {
  const visit = (from: string, to: string, end = '2026-11-25') => ({
    start: `2026-11-25T${from}:00+07:00`,
    end: `${end}T${to}:00+07:00`,
  });

  it.each([
    ['a usual day where nobody comes', [], '08:00', '17:00'],
    ['whole hours around visits', [visit('07:30', '08:00'), visit('18:30', '19:10')], '07:00', '20:00'],
    ['the usual ones around a morning', [visit('09:00', '09:30')], '08:00', '17:00'],
    ['at least nine hours before an evening', [visit('18:45', '19:00')], '10:00', '19:00'],
    ['at least nine hours after an early morning', [visit('00:10', '00:40')], '00:00', '09:00'],
    ['a visit that goes on after midnight', [visit('23:30', '00:15', '2026-11-26')], '15:00', '24:00'],
  ])('are %s', (_, visits, from, to) => {
    expect(shownHours(visits)).toEqual({ from, to });
  });
});

describe('where a visit is dropped', () => {
  const slot = (start: string) => ({ start, end: start, state: 'open' as const, capacity: 1, booked: 0 });
  const days: SlotDay[] = [
    { date: '2026-11-25', slots: [slot('2026-11-25T09:00:00+07:00'), slot('2026-11-25T10:00:00+07:00')] },
  ];

  it('the nearest free slot within half an hour is meant', () => {
    expect(nearestFree(days, '2026-11-25T09:35:00+07:00')).toBe('2026-11-25T10:00:00+07:00');
    expect(nearestFree(days, '2026-11-25T08:30:00+07:00')).toBe('2026-11-25T09:00:00+07:00');
  });

  it('that very moment is meant where no free slot is near', () => {
    expect(nearestFree(days, '2026-11-25T08:25:00+07:00')).toBe('2026-11-25T08:25:00+07:00');
    expect(nearestFree([], '2026-11-25T09:00:00+07:00')).toBe('2026-11-25T09:00:00+07:00');
  });
});
