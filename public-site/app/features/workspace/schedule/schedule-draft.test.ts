import type { Schedule } from '@antam/server/features/schedules/contract.ts';
import { describe, expect, it } from 'vitest';
import { copyDay, newClosing, newHours, usualWeek } from './draft-rows.ts';
import { keptSchedule } from './kept-schedule.ts';
import { draftOf, scheduleOf } from './schedule-draft.ts';
import { clockText, dayMinute, endMinute, optionalNumber, requiredNumber } from './typed-values.ts';

const SCHEDULE: Schedule = {
  accepts_booking: true,
  confirms_at_once: false,
  notice_minutes: 120,
  buffer_before: 5,
  buffer_after: 10,
  daily_limit: 20,
  note: 'Đến trước 10 phút.',
  weekly: [
    {
      weekday: 1,
      from: 480,
      to: 1_440,
      slot_minutes: 30,
      capacity: 2,
      breaks: [{ from: 690, to: 810 }],
      valid_from: '2026-11-01',
      valid_until: null,
    },
  ],
  exceptions: [
    { kind: 'closed', date: '2027-01-01', until: '2027-01-02', from: null, to: null, note: 'Tết Dương lịch' },
    { kind: 'closed', date: '2026-12-05', until: '2026-12-05', from: 540, to: 600, note: '' },
    { kind: 'extra', date: '2026-12-06', from: 480, to: 690, slot_minutes: 20, capacity: 1, note: '' },
  ],
  reasons: [
    { id: 7, name: 'Khám lần đầu', minutes: 30, price: 500_000, note: '', questions: ['Bạn đang dùng thuốc gì?'] },
    { id: 8, name: 'Tái khám', minutes: 15, price: null, note: '', questions: [] },
  ],
};

describe('the draft of a schedule', () => {
  it('is sent as it was stored where nothing is changed', () => {
    expect(scheduleOf(draftOf(SCHEDULE))).toEqual(SCHEDULE);
  });

  it('has what is missing as null once it is sent, and what cannot be read as no number that is taken', () => {
    const draft = draftOf(SCHEDULE);
    const sent = scheduleOf({ ...draft, notice_minutes: '', buffer_before: 'mười', daily_limit: ' ' });
    expect(JSON.parse(JSON.stringify(sent))).toMatchObject({
      notice_minutes: null,
      buffer_before: -1,
      daily_limit: null,
    });
  });

  it('closes one day where no last day is chosen', () => {
    const sent = scheduleOf({ ...draftOf(SCHEDULE), exceptions: [{ ...newClosing('2026-12-24'), until: '' }] });
    expect(sent.exceptions).toEqual([
      { kind: 'closed', date: '2026-12-24', until: '2026-12-24', from: null, to: null, note: '' },
    ]);
  });
});

describe('a schedule that a draft keeps', () => {
  it('is read as it was written, with all its rows', () => {
    const draft = draftOf(SCHEDULE);
    expect(keptSchedule(JSON.stringify(draft))).toEqual(draft);
  });

  it.each([
    ['', undefined],
    ['7', undefined],
    ['a weekday', { weekly: [{ ...draftOf(SCHEDULE).weekly[0], weekday: 'Thứ Hai' }] }],
    ['a kind of exception', { exceptions: [{ ...draftOf(SCHEDULE).exceptions[0], kind: 'khác' }] }],
    ['a question', { reasons: [{ ...draftOf(SCHEDULE).reasons[0], questions: [7] }] }],
    ['a yes or no', { accepts_booking: 'có' }],
  ])('is none where it is malformed: %s', (text, wrong) => {
    expect(keptSchedule(wrong ? JSON.stringify({ ...draftOf(SCHEDULE), ...wrong }) : text)).toBeNull();
  });
});

describe('times and numbers as they are typed', () => {
  it('have midnight at the end of a day as 00:00', () => {
    expect([clockText(1_440), endMinute('00:00'), dayMinute('00:00')]).toEqual(['00:00', 1_440, 0]);
    expect([dayMinute(''), endMinute('')]).toEqual([Number.NaN, Number.NaN]);
  });

  it('have dots between thousands', () => {
    expect([requiredNumber('1.250.000'), requiredNumber('1 250 000'), requiredNumber('-5')]).toEqual([
      1_250_000, 1_250_000, -1,
    ]);
    expect([optionalNumber('0'), optionalNumber('')]).toEqual([0, null]);
  });
});

describe('rows of a draft', () => {
  it('copy the hours of a day over those of others', () => {
    const [first] = usualWeek();
    const weekly = [...usualWeek(), newHours(6, first)];
    const copied = copyDay(weekly, 6, [0, 1]);
    const hoursOf = (weekday: number) =>
      copied.filter(rule => rule.weekday === weekday).map(({ from, to }) => `${from}-${to}`);
    expect([hoursOf(6), hoursOf(0), hoursOf(1), hoursOf(2).length]).toEqual([
      ['13:30-17:00'],
      ['13:30-17:00'],
      ['13:30-17:00'],
      2,
    ]);
    expect(new Set(copied.map(({ key }) => key)).size).toBe(copied.length);
  });
});
