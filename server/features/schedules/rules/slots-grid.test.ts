import { describe, expect, it } from 'vitest';
import {
  type Case,
  closed,
  DAY,
  elsewhere,
  extra,
  rulesOf,
  slotsOf,
  startsOf,
  visit,
  weekly,
} from '../../../testing/calendar-cases.ts';

const open = (asked: Case) => startsOf(asked).join(' ');

describe('the grid', () => {
  it('has a start every slot length from the beginning of the hours', () => {
    expect(slotsOf({ rules: rulesOf({ weekly: [weekly('08:00-10:00')] }) })).toEqual([
      '08:00 open',
      '08:30 open',
      '09:00 open',
      '09:30 open',
    ]);
  });

  it('starts again at the end of a break', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:30', { breaks: ['09:00-09:10'] })] });
    expect(open({ rules })).toBe('08:00 08:30 09:10 09:40');
  });

  it('starts again at the end of each of several breaks, in whatever order they were written', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-11:00', { breaks: ['10:00-10:20', '08:30-08:40'] })] });
    expect(open({ rules })).toBe('08:00 08:40 09:10 10:20');
  });

  it('stays where it is around a closing of some hours', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:30')], exceptions: [closed('09:00-09:20')] });
    expect(open({ rules })).toBe('08:00 08:30 09:30 10:00');
  });

  it('loses every slot that a closing touches, and none that ends where it begins', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:00')], exceptions: [closed('08:45-09:05')] });
    expect(open({ rules })).toBe('08:00 09:30');
  });

  it('has nothing on a day that is closed', () => {
    expect(slotsOf({ rules: rulesOf({ weekly: [weekly('08:00-10:00')], exceptions: [closed()] }) })).toEqual([]);
  });

  it('has nothing on each day of a closing of several days', () => {
    const rules = (from: string, until: string) =>
      rulesOf({ weekly: [weekly('08:00-09:00')], exceptions: [closed(undefined, { date: from, until })] });
    expect(slotsOf({ rules: rules('2026-11-20', DAY) })).toEqual([]);
    expect(slotsOf({ rules: rules(DAY, '2026-11-30') })).toEqual([]);
    expect(slotsOf({ rules: rules('2026-11-20', '2026-11-24') })).toHaveLength(2);
    expect(slotsOf({ rules: rules('2026-11-26', '2026-11-30') })).toHaveLength(2);
  });

  it('reaches to midnight', () => {
    expect(slotsOf({ rules: rulesOf({ weekly: [weekly('23:00-24:00')] }) })).toEqual(['23:00 open', '23:30 open']);
  });

  it('follows the weekday and the range of dates of each rule, both ends included', () => {
    const rule = (valid_from: string | null, valid_until: string | null) =>
      rulesOf({ weekly: [weekly('08:00-08:30', { valid_from, valid_until })] });
    expect(open({ rules: rule(DAY, DAY) })).toBe('08:00');
    expect(open({ rules: rule(null, '2026-11-24') })).toBe('');
    expect(open({ rules: rule('2026-11-26', null) })).toBe('');
    expect(open({ rules: rulesOf({ weekly: [weekly('08:00-08:30', { weekday: 4 })] }) })).toBe('');
  });
});

describe('extra hours', () => {
  it('are added to the weekly ones with their own slot length and capacity', () => {
    const rules = rulesOf({
      weekly: [weekly('08:00-09:00')],
      exceptions: [extra('17:00-18:00', { slot_minutes: 20, capacity: 2 })],
    });
    expect(slotsOf({ rules })).toEqual([
      '08:00 open',
      '08:30 open',
      '17:00-17:20 open 0/2',
      '17:20-17:40 open 0/2',
      '17:40-18:00 open 0/2',
    ]);
  });

  it('are on their day alone', () => {
    expect(slotsOf({ rules: rulesOf({ exceptions: [extra('17:00-18:00', { date: '2026-11-26' })] }) })).toEqual([]);
  });

  it('lose to a closing where both meet', () => {
    const rules = rulesOf({ exceptions: [extra('17:00-19:00'), closed('17:30-18:00')] });
    expect(open({ rules })).toBe('17:00 18:00 18:30');
  });

  it('that begin with a weekly slot give that start the larger capacity and the shorter length', () => {
    const rules = rulesOf({
      weekly: [weekly('08:00-09:00', { capacity: 3 })],
      exceptions: [extra('08:00-08:20', { slot_minutes: 20, capacity: 2 })],
    });
    expect(slotsOf({ rules })).toEqual(['08:00-08:20 open 0/3', '08:30 open 0/3']);
  });

  it('that overlap weekly ones have starts of both grids', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-09:00')], exceptions: [extra('08:15-09:15')] });
    expect(open({ rules })).toBe('08:00 08:15 08:30 08:45');
  });
});

