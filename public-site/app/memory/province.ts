import { type CookieJar, writeCookie } from './cookie-jar.ts';

const NAME = 'province';
const DAYS = 365;
const SLUG = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The preferred province's slug, or null. Whether such a province exists is for the reader to check. */
export function readProvince(cookies: CookieJar): string | null {
  const value = cookies.read(NAME);
  return value !== null && value.length <= 80 && SLUG.test(value) ? value : null;
}

/** Remembers the preferred province for a year; `null` means the whole country. */
export function writeProvince(slug: string | null): void {
  writeCookie(NAME, slug, DAYS);
}
