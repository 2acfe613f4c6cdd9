import { randomId } from '../../../memory/random-id.ts';
import type { ClosingDraft, ExtraDraft, HoursDraft, ReasonDraft, ScheduleDraft, SpanDraft } from './schedule-draft.ts';

/** Days of a week in the order in which people write them. */
export const WEEKDAYS = [1, 2, 3, 4, 5, 6, 0] as const;
export const WEEKDAY_NAMES = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'] as const;

const MORNING = { from: '08:00', to: '11:30' };
const AFTERNOON = { from: '13:30', to: '17:00' };
const WORKDAYS = [1, 2, 3, 4, 5];

/** Hours to begin with on a day: the afternoon where its morning is taken, each as long as the one before. */
export function newHours(weekday: number, before: HoursDraft | undefined): HoursDraft {
  const { slot_minutes = '30', capacity = '1' } = before ?? {};
  const hours = before === undefined ? MORNING : { from: later(before.to, AFTERNOON.from), to: AFTERNOON.to };
  return { key: randomId(), weekday, ...hours, slot_minutes, capacity, breaks: [], valid_from: '', valid_until: '' };
}

/** The week that most practices keep, to be changed from there. */
export const usualWeek = (): HoursDraft[] =>
  WORKDAYS.flatMap(weekday =>
    [MORNING, AFTERNOON].map(hours => ({ ...newHours(weekday, undefined), ...hours, key: randomId() })),
  );

const later = (a: string, b: string): string => (a > b ? a : b);

/** A week in which some days have the same hours as another. */
export function copyDay(
  weekly: ScheduleDraft['weekly'],
  from: number,
  days: readonly number[],
): ScheduleDraft['weekly'] {
  const copied = weekly.filter(({ weekday }) => weekday === from);
  const others = weekly.filter(({ weekday }) => !days.includes(weekday));
  return [...others, ...days.flatMap(weekday => copied.map(rule => ({ ...rule, key: randomId(), weekday })))];
}

export const newBreak = (): SpanDraft => ({ key: randomId(), from: '', to: '' });

/** @param date `2026-11-25` or nothing yet */
export const newClosing = (date = '', note = ''): ClosingDraft => ({
  key: randomId(),
  kind: 'closed',
  date,
  until: date,
  from: '',
  to: '',
  note,
});

export const newExtra = (): ExtraDraft => ({
  key: randomId(),
  kind: 'extra',
  date: '',
  note: '',
  ...MORNING,
  slot_minutes: '30',
  capacity: '1',
});

export const newReason = (): ReasonDraft => ({
  key: randomId(),
  name: '',
  minutes: '30',
  price: '',
  note: '',
  questions: [],
});

export const newQuestion = () => ({ key: randomId(), text: '' });
