import { formatDate } from './format-date.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** What is older is better shown by its date. */
const MAX_AGO = 7 * DAY;

/**
 * How long ago it was: "vừa xong", "5 phút trước", "3 giờ trước", "7 ngày trước", then its date. A moment that is still
 * to come, as clocks differ, has its date as well, unless it is less than a minute away.
 */
export function formatAgo(iso: string, now: Date): string {
  const passed = now.getTime() - Date.parse(iso);
  if (passed > MAX_AGO || passed <= -MINUTE) return formatDate(iso);
  if (passed < MINUTE) return 'vừa xong';
  if (passed < HOUR) return `${Math.floor(passed / MINUTE)} phút trước`;
  if (passed < DAY) return `${Math.floor(passed / HOUR)} giờ trước`;
  return `${Math.floor(passed / DAY)} ngày trước`;
}
