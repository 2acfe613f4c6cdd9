/*
 * The data's units: whole 2^17ths of the world's width in Web Mercator, about 300 m at the equator, from a corner
 * north-west of Vietnam.
 */

const WORLD = 2 ** 17;
const WEST = 100_124;
const NORTH = 55_320;
const TILE = 256;

/** A point of the data's plane. */
export type Spot = { x: number; y: number };

/** Where a latitude and longitude lie. */
export function toUnits([lat, long]: readonly [number, number]): Spot {
  const angle = (lat * Math.PI) / 180;
  const y = (1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2;
  return { x: ((long + 180) / 360) * WORLD - WEST, y: y * WORLD - NORTH };
}

/** Pixels of one unit at a zoom. */
export function unitPixels(zoom: number): number {
  return (2 ** zoom * TILE) / WORLD;
}
