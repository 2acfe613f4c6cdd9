import type { OpeningHours } from '../../records/opening-hours-contract.ts';

type Span = OpeningHours['days'][number][number];

const DAYS = new Map<string, number>(
  [
    ['su', 'sun', 'cn', 'chủ nhật'],
    ['mo', 'mon', 't2', 'thứ 2', 'thứ hai'],
    ['tu', 'tue', 't3', 'thứ 3', 'thứ ba'],
    ['we', 'wed', 't4', 'thứ 4', 'thứ tư'],
    ['th', 'thu', 't5', 'thứ 5', 'thứ năm'],
    ['fr', 'fri', 't6', 'thứ 6', 'thứ sáu'],
    ['sa', 'sat', 't7', 'thứ 7', 'thứ bảy'],
  ].flatMap((names, day) => names.map(name => [name, day] as const)),
);
const DAY = [...DAYS.keys()].sort((a, b) => b.length - a.length).join('|');
const RANGE = `(?:${DAY})(?:\\s*-\\s*(?:${DAY}))?`;
const RULE = new RegExp(`^((?:${RANGE})(?:\\s*,\\s*(?:${RANGE}))*)?\\s*:?\\s*(.*)$`, 'iu');
const TIME = /^(\d{1,2})(?:[:hg.](\d{2})?)?\s*-\s*(\d{1,2})(?:[:hg.](\d{2})?)?$/iu;
const ALWAYS = /^(24\/7|24\s*\/\s*24|24\/24h?|cả ngày)$/iu;
/** A remark behind the hours, as OpenStreetMap writes one. */
const NOTE = /^([^"]*)"([^"]{0,200})"$/;
const CLOSED = /^(off|closed|nghỉ)$/iu;

/**
 * Reads opening hours as OpenStreetMap writes them ("Mo-Fr 07:30-12:00,13:30-17:00; Sa 08:00-12:00") or as people do
 * ("T2 - T6: 7h30 - 17h"). Undefined if any part of the text is not understood, because hours for half a week would
 * mislead.
 */
export function readOpeningHours(text: string): OpeningHours | undefined {
  const [, hours = text.trim(), note = ''] = NOTE.exec(text.trim()) ?? [];
  const plain = hours.trim().replace(/[–—]/g, '-');
  if (ALWAYS.test(plain)) return { days: week(), always: true, note };
  const days: Span[][] = week();
  for (const rule of plain.split(';').map(part => part.trim())) {
    if (rule === '') continue;
    const [, names, times = ''] = RULE.exec(rule) ?? [];
    const spans = readSpans(times);
    if (!spans) return undefined;
    for (const day of readDays(names)) days[day] = spans;
  }
  return days.some(spans => spans.length > 0) ? { days, always: false, note } : undefined;
}

const week = (): Span[][] => Array.from({ length: 7 }, () => []);

function readDays(names: string | undefined): number[] {
  if (!names) return [0, 1, 2, 3, 4, 5, 6];
  return names.split(',').flatMap(range => {
    const [from, to] = range.split('-').map(name => DAYS.get(name.trim().toLowerCase()) ?? 0);
    if (from === undefined) return [];
    const length = to === undefined ? 1 : ((to - from + 7) % 7) + 1;
    return Array.from({ length }, (_, step) => (from + step) % 7);
  });
}

function readSpans(text: string): Span[] | undefined {
  if (CLOSED.test(text)) return [];
  const spans = text.split(',').map(part => readSpan(part.trim()));
  return spans.every(span => span !== undefined) ? spans : undefined;
}

function readSpan(text: string): Span | undefined {
  const [, fromHour, fromMinute, toHour, toMinute] = TIME.exec(text) ?? [];
  const from = minutes(fromHour, fromMinute);
  const to = minutes(toHour, toMinute);
  if (from > 1440 || to > 1440 || Number.isNaN(from + to) || from === to) return undefined;
  return { from, to: to < from ? to + 1440 : to };
}

const minutes = (hour: string | undefined, minute = '0') => Number(hour) * 60 + Number(minute);

const WRITTEN_NAMES = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** Monday first, as the written week begins. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours as {@link readOpeningHours} reads them again: "Mo-Fr 07:30-17:00; Sa 08:00-12:00"; closed days are left out. */
export function writeOpeningHours({ days, always, note }: OpeningHours): string {
  const hours = always ? '24/7' : writeDays(days);
  return note === '' ? hours : `${hours} "${note.replaceAll('"', "'")}"`.trim();
}

function writeDays(days: OpeningHours['days']): string {
  const rules: Array<{ from: string; to: string; spans: string }> = [];
  let last: string | undefined;
  for (const day of ORDER) {
    const spans = (days[day] ?? []).map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(',');
    const name = WRITTEN_NAMES[day] ?? '';
    const rule = rules.at(-1);
    if (spans !== '' && spans === last && rule) rule.to = name;
    else if (spans !== '') rules.push({ from: name, to: name, spans });
    last = spans;
  }
  return rules.map(({ from, to, spans }) => `${from === to ? from : `${from}-${to}`} ${spans}`).join('; ');
}

/** Minutes after midnight as a time of day; times after midnight wrap, but 24:00 stays. */
function clock(minutes: number): string {
  const inDay = minutes > 1440 ? minutes - 1440 : minutes;
  return [Math.floor(inDay / 60), inDay % 60].map(part => String(part).padStart(2, '0')).join(':');
}
