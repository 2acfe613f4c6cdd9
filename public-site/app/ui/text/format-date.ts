import { vietnamClock } from './vietnam-time.ts';

const weekdays = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];
const shortWeekdays = ['CN', 'T2', 'T3', 'T4', 'T5', 'T6', 'T7'];

/**
 * The moment as Việt Nam's wall clock shows it, readable through the UTC getters. A plain date (`2026-11-21`) has no zone
 * at all, so every server and browser gives the same text.
 * @throws RangeError when the text is no date
 */
function wallClock(iso: string): Date {
  const plain = /^\d{4}-\d{2}-\d{2}$/.test(iso);
  const time = Date.parse(iso);
  if (Number.isNaN(time)) throw new RangeError(`not a date: ${iso}`);
  return plain ? new Date(time) : vietnamClock(time);
}

const two = (value: number): string => String(value).padStart(2, '0');

/** `21-11-2026` */
export function formatDate(iso: string): string {
  return `${formatShortDate(iso)}-${wallClock(iso).getUTCFullYear()}`;
}

/** `21-11` */
export function formatShortDate(iso: string): string {
  const day = wallClock(iso);
  return `${two(day.getUTCDate())}-${two(day.getUTCMonth() + 1)}`;
}

/** `14h30` */
export function formatTime(iso: string): string {
  const day = wallClock(iso);
  return `${two(day.getUTCHours())}h${two(day.getUTCMinutes())}`;
}

/** `Thứ Bảy` */
export function formatWeekday(iso: string): string {
  return weekdays[wallClock(iso).getUTCDay()] ?? '';
}

/** `T7` */
export function formatShortWeekday(iso: string): string {
  return shortWeekdays[wallClock(iso).getUTCDay()] ?? '';
}
