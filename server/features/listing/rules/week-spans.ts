/** Minutes since midnight in Việt Nam; `to` may pass 1440 (after midnight). */
export interface DaySpan {
  readonly from: number;
  readonly to: number;
}

/** A span of the day and the weekdays that have it. */
export interface WeekSpan extends DaySpan {
  /** Bit 0 is Chủ Nhật. */
  readonly days: number;
}

const DAY = 1_440;
const WEEK = 7 * DAY;
const WEEKDAYS = [0, 1, 2, 3, 4, 5, 6];

/** The facets of one week's spans, by which it is found at any minute; spans that several days have are one. */
export function spanFacets(week: readonly (readonly DaySpan[])[]): string[] {
  const days = new Map<string, number>();
  for (const [day, spans] of week.entries()) {
    for (const { from, to } of spans) {
      const span = `${from}-${to}`;
      days.set(span, (days.get(span) ?? 0) | (1 << day));
    }
  }
  return [...days].map(([span, bits]) => `${SPAN_FACETS}:${bits}:${span}`);
}

/** What facets of spans are called. */
export const SPAN_FACETS = 'open';

/** The span of a facet, from what stands behind {@link SPAN_FACETS}: `62:450-690`. */
export function readSpan(key: string): WeekSpan {
  const [days = 0, from = 0, to = 0] = key.split(/[:-]/).map(Number);
  return { days, from, to };
}

/** Whether a minute of the week lies in a span; its last minute is not in it. */
export function isOpenAt(span: WeekSpan, minute: number): boolean {
  return WEEKDAYS.some(day => (span.days & (1 << day)) !== 0 && sinceStart(span, day, minute) < span.to - span.from);
}

/** Minutes until a span begins or ends next, at least one and at most a week. */
export function minutesToEdge(span: WeekSpan, minute: number): number {
  let next = WEEK;
  for (const day of WEEKDAYS) {
    if ((span.days & (1 << day)) === 0) continue;
    const since = sinceStart(span, day, minute);
    const length = span.to - span.from;
    next = Math.min(next, since < length ? length - since : WEEK - since);
  }
  return next;
}

/** Minutes since the span last began on a weekday. */
function sinceStart({ from }: DaySpan, day: number, minute: number): number {
  return (minute - day * DAY - from + 2 * WEEK) % WEEK;
}