describe('the closing of a place', () => {
  it('binds the calendars of its professionals', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:00')], place_exceptions: [closed('08:30-09:30')] });
    expect(open({ rules })).toBe('08:00 09:30');
  });

  it('wins over their extra hours', () => {
    const rules = rulesOf({ exceptions: [extra('17:00-18:00')], place_exceptions: [closed()] });
    expect(open({ rules })).toBe('');
  });

  it('binds them alone: extra hours of the place are its own', () => {
    expect(open({ rules: rulesOf({ place_exceptions: [extra('17:00-18:00')] }) })).toBe('');
  });
});

describe('a reason with a length of its own', () => {
  const rules = rulesOf({ weekly: [weekly('08:00-10:00')] });

  it('stays on the grid and takes the slots that it runs over', () => {
    expect(slotsOf({ rules, visitMinutes: 60 })).toEqual(['08:00-09:00 open', '08:30-09:30 open', '09:00-10:00 open']);
    expect(slotsOf({ rules, visitMinutes: 45, taken: { here: [visit('09:00-09:30')] } })).toEqual([
      '08:00-08:45 open',
      '08:30-09:15 full',
      '09:00-09:45 full',
    ]);
  });

  it('that is shorter than the slot takes its own length', () => {
    expect(slotsOf({ rules, visitMinutes: 10 })[0]).toBe('08:00-08:10 open');
  });

  it('is not listed where it does not fit before the hours end', () => {
    expect(startsOf({ rules, visitMinutes: 90 })).toEqual(['08:00', '08:30']);
    expect(startsOf({ rules, visitMinutes: 121 })).toEqual([]);
  });

  it('is listed at the last start of the grid where it fits and the slot would not', () => {
    const short = rulesOf({ weekly: [weekly('08:00-08:50')] });
    expect(startsOf({ rules: short })).toEqual(['08:00']);
    expect(startsOf({ rules: short, visitMinutes: 15 })).toEqual(['08:00', '08:30']);
  });

  it('does not run over a break or a closing', () => {
    const broken = rulesOf({ weekly: [weekly('08:00-10:00', { breaks: ['09:00-09:30'] })] });
    expect(startsOf({ rules: broken, visitMinutes: 60 })).toEqual(['08:00']);
    const shut = rulesOf({ weekly: [weekly('08:00-10:00')], exceptions: [closed('09:00-09:10')] });
    expect(startsOf({ rules: shut, visitMinutes: 60 })).toEqual(['08:00']);
  });

  it('runs over the seam of rules that touch, also at midnight', () => {
    const touching = rulesOf({ weekly: [weekly('08:00-09:00'), weekly('09:00-10:00', { slot_minutes: 20 })] });
    expect(startsOf({ rules: touching, visitMinutes: 50 })).toEqual(['08:00', '08:30', '09:00']);
    const night = rulesOf({ weekly: [weekly('23:00-24:00'), weekly('00:00-01:00', { weekday: 4 })] });
    expect(startsOf({ rules: night, visitMinutes: 60 })).toEqual(['23:00', '23:30']);
    const alone = rulesOf({ weekly: [weekly('23:00-24:00')] });
    expect(startsOf({ rules: alone, visitMinutes: 60 })).toEqual(['23:00']);
  });

  it('has the seats of the smaller of the rules that it runs over', () => {
    const seam = rulesOf({ weekly: [weekly('08:00-08:30', { capacity: 3 }), weekly('08:30-09:00', { capacity: 2 })] });
    expect(slotsOf({ rules: seam, visitMinutes: 60 })).toEqual(['08:00-09:00 open 0/2']);
    const taken = { here: [visit('08:00-08:30'), visit('08:00-08:30'), visit('08:30-09:00')] };
    expect(slotsOf({ rules: seam, visitMinutes: 60, taken })).toEqual(['08:00-09:00 open 1/2']);
  });
});

describe('the visits of a professional elsewhere', () => {
  const rules = rulesOf({ weekly: [weekly('08:00-10:00', { capacity: 5 })] });

  it('shut the hour, whatever the capacity, and are not counted as booked', () => {
    expect(slotsOf({ rules, taken: { elsewhere: [elsewhere('08:45-09:15')] } })).toEqual([
      '08:00 open 0/5',
      '08:30 full 0/5',
      '09:00 full 0/5',
      '09:30 open 0/5',
    ]);
  });

  it('keep the gap of both calendars: the buffer after the earlier, the one before the later', () => {
    const buffered = rulesOf({ ...rules, buffer_before: 10, buffer_after: 0 });
    const taken = (buffer_after: number) => ({ elsewhere: [elsewhere('08:00-09:00', { buffer_after })] });
    expect(startsOf({ rules: buffered, taken: taken(0) })).toEqual(['09:30']);
    expect(startsOf({ rules: buffered, taken: taken(20) })).toEqual(['09:30']);
    expect(startsOf({ rules: buffered, taken: taken(21) })).toEqual([]);
  });

  it('shut nothing when they are cancelled', () => {
    const taken = { elsewhere: [elsewhere('08:00-10:00', { state: 'cancelled' })] };
    expect(startsOf({ rules, taken })).toHaveLength(4);
  });
});
