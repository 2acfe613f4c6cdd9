import type { OpeningHours } from '@antam/server/features/records/opening-hours-contract.ts';
import { vietnamClock } from '../../ui/text/vietnam-time.ts';

export type OpeningState = { open: boolean; text: string };

const MINUTES_A_DAY = 1_440;
export const WEEKDAYS = ['Chủ Nhật', 'Thứ Hai', 'Thứ Ba', 'Thứ Tư', 'Thứ Năm', 'Thứ Sáu', 'Thứ Bảy'];

/** Whether a facility is open at an instant, and until or from when: a whole sentence. */
export function openingState(hours: OpeningHours, now: Date): OpeningState {
  if (hours.always) return { open: true, text: 'Mở cửa 24/24' };
  const { day, minute } = vietnamTime(now);
  const running = spansAround(hours, day).find(span => span.from <= minute && minute < span.to);
  if (running) return { open: true, text: `Đang mở cửa đến ${clockTime(running.to)}` };
  const later = (hours.days[day] ?? []).find(span => span.from > minute);
  if (later) return { open: false, text: `Đang đóng cửa · mở lúc ${clockTime(later.from)}` };
  for (let ahead = 1; ahead <= 7; ahead++) {
    const weekday = (day + ahead) % 7;
    const first = hours.days[weekday]?.[0];
    if (first) return { open: false, text: `Đang đóng cửa · mở ${clockTime(first.from)} ${dayName(ahead, weekday)}` };
  }
  return { open: false, text: 'Đang đóng cửa' };
}

/** Index of the weekday in Vietnam, 0 = Chủ Nhật, and minutes since its midnight. */
export function vietnamTime(now: Date): { day: number; minute: number } {
  const local = vietnamClock(now.getTime());
  return { day: local.getUTCDay(), minute: local.getUTCHours() * 60 + local.getUTCMinutes() };
}

/** "7h30–11h30, 13h30–17h00", or "Nghỉ". */
export function dayText(hours: OpeningHours, day: number): string {
  const spans = hours.days[day] ?? [];
  if (spans.length === 0) return 'Nghỉ';
  return spans.map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`).join(', ');
}

/** Spans of a day with what runs over from the day before, in minutes of the day. */
function spansAround(hours: OpeningHours, day: number) {
  const before = hours.days[(day + 6) % 7] ?? [];
  const runningOver = before
    .filter(({ to }) => to > MINUTES_A_DAY)
    .map(({ to }) => ({ from: 0, to: to - MINUTES_A_DAY }));
  return [...runningOver, ...(hours.days[day] ?? [])];
}

function dayName(ahead: number, weekday: number): string {
  return ahead === 1 ? 'ngày mai' : (WEEKDAYS[weekday]?.replace('Thứ', 'thứ') ?? '');
}

function clockTime(minutes: number): string {
  const inDay = minutes % MINUTES_A_DAY;
  return `${Math.floor(inDay / 60)}h${String(inDay % 60).padStart(2, '0')}`;
}
