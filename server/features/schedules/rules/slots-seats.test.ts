import { describe, expect, it } from 'vitest';
import { at, offer, questionOf, rulesOf, slotsOf, startsOf, visit, weekly } from '../../../testing/calendar-cases.ts';
import { slotDays } from './slots.ts';
import type { VisitState } from './taken.ts';

const MORNING = rulesOf({ weekly: [weekly('08:00-10:00')] });
const THREE = rulesOf({ weekly: [weekly('08:00-10:00', { capacity: 3 })] });
const held = (hours: string, until: string, isOwn = false) =>
  visit(hours, { state: 'held', expiresAt: at(until), isOwn });

describe('a seat', () => {
  it.each<VisitState>(['pending', 'confirmed', 'completed', 'no_show'])(
    'is taken by a visit that is %s, and the slot is full',
    state => {
      expect(slotsOf({ rules: MORNING, taken: { here: [visit('08:30-09:00', { state })] } })).toEqual([
        '08:00 open',
        '08:30 full',
        '09:00 open',
        '09:30 open',
      ]);
    },
  );

  it('is not taken by a cancelled visit', () => {
    const here = [visit('08:30-09:00', { state: 'cancelled' })];
    expect(startsOf({ rules: MORNING, taken: { here } })).toHaveLength(4);
  });

  it('is taken by a hold until the instant of its expiry, at which it is over', () => {
    const taken = { here: [held('08:30-09:00', '07:05')] };
    expect(startsOf({ rules: MORNING, taken, now: new Date(at('07:05').getTime() - 1) })).not.toContain('08:30');
    expect(startsOf({ rules: MORNING, taken, now: at('07:05') })).toContain('08:30');
  });

  it('is counted up to the capacity', () => {
    const two = [visit('08:30-09:00'), visit('08:30-09:00')];
    expect(slotsOf({ rules: THREE, taken: { here: two } })[1]).toBe('08:30 open 2/3');
    expect(slotsOf({ rules: THREE, taken: { here: [...two, held('08:30-09:00', '09:00')] } })[1]).toBe(
      '08:30 full 3/3',
    );
  });

  it('is counted at the peak within the visit, not by the number of visits that it meets', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:00', { capacity: 2 })] });
    const here = [visit('08:00-08:30'), visit('08:30-09:00'), visit('09:00-09:30')];
    expect(slotsOf({ rules, visitMinutes: 90, taken: { here } })[0]).toBe('08:00-09:30 open 1/2');
  });

  it('is taken by a visit of former hours in every slot that it overlaps', () => {
    expect(startsOf({ rules: MORNING, taken: { here: [visit('08:10-08:40')] } })).toEqual(['09:00', '09:30']);
    expect(startsOf({ rules: MORNING, taken: { here: [visit('07:00-08:10')] } })).toEqual(['08:30', '09:00', '09:30']);
  });

  it('is shown as booked beyond the capacity where the capacity has become smaller', () => {
    const here = [visit('08:00-08:30'), visit('08:00-08:30')];
    const [day] = slotDays(questionOf({ rules: MORNING, taken: { here } }));
    expect(day?.slots[0]).toMatchObject({ state: 'full', capacity: 1, booked: 2 });
  });
});

describe('the gap between two visits', () => {
  const buffered = (before: number, after: number, capacity = 1) =>
    rulesOf({ weekly: [weekly('08:00-12:00', { capacity })], buffer_before: before, buffer_after: after });
  const taken = { here: [visit('09:30-10:00')] };

  it('is the buffer after the earlier and the buffer before the later', () => {
    expect(startsOf({ rules: buffered(0, 0), taken })).not.toContain('09:30');
    expect(startsOf({ rules: buffered(0, 1), taken })).toEqual(['08:00', '08:30', '10:30', '11:00', '11:30']);
    expect(startsOf({ rules: buffered(15, 15), taken })).toEqual(['08:00', '08:30', '10:30', '11:00', '11:30']);
    expect(startsOf({ rules: buffered(15, 16), taken })).toEqual(['08:00', '11:00', '11:30']);
  });

  it('may lie outside of the hours', () => {
    expect(startsOf({ rules: buffered(60, 60) })).toHaveLength(8);
  });

  it('is kept to a visit outside of the hours', () => {
    const early = { here: [visit('07:00-07:40')] };
    expect(startsOf({ rules: buffered(10, 10), taken: early })[0]).toBe('08:00');
    expect(startsOf({ rules: buffered(10, 11), taken: early })[0]).toBe('08:30');
  });

  it('is kept to a visit of the day before', () => {
    const rules = rulesOf({ weekly: [weekly('00:00-01:00')], buffer_after: 15 });
    const here = [visit('23:00-23:50', { date: '2026-11-24' })];
    expect(startsOf({ rules, taken: { here } })).toEqual(['00:30']);
  });

  it('takes one seat where there are several', () => {
    expect(slotsOf({ rules: buffered(0, 10, 2), taken }).slice(2, 6)).toEqual([
      '09:00 open 1/2',
      '09:30 open 1/2',
      '10:00 open 1/2',
      '10:30 open 0/2',
    ]);
    const both = { here: [visit('09:30-10:00'), visit('10:00-10:30')] };
    expect(slotsOf({ rules: buffered(0, 10, 2), taken: both })[4]).toBe('10:00 full 2/2');
  });
});

