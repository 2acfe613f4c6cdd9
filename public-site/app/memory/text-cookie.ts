import { browserCookies, type CookieJar, writeCookie } from './cookie-jar.ts';

/** A cookie that holds one checked value. */
export type CookieMemory<Value> = {
  readonly name: string;
  /** On the server from the request's cookies, in the browser from the document's. Null: none, or malformed. */
  read(cookies?: CookieJar): Value | null;
  /** Stores the value, or removes it with null. Answers whether the browser now holds what was written. */
  write(value: Value | null): boolean;
};

/** Makes a cookie of one checked text, stored for 365 days. `check` answers the text to store, or null. */
export function textCookie<Value extends string>(
  name: string,
  check: (text: string) => Value | null,
): CookieMemory<Value> {
  const read = (cookies: CookieJar = browserCookies) => {
    const text = cookies.read(name);
    return text === null ? null : check(text);
  };
  return {
    name,
    read,
    write: value => {
      const checked = value === null ? null : check(value);
      writeCookie(name, checked, YEAR_DAYS);
      return checked === null ? value === null : read() === checked;
    },
  };
}

/** How long the specification lets the visitor's own hints live, in days. */
export const YEAR_DAYS = 365;

/** Trimmed, not empty, at most `max` characters and on one line; else null. */
export function oneLine(text: string, max: number): string | null {
  const trimmed = text.trim();
  return trimmed !== '' && trimmed.length <= max && !/\p{Cc}/u.test(trimmed) ? trimmed : null;
}
