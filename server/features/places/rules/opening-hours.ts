import type { OpeningHours } from '../contract.ts';

/** Whether a place is open, and when that changes next; null where it never does. */
export interface OpeningState {
  readonly open: boolean;
  readonly changesAt: Date | null;
}

const DAY = 1_440;
const WEEK = 7 * DAY;
const MINUTE_MS = 60_000;

/** Minutes of the week from Sunday midnight; `to` may pass the week's end. */
interface Span {
  readonly from: number;
  readonly to: number;
}

/**
 * The state at `now` of hours that repeat every week.
 * @param offsetMinutes of the place's zone from UTC: 420 in Việt Nam, which has no summer time
 */
export function openingState(hours: OpeningHours, now: Date, offsetMinutes: number): OpeningState {
  if (hours.always) return { open: true, changesAt: null };
  const spans = weekSpans(hours);
  if (spans.length === 0) return { open: false, changesAt: null };
  if (spans.some(({ from, to }) => to - from >= WEEK)) return { open: true, changesAt: null };
  const minute = minuteOfWeek(now, offsetMinutes);
  const current = spans.find(span => covers(span, minute));
  const wait = current
    ? minutesUntil(current.to, minute)
    : Math.min(...spans.map(({ from }) => minutesUntil(from, minute)));
  return { open: current !== undefined, changesAt: new Date(now.getTime() + wait * MINUTE_MS) };
}

function minuteOfWeek(now: Date, offsetMinutes: number): number {
  const local = new Date(now.getTime() + offsetMinutes * MINUTE_MS);
  const seconds = local.getUTCSeconds() + local.getUTCMilliseconds() / 1_000;
  return local.getUTCDay() * DAY + local.getUTCHours() * 60 + local.getUTCMinutes() + seconds / 60;
}

function covers({ from, to }: Span, minute: number): boolean {
  return (from <= minute && minute < to) || minute + WEEK < to;
}

function minutesUntil(target: number, minute: number): number {
  return (((target - minute) % WEEK) + WEEK) % WEEK || WEEK;
}

/** The week's spans; those that touch, also over midnight and over the week's end, are one. */
function weekSpans({ days }: OpeningHours): Span[] {
  const spans = days
    .flatMap((spansOfDay, day) => spansOfDay.map(({ from, to }) => ({ from: day * DAY + from, to: day * DAY + to })))
    .filter(({ from, to }) => to > from)
    .sort((a, b) => a.from - b.from);
  const merged: Span[] = [];
  for (const span of spans) {
    const last = merged.at(-1);
    if (last && span.from <= last.to) merged[merged.length - 1] = { from: last.from, to: Math.max(last.to, span.to) };
    else merged.push(span);
  }
  return joinWeekEnd(merged);
}

/** Saturday's last span runs into Sunday's first ones where they touch. */
function joinWeekEnd(spans: readonly Span[]): Span[] {
  let [rest, last] = [spans.slice(0, -1), spans.at(-1)];
  while (last && rest[0] && last.to >= WEEK + rest[0].from) {
    last = { from: last.from, to: Math.max(last.to, rest[0].to + WEEK) };
    rest = rest.slice(1);
  }
  if (!last) return [];
  const wrapsAll = rest.length === 0 && last.to >= WEEK + last.from;
  return wrapsAll ? [{ from: last.from, to: last.from + WEEK }] : [...rest, last];
}
