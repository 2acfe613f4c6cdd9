/** Việt Nam's clocks; UTC+7 all year, so each of its days has 24 hours. */
const ZONE = 'Asia/Ho_Chi_Minh';

const zoned = (moment: Date) => Temporal.Instant.fromEpochMilliseconds(moment.getTime()).toZonedDateTimeISO(ZONE);
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
const OFFSET_MS = 7 * HOUR_MS;
/** All of the country has had these clocks since 13-06-1975, so no calendar need be asked for what follows. */
const SETTLED = Date.UTC(1975, 5, 14);
/** ISO 8601 writes years with four digits until then. */
const END = Date.UTC(9999, 0, 1);
const isSettled = (at: number) => at >= SETTLED && at < END;

const two = (number: number) => String(number).padStart(2, '0');

/** The day in Việt Nam at a moment, `2026-11-21`. */
export function vietnamDay(moment: Date): string {
  const at = moment.getTime();
  if (isSettled(at)) return new Date(at + OFFSET_MS).toISOString().slice(0, 10);
  return zoned(moment).toPlainDate().toString();
}

/** The day in Việt Nam so many days before that of a moment, `2026-11-21`. */
export function vietnamDayBefore(moment: Date, days: number): string {
  return zoned(moment).toPlainDate().subtract({ days }).toString();
}

/** The year in Việt Nam at a moment. */
export function vietnamYear(moment: Date): number {
  return zoned(moment).year;
}

/** The day as people in Việt Nam write it: `21-11-2026`. */
export function vietnamDate(moment: Date): string {
  const { day, month, year } = zoned(moment);
  return `${two(day)}-${two(month)}-${year}`;
}

/** The time of day as people in Việt Nam write it: `09h05`. */
export function vietnamHour(moment: Date): string {
  const { hour, minute } = zoned(moment);
  return `${two(hour)}h${two(minute)}`;
}

/** A moment as people in Việt Nam read it on their clocks: `09h05 21-11-2026`. */
export const vietnamTime = (moment: Date): string => `${vietnamHour(moment)} ${vietnamDate(moment)}`;

const WEEKDAYS = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

/** A moment as appointments name it: `Thứ Tư 25-11-2026, 08h30`. */
export function vietnamAppointment(moment: Date): string {
  const { dayOfWeek } = zoned(moment);
  return `${WEEKDAYS[dayOfWeek % 7]} ${vietnamDate(moment)}, ${vietnamHour(moment)}`;
}

/** Minutes in Việt Nam since the midnight before Chủ Nhật. */
export function vietnamMinuteOfWeek(moment: Date): number {
  const { dayOfWeek, hour, minute } = zoned(moment);
  return ((dayOfWeek % 7) * 24 + hour) * 60 + minute;
}

/** The same time of day so many days later; earlier for a negative number. */
export function addDays(moment: Date, days: number): Date {
  const there = moment.getTime() + days * DAY_MS;
  if (isSettled(moment.getTime()) && isSettled(there) && Number.isInteger(days)) return new Date(there);
  return new Date(zoned(moment).add({ days }).epochMilliseconds);
}

/** The same time of day so many months later, on the month's last day where it is shorter; earlier for a negative number. */
export function addMonths(moment: Date, months: number): Date {
  return new Date(zoned(moment).add({ months }).epochMilliseconds);
}

/** Whole seconds until the day in Việt Nam ends, at least one. */
export function secondsToMidnight(moment: Date): number {
  const now = zoned(moment);
  const left = now.startOfDay().add({ days: 1 }).epochMilliseconds - now.epochMilliseconds;
  return Math.max(1, Math.ceil(left / 1_000));
}

/** A day of Việt Nam's calendar. */
export interface CalendarDay {
  /** `2026-11-21` */
  readonly date: string;
  /** 0 is Chủ Nhật. */
  readonly weekday: number;
}

/** So many days in a row, the first of them as given, `2026-11-21`. */
export function daysFrom(first: string, count: number): CalendarDay[] {
  const start = Temporal.PlainDate.from(first);
  return Array.from({ length: count }, (_, days) => {
    const day = start.add({ days });
    return { date: day.toString(), weekday: day.dayOfWeek % 7 };
  });
}

/** The moment at which a day in Việt Nam, `2026-11-21`, begins. */
export function startOfVietnamDay(date: string): Date {
  return new Date(Temporal.PlainDate.from(date).toZonedDateTime(ZONE).epochMilliseconds);
}

/** The moment at which the day in Việt Nam began that it was at a moment. */
export function vietnamMidnight(moment: Date): Date {
  const at = moment.getTime();
  if (!isSettled(at)) return startOfVietnamDay(vietnamDay(moment));
  return new Date(at - ((at + OFFSET_MS) % DAY_MS));
}

/** Every minute of a day as ISO 8601 writes it behind the date. */
const MINUTES = Array.from({ length: 1_440 }, (_, i) => `T${two(Math.floor(i / 60))}:${two(i % 60)}:00+07:00`);

/** A minute of a day in Việt Nam, 0 to 1439, as ISO 8601 with its offset: `2026-11-21T08:30:00+07:00`. */
export function vietnamMinute(date: string, minute: number): string {
  return `${date}${MINUTES[minute]}`;
}

/** A moment to the minute as ISO 8601 writes it with Việt Nam's offset: `2026-11-25T08:30:00+07:00`. */
export function vietnamMoment(moment: Date): string {
  const { hour, minute } = zoned(moment);
  return vietnamMinute(vietnamDay(moment), hour * 60 + minute);
}
