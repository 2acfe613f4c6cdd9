const counts = new Intl.NumberFormat('vi-VN');

/** `1.250` */
export const formatCount = (count: number): string => counts.format(count);

/** `1.250.000 ₫`, and what costs nothing in words. */
export const formatPrice = (price: number): string => (price === 0 ? 'Miễn phí' : `${formatCount(price)} ₫`);

const shares = new Intl.NumberFormat('vi-VN', { maximumFractionDigits: 1 });

/** A share from 0 to 1 as `12,5 %`; a dash where there is none. */
export const formatShare = (share: number | null): string => (share === null ? '–' : `${shares.format(share * 100)} %`);

const moments = new Intl.DateTimeFormat('vi-VN', {
  timeZone: 'Asia/Ho_Chi_Minh',
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
});

/** The day of an ISO moment, as lists show it: `21-11-2026`, Vietnamese time. */
export const formatDay = (text: string): string => formatMoment(text).split(' ')[0] ?? text;

/** Before it no record has been changed: the server writes the beginning of 1970 for what the reference list says. */
const FIRST_CHANGE = '1971';

/** The day of the last change of a record of a reference list; a dash where nobody has changed it. */
export const formatChange = (updatedAt: string): string => (updatedAt < FIRST_CHANGE ? '–' : formatDay(updatedAt));

/** An ISO moment as `21-11-2026 14h30`, Vietnamese time; what is no moment comes back as it is. */
export function formatMoment(text: string): string {
  const date = new Date(text);
  if (Number.isNaN(date.getTime())) return text;
  const part = Object.fromEntries(moments.formatToParts(date).map(({ type, value }) => [type, value]));
  return `${part.day}-${part.month}-${part.year} ${part.hour}h${part.minute}`;
}

/** A moment in milliseconds as it is spoken of: `10h32` of today, `10h32 ngày 21-11-2026` before, Vietnamese time. */
export function sinceWhen(at: number, now: number): string {
  const [day, clock] = formatMoment(new Date(at).toISOString()).split(' ');
  const [today] = formatMoment(new Date(now).toISOString()).split(' ');
  return day === today ? `${clock}` : `${clock} ngày ${day}`;
}