describe('the limit of a day', () => {
  const limited = (daily_limit: number, capacity = 1) =>
    rulesOf({ weekly: [weekly('08:00-10:00', { capacity })], daily_limit });

  it('makes the rest of the day full when it is reached', () => {
    const here = [visit('08:00-08:30'), visit('08:30-09:00', { state: 'no_show' })];
    expect(startsOf({ rules: limited(3), taken: { here } })).toEqual(['09:00', '09:30']);
    expect(startsOf({ rules: limited(2), taken: { here } })).toEqual([]);
    expect(startsOf({ rules: limited(2), taken: { here } }, 'full')).toHaveLength(4);
  });

  it('counts live holds and no cancelled visits', () => {
    const cancelled = visit('08:00-08:30', { state: 'cancelled' });
    expect(startsOf({ rules: limited(1), taken: { here: [cancelled] } })).toHaveLength(4);
    const taken = { here: [held('08:00-08:30', '07:05')] };
    expect(startsOf({ rules: limited(1), taken, now: at('07:00') })).toEqual([]);
    expect(startsOf({ rules: limited(1), taken, now: at('07:05') })).toHaveLength(4);
  });

  it('clips the seats shown', () => {
    const here = [visit('08:00-08:30'), visit('08:00-08:30')];
    expect(slotsOf({ rules: limited(4, 5), taken: { here } })).toEqual([
      '08:00 open 2/4',
      '08:30 open 0/2',
      '09:00 open 0/2',
      '09:30 open 0/2',
    ]);
  });

  it('counts by the day in Việt Nam on which a visit begins', () => {
    const rules = limited(1);
    expect(startsOf({ rules, taken: { here: [visit('23:30-23:59', { date: '2026-11-24' })] } })).toHaveLength(4);
    expect(startsOf({ rules, taken: { here: [visit('00:00-00:30')] } })).toEqual([]);
    expect(startsOf({ rules, taken: { here: [visit('23:30-23:59')] } })).toEqual([]);
    expect(startsOf({ rules, taken: { here: [visit('00:00-00:30', { date: '2026-11-26' })] } })).toHaveLength(4);
  });
});

describe('the state of a slot', () => {
  it('is past when it started before now, also when it was booked out', () => {
    const here = [visit('08:00-08:30')];
    expect(slotsOf({ rules: MORNING, taken: { here }, now: at('08:31') })).toEqual([
      '08:00 past',
      '08:30 past',
      '09:00 open',
      '09:30 open',
    ]);
  });

  it('is open when it starts now', () => {
    expect(startsOf({ rules: MORNING, now: at('08:30') })[0]).toBe('08:30');
    expect(startsOf({ rules: MORNING, now: new Date(at('08:30').getTime() + 1) })[0]).toBe('09:00');
  });

  it('is not shown inside the minimum notice, and is shown exactly at its end', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:00')], notice_minutes: 60 });
    expect(slotsOf({ rules, now: at('08:00') })).toEqual(['09:00 open', '09:30 open']);
    expect(slotsOf({ rules, now: new Date(at('08:00').getTime() + 1) })).toEqual(['08:00 past', '09:30 open']);
  });
});

describe('the own hold', () => {
  const taken = { here: [held('08:30-09:00', '08:00', true)] };

  it('leaves the held slot open for the holder, and counts as booked', () => {
    expect(slotsOf({ rules: THREE, taken })[1]).toBe('08:30 open 1/3');
    expect(startsOf({ rules: MORNING, taken })).toHaveLength(4);
  });

  it('keeps the held slot open for the holder alone', () => {
    const here = [held('08:30-09:00', '08:00')];
    expect(startsOf({ rules: MORNING, taken: { here } })).toEqual(['08:00', '09:00', '09:30']);
  });

  it('takes part in the limit of the day but does not close the held slot by it', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:00')], daily_limit: 1 });
    expect(startsOf({ rules, taken })).toEqual(['08:30']);
  });

  it('does not open a slot that a visit has taken as well', () => {
    expect(startsOf({ rules: MORNING, taken: { here: [...taken.here, visit('08:30-09:00')] } })).not.toContain('08:30');
  });

  it('is kept when the minimum notice begins while the form is open', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-10:00')], notice_minutes: 90 });
    expect(startsOf({ rules, taken, now: at('07:02') })).toEqual(['08:30', '09:00', '09:30']);
  });
});

describe('a slot that is offered to a person on the waiting list', () => {
  it('is full for everybody else until the offer is over', () => {
    const offers = [offer('08:30-09:00', '07:30')];
    expect(slotsOf({ rules: THREE, taken: { offers }, now: at('07:29') })[1]).toBe('08:30 full 0/3');
    expect(slotsOf({ rules: THREE, taken: { offers }, now: at('07:30') })[1]).toBe('08:30 open 0/3');
  });

  it('is open for the one to whom it is offered', () => {
    expect(startsOf({ rules: MORNING, taken: { offers: [offer('08:30-09:00', '07:30', true)] } })).toContain('08:30');
  });

  it('takes a seat of a longer visit that would run over it', () => {
    const offers = [offer('08:30-09:00', '07:30')];
    expect(startsOf({ rules: MORNING, taken: { offers }, visitMinutes: 60 })).toEqual(['09:00']);
    expect(startsOf({ rules: THREE, taken: { offers }, visitMinutes: 60 })).toEqual(['08:00', '09:00']);
  });
});
