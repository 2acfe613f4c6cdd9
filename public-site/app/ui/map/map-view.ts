/** Zoom on one place. */
export const placeZoom = 16;
/** As close as the base map alone says something: provinces have outlines there, districts their names. */
export const baseZoom = 11;
/** Width of a tile in pixels: of the world at zoom 0. */
export const tileSize = 256;
const leastZoom = 4;

export type Point = { lat: number; long: number };
export type View = { center: [number, number]; zoom: number };

/** The middle of Vietnam, for a map without any place. */
export const vietnam: View = { center: [16.1, 106.3], zoom: 5 };

/**
 * The view that holds all points with a margin, in a box of the given pixels; never closer than one place is shown.
 * Web Mercator.
 */
export function viewOf(points: readonly Point[], width: number, height: number, margin = 40): View {
  if (points.length === 0) return vietnam;
  const xs = points.map(point => mercatorX(point.long));
  const ys = points.map(point => mercatorY(point.lat));
  const [west, east, north, south] = [Math.min(...xs), Math.max(...xs), Math.min(...ys), Math.max(...ys)];
  const room = (pixels: number, span: number) => Math.log2(Math.max(1, pixels - 2 * margin) / tileSize / span);
  const fit = Math.min(room(width, east - west), room(height, south - north));
  const zoom = Math.max(leastZoom, Math.min(placeZoom, Math.floor(fit)));
  return { center: [latitude((north + south) / 2), ((west + east) / 2) * 360 - 180], zoom };
}

/** The world is one unit wide and high, its north-west corner is the origin. */
export function mercatorX(long: number): number {
  return (long + 180) / 360;
}

/** The vertical position, as {@link mercatorX} is the horizontal one. */
export function mercatorY(lat: number): number {
  const angle = (lat * Math.PI) / 180;
  return (1 - Math.log(Math.tan(angle) + 1 / Math.cos(angle)) / Math.PI) / 2;
}

function latitude(y: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - 2 * y))) * 180) / Math.PI;
}
