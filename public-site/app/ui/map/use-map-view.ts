import { useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../stable/use-stable.ts';
import type { LocatedPlace } from './map-place.ts';
import { placeZoom, type View, viewOf } from './map-view.ts';
import type { Activation, PlaceId } from './use-active-place.ts';

const zooms = { least: 4, most: 18 };

type Point = Pick<LocatedPlace, 'lat' | 'long'>;

type MapView = {
  view: View;
  limits: typeof zooms;
  /** The visitor moved the map. */
  moveTo: (view: View) => void;
  zoomBy: (step: number) => void;
  /** Whether the map looks elsewhere than at its opening. */
  isAway: boolean;
  /** Back to the opening, where all places are in view. */
  showAll: () => void;
  /** Looks at some of the places, closer than now. */
  showApart: (some: readonly LocatedPlace[]) => void;
  /** A marker was pressed or hovered; to be called before the place becomes active. */
  touched: (id: PlaceId, by: Activation) => void;
};

/**
 * Where the map looks: at all places to begin with, then at the active one or where the visitor moved it.
 * @param closest zoom of the opening at most
 */
export function useMapView(
  places: readonly LocatedPlace[],
  active: LocatedPlace | undefined,
  size: { width: number; height: number },
  closest: number,
): MapView {
  const { width, height } = size;
  // Parents hand over a new list on every render; only other coordinates make another view.
  const points = useStable(places.map(({ lat, long }) => ({ lat, long })));
  const fitting = useMemo(() => viewOf(points, width, height), [points, width, height]);
  const opening = useMemo(() => ({ ...fitting, zoom: Math.min(fitting.zoom, closest) }), [fitting, closest]);
  const [moved, setMoved] = useState<{ of: readonly Point[]; view: View } | null>(null);
  const hovered = useRef<PlaceId | null>(null);
  const { id, lat, long } = active ?? {};

  const isAlone = points.length === 1;
  useEffect(() => {
    // The opening looks at a lone place already.
    if (isAlone) return;
    // The map must not run away from under the pointer that hovers over one of its markers.
    if (id === undefined || lat === undefined || long === undefined || hovered.current === id) return;
    setMoved({ of: points, view: { center: [lat, long], zoom: placeZoom } });
  }, [id, lat, long, points, isAlone]);

  // Where the visitor looks stays when the window changes; other places reset the view.
  const view = moved && moved.of === points ? moved.view : opening;
  // The library also reports movements of its own, as to an opening in a window of another size.
  const moveTo = (next: View) => setMoved(isSame(next, opening) ? null : { of: points, view: next });
  return {
    view,
    limits: zooms,
    moveTo,
    isAway: !isSame(view, opening),
    showAll: () => setMoved(null),
    showApart: some => {
      const all = viewOf(some, width, height);
      const closer = Math.min(zooms.most, Math.round(view.zoom) + 1);
      moveTo({ ...all, zoom: Math.max(all.zoom, closer) });
    },
    zoomBy: step => {
      const zoom = Math.min(zooms.most, Math.max(zooms.least, Math.round(view.zoom) + step));
      moveTo({ ...view, zoom });
    },
    touched: (touchedId, by) => {
      hovered.current = by === 'hover' ? touchedId : null;
      const place = places.find(one => one.id === touchedId);
      if (by === 'click' && place) moveTo({ center: [place.lat, place.long], zoom: placeZoom });
    },
  };
}

/** Degrees below which two views are one: less than a pixel at the closest zoom, more than calculating costs. */
const SAME_DEGREES = 1e-6;
/** The library may report a step just before the end of its movement. */
const SAME_ZOOM = 0.01;

function isSame(one: View, other: View): boolean {
  const isThere = one.center.every((degrees, at) => Math.abs(degrees - (other.center[at] ?? 0)) < SAME_DEGREES);
  return isThere && Math.abs(one.zoom - other.zoom) < SAME_ZOOM;
}
