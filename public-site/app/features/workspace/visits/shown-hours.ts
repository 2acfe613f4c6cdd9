import type { ManagedVisit } from '@antam/server/features/visits/contract.ts';
import { clockOf, dayOf } from './week-days.ts';

/** Where nobody comes, and as far as visits leave room for them. */
const USUAL = { from: 8, to: 17 };
/** A visit can be dragged to another time of the day only where that is shown. */
const MIN_HOURS = USUAL.to - USUAL.from;
const END = 24;

/** From when to when a week's grid goes, `08:00` to `17:00`: whole hours around all visits, and at least nine. */
export function shownHours(visits: readonly Pick<ManagedVisit, 'start' | 'end'>[]): { from: string; to: string } {
  const begins = visits.map(({ start }) => Number(clockOf(start).slice(0, 2)));
  const ends = visits.map(({ start, end }) => (dayOf(end) > dayOf(start) ? END : lastHour(clockOf(end))));
  if (begins.length === 0) return said(USUAL);
  const [first, last] = [Math.min(...begins), Math.max(...ends)];
  const from = Math.min(first, Math.max(last - MIN_HOURS, USUAL.from));
  return said({ from, to: Math.min(END, Math.max(last, from + MIN_HOURS)) });
}

/** The hour at which something is over that ends at `08:30` or `09:00`. */
const lastHour = (clock: string): number => Number(clock.slice(0, 2)) + (clock.endsWith(':00') ? 0 : 1);

const said = ({ from, to }: { from: number; to: number }) => ({ from: clock(from), to: clock(to) });
const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;
