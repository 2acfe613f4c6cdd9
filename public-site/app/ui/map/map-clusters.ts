import type { LocatedPlace } from './map-place.ts';
import { mercatorX, mercatorY, tileSize } from './map-view.ts';

/** Places that share a pin, which stands at the first of them. */
export type Cluster = readonly [LocatedPlace, ...LocatedPlace[]];

/** Pins are 44 pixels wide: even between two others at this distance, 28 pixels of one can be pressed. */
const DISTANCE = 36;

/**
 * The pins of a map at a zoom. Places whose pins would lie on each other share one; the active place keeps its own.
 * Web Mercator; the order is that of the places.
 */
export function clusterPlaces(places: readonly LocatedPlace[], zoom: number, activeId: LocatedPlace['id'] | null) {
  const world = tileSize * 2 ** zoom;
  const pins: { x: number; y: number; cluster: [LocatedPlace, ...LocatedPlace[]]; isOpen: boolean }[] = [];
  for (const place of places) {
    const [x, y] = [mercatorX(place.long) * world, mercatorY(place.lat) * world];
    const isActive = place.id === activeId;
    const near = pins.find(pin => pin.isOpen && Math.abs(pin.x - x) < DISTANCE && Math.abs(pin.y - y) < DISTANCE);
    if (near && !isActive) near.cluster.push(place);
    else pins.push({ x, y, cluster: [place], isOpen: !isActive });
  }
  return pins.map(({ cluster }): Cluster => cluster);
}
