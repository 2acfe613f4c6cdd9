import type { Position } from '../../../platform/geo/distance.ts';

/** Viet Nam with its islands, generously. */
const VIETNAM = { south: 6, north: 24, west: 102, east: 118 };

/** Whether a position can be one in Viet Nam; numbers that are none are not. */
export const isInVietnam = ({ lat, long }: Position): boolean =>
  lat >= VIETNAM.south && lat <= VIETNAM.north && long >= VIETNAM.west && long <= VIETNAM.east;
