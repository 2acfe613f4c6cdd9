import { formatDate, formatShortDate, formatTime, formatWeekday } from '../../ui/text/format-date.ts';
import { vietnamClock } from '../../ui/text/vietnam-time.ts';

/*
 * How times of visits are written. Each takes an instant with its offset, `2026-11-25T08:30:00+07:00`; those of days
 * take a plain date as well.
 */

/** `08h30` */
export const slotTime = formatTime;

/** `Thứ Tư 25-11` */
export const dayTitle = (iso: string): string => `${formatWeekday(iso)} ${formatShortDate(iso)}`;

/** `Thứ Tư 25-11, 08h30` */
export const slotTitle = (start: string): string => `${dayTitle(start)}, ${slotTime(start)}`;

/** `08h30, Thứ Tư 25-11-2026` */
export const visitTime = (start: string): string => `${slotTime(start)}, ${formatWeekday(start)} ${formatDate(start)}`;

export const PARTS_OF_DAY = ['Sáng', 'Chiều', 'Tối'] as const;
export type PartOfDay = (typeof PARTS_OF_DAY)[number];

/** Before noon, before six in the evening, and after that. */
export function partOfDay(start: string): PartOfDay {
  const hour = vietnamClock(Date.parse(start)).getUTCHours();
  return hour < 12 ? 'Sáng' : hour < 18 ? 'Chiều' : 'Tối';
}
