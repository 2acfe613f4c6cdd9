/** A position on earth in degrees; `long` is positive to the east. */
export interface Position {
  readonly lat: number;
  readonly long: number;
}

/** The mean radius of the earth in kilometres. */
export const EARTH_RADIUS_KM = 6371;

const RADIANS = Math.PI / 180;

/** No two points of the earth are further apart than this many kilometres. */
export const HALF_WAY_ROUND_KM = Math.PI * EARTH_RADIUS_KM;

/** The great-circle distance of two positions in kilometres. */
export function distanceKm(a: Position, b: Position): number {
  const sinLat = Math.sin(((b.lat - a.lat) * RADIANS) / 2);
  const sinLong = Math.sin(((b.long - a.long) * RADIANS) / 2);
  const h = sinLat * sinLat + Math.cos(a.lat * RADIANS) * Math.cos(b.lat * RADIANS) * sinLong * sinLong;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.min(1, Math.sqrt(h)));
}

/** Kilometres as shown: to one decimal. */
export function roundKm(km: number): number {
  return Math.round(km * 10) / 10;
}

/** A rectangle in degrees; more than one longitude span where it crosses the 180th meridian. */
export interface Box {
  readonly south: number;
  readonly north: number;
  readonly spans: ReadonlyArray<{ readonly west: number; readonly east: number }>;
}

/** Widens the box by about a centimetre, so that rounding cannot leave a point of the circle outside. */
const MARGIN = 1e-7;

/** The smallest box that surely holds every position within `km` of the centre. */
export function boxAround({ lat, long }: Position, km: number): Box {
  const angle = km / EARTH_RADIUS_KM;
  const south = lat - angle / RADIANS - MARGIN;
  const north = lat + angle / RADIANS + MARGIN;
  const bounds = { south: Math.max(-90, south), north: Math.min(90, north) };
  const reach = Math.sin(angle) / Math.cos(lat * RADIANS);
  if (south <= -90 || north >= 90 || angle >= Math.PI / 2 || reach >= 1) {
    return { ...bounds, spans: [{ west: -180, east: 180 }] };
  }
  const half = Math.asin(reach) / RADIANS + MARGIN;
  return { ...bounds, spans: spansOf(long - half, long + half) };
}

function spansOf(west: number, east: number): Box['spans'] {
  if (east - west >= 360) return [{ west: -180, east: 180 }];
  if (west < -180)
    return [
      { west: west + 360, east: 180 },
      { west: -180, east },
    ];
  if (east > 180)
    return [
      { west, east: 180 },
      { west: -180, east: east - 360 },
    ];
  return [{ west, east }];
}
