import type { Position } from '../../../platform/geo/distance.ts';
import type { Remark } from '../../../platform/transfer/import.ts';

/** Viet Nam with its islands, generously. */
const VIETNAM = { south: 6, north: 24, west: 102, east: 118 };

const isInVietnam = ({ lat, long }: Position) =>
  lat >= VIETNAM.south && lat <= VIETNAM.north && long >= VIETNAM.west && long <= VIETNAM.east;

/**
 * Reads a position in degrees; a decimal comma is understood and swapped columns are put right. Undefined where none is
 * given or it cannot be one in Viet Nam.
 */
export function readPosition(lat: string, long: string): { position: Position | undefined; remark?: Remark } {
  if (lat.trim() === '' && long.trim() === '') return { position: undefined };
  const given = { lat: degrees(lat), long: degrees(long) };
  if (isInVietnam(given)) return { position: given };
  const swapped = { lat: given.long, long: given.lat };
  if (isInVietnam(swapped)) {
    return { position: swapped, remark: { code: 'position_swapped', message: 'latitude and longitude were swapped' } };
  }
  const message = `position "${lat}, ${long}" is not in Viet Nam and was left out`;
  return { position: undefined, remark: { code: 'position_unusable', message } };
}

function degrees(text: string): number {
  const plain = text.trim().replace(/^(-?\d+),(\d+)$/, '$1.$2');
  return /^-?\d+(\.\d+)?$/.test(plain) ? Number(plain) : Number.NaN;
}
