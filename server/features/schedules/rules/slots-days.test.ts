import { afterEach, describe, expect, it } from 'vitest';
import { at, closed, DAY, questionOf, rulesOf, visit, weekly } from '../../../testing/calendar-cases.ts';
import { HORIZON_DAYS } from './horizon.ts';
import { nextFreeSlot, slotAt, slotDays } from './slots.ts';
import { NOTHING_TAKEN } from './taken.ts';

const everyDay = (hours: string) =>
  rulesOf({ weekly: [0, 1, 2, 3, 4, 5, 6].map(weekday => weekly(hours, { weekday })) });
const starts = (hours: string, now: string, days: number) =>
  slotDays(questionOf({ rules: everyDay(hours), now: new Date(now), days })).flatMap(({ slots }) =>
    slots.map(({ start }) => start),
  );

const zone = process.env.TZ;
afterEach(() => {
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
});

describe('the days of the answer', () => {
  it('are 21 dates, today in Việt Nam the first, with those that have no slots', () => {
    const rules = rulesOf({ weekly: [weekly('08:00-09:00')] });
    const days = slotDays(questionOf({ rules, now: at('23:59'), days: HORIZON_DAYS }));
    expect(days).toHaveLength(21);
    expect([days[0]?.date, days[20]?.date]).toEqual([DAY, '2026-12-15']);
    expect(days.filter(({ slots }) => slots.length > 0).map(({ date }) => date)).toEqual([
      DAY,
      '2026-12-02',
      '2026-12-09',
    ]);
  });

  it('begin again at midnight in Việt Nam', () => {
    const first = (now: string) => slotDays(questionOf({ rules: rulesOf({}), now: new Date(now) }))[0]?.date;
    expect(first('2026-12-31T16:59:59.999Z')).toBe('2026-12-31');
    expect(first('2026-12-31T17:00:00Z')).toBe('2027-01-01');
  });

  it('have times in ISO 8601 with the offset of Việt Nam, also over midnight and the end of a year', () => {
    expect(starts('23:30-24:00', '2026-12-31T10:00:00Z', 2)).toEqual([
      '2026-12-31T23:30:00+07:00',
      '2027-01-01T23:30:00+07:00',
    ]);
    const question = questionOf({ rules: everyDay('23:30-24:00'), now: new Date('2026-12-31T10:00:00Z') });
    expect(slotDays(question)[0]?.slots[0]?.end).toBe('2027-01-01T00:00:00+07:00');
  });

  it('have a 29th of February in leap years only', () => {
    const dates = (now: string) => starts('08:00-08:30', now, 3).map(start => start.slice(0, 10));
    expect(dates('2028-02-27T18:00:00Z')).toEqual(['2028-02-28', '2028-02-29', '2028-03-01']);
    expect(dates('2027-02-27T18:00:00Z')).toEqual(['2027-02-28', '2027-03-01', '2027-03-02']);
  });

  it.each(['UTC', 'America/Los_Angeles', 'Pacific/Auckland'])('are the same where the process runs in %s', tz => {
    process.env.TZ = tz;
    expect(new Date('2026-11-25T00:00:00Z').getTimezoneOffset() === 0).toBe(tz === 'UTC');
    expect(starts('00:00-00:30', '2026-11-24T16:30:00Z', 2)).toEqual([
      '2026-11-24T00:00:00+07:00',
      '2026-11-25T00:00:00+07:00',
    ]);
    expect(slotAt({ rules: everyDay('08:00-09:00'), taken: NOTHING_TAKEN }, at('08:30'), at('07:00'))?.state).toBe(
      'open',
    );
  });
});

describe('the next free slot', () => {
  it('is the first open one, today or on a later day', () => {
    const rules = everyDay('08:00-09:00');
    const next = (now: string, here: ReturnType<typeof visit>[] = []) =>
      nextFreeSlot(questionOf({ rules, now: at(now), days: HORIZON_DAYS, taken: { here } }))?.start;
    expect(next('08:10')).toBe('2026-11-25T08:30:00+07:00');
    expect(next('08:10', [visit('08:30-09:00')])).toBe('2026-11-26T08:00:00+07:00');
    expect(next('09:00')).toBe('2026-11-26T08:00:00+07:00');
  });

  it('is none where the horizon has no open slot', () => {
    const rules = rulesOf({ ...everyDay('08:00-09:00'), exceptions: [closed(undefined, { until: '2026-12-15' })] });
    expect(nextFreeSlot(questionOf({ rules, days: HORIZON_DAYS }))).toBeUndefined();
  });
});

describe('the slot at a moment', () => {
  const asked = { rules: everyDay('08:00-10:00'), taken: { ...NOTHING_TAKEN, here: [visit('09:00-09:30')] } };
  const stateAt = (moment: Date, visitMinutes?: number) =>
    slotAt({ ...asked, visitMinutes }, moment, at('08:10'))?.state;

  it('says its state', () => {
    expect([stateAt(at('08:00')), stateAt(at('08:30')), stateAt(at('09:00'))]).toEqual(['past', 'open', 'full']);
  });

  it('is asked for the length of a reason', () => {
    expect(stateAt(at('08:30'), 45)).toBe('full');
    expect(stateAt(at('09:30'), 45)).toBeUndefined();
  });

  it('is none off the grid, outside of the hours, in the past days and beyond the 21 dates', () => {
    expect(stateAt(at('08:31'))).toBeUndefined();
    expect(stateAt(new Date(at('08:30').getTime() + 1))).toBeUndefined();
    expect(stateAt(at('10:00'))).toBeUndefined();
    expect(stateAt(at('08:30', '2026-11-24'))).toBeUndefined();
    expect(stateAt(at('08:30', '2026-12-15'))).toBe('open');
    expect(stateAt(at('08:30', '2026-12-16'))).toBeUndefined();
  });

  it('counts what is taken and the limit on its own day, not on the first of the horizon', () => {
    const rules = { ...everyDay('08:00-10:00'), daily_limit: 1 };
    const taken = { ...NOTHING_TAKEN, here: [visit('08:00-08:30', { date: '2026-11-27' })] };
    const on = (date: string) => slotAt({ rules, taken }, at('09:00', date), at('07:00'))?.state;
    expect([on('2026-11-26'), on('2026-11-27')]).toEqual(['open', 'full']);
  });
});
