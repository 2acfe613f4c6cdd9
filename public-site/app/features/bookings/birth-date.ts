import { tidiedNumber } from '@antam/server/platform/contract/visible-text.ts';

/** What the form says of a date of birth that it does not understand. */
export const BIRTH_DATE_WRONG = 'Ngày sinh chưa đúng, ví dụ: 31-05-1990.';

/** `1990-05-31` as people type it; empty for none. */
export const typedBirthDate = (iso: string | null): string => iso?.split('-').toReversed().join('-') ?? '';

/** `31-05-1990`, `31/5/1990` or `31.5.1990` as `1990-05-31`; null for anything that is no date. */
export function birthDate(text: string): string | null {
  const [, day = '', month = '', year = ''] = /^(\d{1,2})[-/. ](\d{1,2})[-/. ](\d{4})$/.exec(tidiedNumber(text)) ?? [];
  const iso = `${year}-${month.padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = new Date(`${iso}T00:00:00Z`);
  // 30 February would be taken for a day of March.
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(iso) ? iso : null;
}

/** What is sent of a typed date of birth: what is no date goes as it was typed, and is refused with its text. */
export function sentBirthDate(text: string): string | null {
  const typed = tidiedNumber(text);
  return typed === '' ? null : (birthDate(typed) ?? typed.slice(0, 10));
}
