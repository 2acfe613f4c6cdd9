import { z } from 'zod';
import type { Position } from '../geo/distance.ts';
import type { RequestContext } from './endpoint.ts';

/** The position that the visitor's browser sent in a cookie; undefined when unknown. No other source is used. */
export function positionOf(context: RequestContext): Position | undefined {
  return visitorPosition(context.cookie(POSITION_COOKIE));
}

/** The cookie that the visitor's browser writes: JSON, url-encoded. */
const POSITION_COOKIE = 'user_location';

const coordinates = z.object({ lat: z.number().min(-90).max(90), lon: z.number().min(-180).max(180) });

/** The visitor's position from the cookie's decoded value; undefined when that is missing or invalid. */
export function visitorPosition(cookie: string | undefined): Position | undefined {
  if (!cookie || cookie.length > 300) return undefined;
  const parsed = coordinates.safeParse(jsonOf(cookie));
  return parsed.success ? { lat: parsed.data.lat, long: parsed.data.lon } : undefined;
}

function jsonOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
