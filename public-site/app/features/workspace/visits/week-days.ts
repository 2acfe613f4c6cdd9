/** Plain dates, `2026-11-25`. */

const DAY_MS = 86_400_000;

export const addDays = (date: string, days: number): string =>
  new Date(Date.parse(date) + days * DAY_MS).toISOString().slice(0, 10);

/** The seven days of the week that a date is in, from Monday on. */
export function weekOf(date: string): string[] {
  const monday = addDays(date, -((new Date(date).getUTCDay() + 6) % 7));
  return Array.from({ length: 7 }, (_, at) => addDays(monday, at));
}

/** A date from the address; null for what is none that the calls take. */
export function askedDay(text: string | null): string | null {
  if (text === null || !/^20\d\d-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(text))) return null;
  return addDays(text, 0) === text ? text : null;
}

/** The date of an instant that has Việt Nam's offset. */
export const dayOf = (instant: string): string => instant.slice(0, 10);

/** `08:30` of such an instant. */
export const clockOf = (instant: string): string => instant.slice(11, 16);
