import { type OpeningHours, openingHours } from '@antam/server/features/records/opening-hours-contract.ts';

/** Index 0 is Sunday, as it is stored; the week is shown from Monday. */
export const WEEKDAYS = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'] as const;
export const WEEK_ORDER = [1, 2, 3, 4, 5, 6, 0] as const;

export type Span = OpeningHours['days'][number][number];

const DAY = 1440;
const MORNING: Span = { from: 7 * 60, to: 11 * 60 + 30 };
const AFTERNOON: Span = { from: 13 * 60 + 30, to: 17 * 60 };

/** Morning and afternoon from Monday to Friday: what most places have, to begin with. */
export const usualHours = (): OpeningHours => ({
  days: WEEKDAYS.map((_, day) => (day >= 1 && day <= 5 ? [MORNING, AFTERNOON] : [])),
  always: false,
  note: '',
});

/** Minutes since midnight as `07:30`; after midnight it starts again at 00:00. */
export function clockOf(minutes: number): string {
  const within = minutes % DAY;
  return `${String(Math.floor(within / 60)).padStart(2, '0')}:${String(within % 60).padStart(2, '0')}`;
}

/** `07:30` as minutes since midnight; undefined for what is no time. */
export function minutesOf(clock: string): number | undefined {
  const [, hours, minutes] = /^(\d{1,2}):(\d{2})$/.exec(clock) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const all = Number(hours) * 60 + Number(minutes);
  return all < DAY && Number(minutes) < 60 ? all : undefined;
}

/** A span with one end moved; an end at or before the start is of the next day. */
export function movedSpan(span: Span, end: 'from' | 'to', clock: string): Span {
  const minutes = minutesOf(clock);
  if (minutes === undefined) return span;
  const from = end === 'from' ? minutes : span.from;
  const to = (end === 'to' ? minutes : span.to) % DAY;
  return { from, to: to <= from ? to + DAY : to };
}

/** The hours with other spans on one day, in the order of the day. */
export function withDay(hours: OpeningHours, day: number, spans: readonly Span[]): OpeningHours {
  const sorted = [...spans].sort((a, b) => a.from - b.from);
  return { ...hours, days: hours.days.map((before, at) => (at === day ? sorted : before)) };
}

/** What is added to a day: the first of the usual spans that it has room for. */
export function nextSpan(spans: readonly Span[]): Span {
  const end = Math.max(0, ...spans.map(span => span.to));
  const usual = [MORNING, AFTERNOON].find(span => span.from >= end);
  const from = Math.min(end + 60, DAY - 60);
  return usual ?? { from, to: from + 60 };
}

/** One day's spans on every weekday from Monday to Friday. */
export function onWorkdays(hours: OpeningHours, day: number): OpeningHours {
  const spans = hours.days[day] ?? [];
  return { ...hours, days: hours.days.map((before, at) => (at >= 1 && at <= 5 ? spans : before)) };
}

/** Opening hours as lines of text, days with the same hours in one; empty for unknown ones. */
export function hoursText(value: unknown): string {
  const hours = openingHours.safeParse(value).data;
  if (!hours) return '';
  const note = hours.note === '' ? [] : [hours.note];
  if (hours.always) return ['Mở cửa cả ngày đêm', ...note].join('\n');
  const days = Map.groupBy(WEEK_ORDER, day =>
    (hours.days[day] ?? []).map(({ from, to }) => `${clockOf(from)}–${clockOf(to)}`).join(', '),
  );
  const lines = [...days].map(([spans, same]) => `${same.map(day => WEEKDAYS[day]).join(', ')}: ${spans || 'nghỉ'}`);
  return [...lines, ...note].join('\n');
}
