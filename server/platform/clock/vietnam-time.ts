const PARTS = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Asia/Ho_Chi_Minh',
  hourCycle: 'h23',
  ...{ year: 'numeric', month: '2-digit', day: '2-digit', hour: '2-digit', minute: '2-digit' },
});

/** A moment as people in Việt Nam read it on their clocks: `09h05 21-11-2026`. */
export function vietnamTime(moment: Date): string {
  const part = (type: Intl.DateTimeFormatPartTypes) =>
    PARTS.formatToParts(moment).find(found => found.type === type)?.value ?? '';
  return `${part('hour')}h${part('minute')} ${part('day')}-${part('month')}-${part('year')}`;
}
