import { describe, expect, it } from 'vitest';
import {
  at,
  type Case,
  elsewhere,
  offer,
  questionOf,
  rulesOf,
  visit,
  weekly,
} from '../../../testing/calendar-cases.ts';
import { slotDaysForNow } from './slots.ts';

const hours = rulesOf({ weekly: [weekly('08:00-09:00')] });
const untilOf = (asked: Case) => new Date(slotDaysForNow(questionOf(asked)).trueUntil);
const before = (moment: Date) => new Date(moment.getTime() - 1);
const held = (until: string) => visit('08:00-08:30', { state: 'held', expiresAt: at(until) });

describe('slots are true', () => {
  it('to the start of the next one, which is past a moment later', () => {
    expect(untilOf({ rules: hours, now: at('07:10') })).toEqual(at('08:00'));
    expect(untilOf({ rules: hours, now: at('08:00') })).toEqual(at('08:00'));
    expect(untilOf({ rules: hours, now: new Date(at('08:00').getTime() + 1) })).toEqual(at('08:30'));
  });

  it('to the beginning of the minimum notice of one, be it of tomorrow', () => {
    expect(untilOf({ rules: { ...hours, notice_minutes: 120 }, now: at('05:00') })).toEqual(at('06:00'));
    const tomorrow = rulesOf({ weekly: [weekly('08:00-09:00', { weekday: 4 })], notice_minutes: 1_440 });
    expect(untilOf({ rules: tomorrow, now: at('05:00'), days: 2 })).toEqual(at('08:00'));
  });

  it('to the end of a hold here or elsewhere, and of an offer', () => {
    const now = at('07:00');
    expect(untilOf({ rules: hours, now, taken: { here: [held('07:05')] } })).toEqual(before(at('07:05')));
    const away = elsewhere('08:00-08:30', { state: 'held', expiresAt: at('07:04') });
    expect(untilOf({ rules: hours, now, taken: { elsewhere: [away] } })).toEqual(before(at('07:04')));
    expect(untilOf({ rules: hours, now, taken: { offers: [offer('08:00-08:30', '07:03')] } })).toEqual(
      before(at('07:03')),
    );
    expect(untilOf({ rules: hours, now: at('07:05'), taken: { here: [held('07:05')] } })).toEqual(at('08:00'));
  });

  it('to midnight at most', () => {
    expect(untilOf({ rules: rulesOf({}), now: at('07:00') })).toEqual(before(at('00:00', '2026-11-26')));
  });
});
