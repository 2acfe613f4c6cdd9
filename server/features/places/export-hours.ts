import type { OpeningHours } from './contract.ts';

const NAMES = ['Su', 'Mo', 'Tu', 'We', 'Th', 'Fr', 'Sa'];
/** Monday first, as the written week begins. */
const ORDER = [1, 2, 3, 4, 5, 6, 0];

/** Opening hours as `readOpeningHours` reads them again: "Mo-Fr 07:30-17:00; Sa 08:00-12:00"; closed days are left out. */
export function writeOpeningHours({ days, always }: OpeningHours): string {
  if (always) return '24/7';
  const rules: Array<{ from: string; to: string; spans: string }> = [];
  let last: string | undefined;
  for (const day of ORDER) {
    const spans = (days[day] ?? []).map(({ from, to }) => `${clock(from)}-${clock(to)}`).join(',');
    const name = NAMES[day] ?? '';
    const rule = rules.at(-1);
    if (spans !== '' && spans === last && rule) rule.to = name;
    else if (spans !== '') rules.push({ from: name, to: name, spans });
    last = spans;
  }
  return rules.map(({ from, to, spans }) => `${from === to ? from : `${from}-${to}`} ${spans}`).join('; ');
}

/** Minutes after midnight as a time; those of the next day wrap, 24:00 stays. */
function clock(minutes: number): string {
  const inDay = minutes > 1440 ? minutes - 1440 : minutes;
  return [Math.floor(inDay / 60), inDay % 60].map(part => String(part).padStart(2, '0')).join(':');
}
