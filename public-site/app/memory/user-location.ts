import { type CookieJar, writeCookie } from './cookie-jar.ts';

const NAME = 'user_location';
const DAYS = 1;

/** Degrees, WGS 84. */
export type UserLocation = { lat: number; lon: number };

/** Where the visitor said to be, or null when unknown, malformed or off the globe. */
export function readUserLocation(cookies: CookieJar): UserLocation | null {
  return parseUserLocation(cookies.read(NAME));
}

/** Remembers the place for a day: it is sensitive, and tomorrow it is likely wrong. `null` forgets it. */
export function writeUserLocation(location: UserLocation | null): void {
  writeCookie(NAME, location && JSON.stringify({ lat: location.lat, lon: location.lon }), DAYS);
}

/** Reads the decoded text of the cookie, `{"lat":10.77,"lon":106.7}`; null for anything else. */
export function parseUserLocation(text: string | null): UserLocation | null {
  if (text === null || text.length > 200) return null;
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value !== 'object' || value === null || !('lat' in value) || !('lon' in value)) return null;
    const { lat, lon } = value;
    return isWithin(lat, 90) && isWithin(lon, 180) ? { lat, lon } : null;
  } catch {
    return null;
  }
}

function isWithin(value: unknown, limit: number): value is number {
  return typeof value === 'number' && Math.abs(value) <= limit;
}
