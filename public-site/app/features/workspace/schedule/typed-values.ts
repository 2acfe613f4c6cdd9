/** Numbers and times of day as people type them. What is empty is sent as NaN, which JSON has as null: it is missing. */

const END_OF_DAY = 1_440;
/** No field takes it, so the server says what the field takes. */
const UNREADABLE = -1;

/** `90` is `01:30`; the end of the day is `00:00`, as a box for times knows no 24:00. */
export function clockText(minute: number): string {
  const within = minute % END_OF_DAY;
  return `${two(Math.floor(within / 60))}:${two(within % 60)}`;
}

const two = (value: number): string => String(value).padStart(2, '0');

/** Minutes since midnight of `08:30`. */
export function dayMinute(text: string): number {
  const [, hours, minutes] = /^(\d{2}):(\d{2})/.exec(text) ?? [];
  return hours === undefined || minutes === undefined ? Number.NaN : Number(hours) * 60 + Number(minutes);
}

/** As {@link dayMinute} for the end of something: midnight is that of the day's end. */
export function endMinute(text: string): number {
  const minute = dayMinute(text);
  return minute === 0 ? END_OF_DAY : minute;
}

/** A whole number; dots and spaces between thousands are read over. */
export function requiredNumber(text: string): number {
  const digits = text.replace(/[.\s]/g, '');
  if (digits === '') return Number.NaN;
  return /^\d{1,12}$/.test(digits) ? Number(digits) : UNREADABLE;
}

/** As {@link requiredNumber}; null where nothing is typed. */
export const optionalNumber = (text: string): number | null => (text.trim() === '' ? null : requiredNumber(text));
