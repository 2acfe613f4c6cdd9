import { useEffect, useMemo, useRef, useState } from 'react';
import { useStable } from '../stable/use-stable.ts';
import type { LocatedPlace } from './map-place.ts';
import { placeZoom, type View, viewOf } from './map-view.ts';
import type { Activation, PlaceId } from './use-active-place.ts';

const zooms = { least: 4, most: 18 };

type MapView = {
  view: View;
  limits: typeof zooms;
  /** The visitor moved the map. */
  moveTo: (view: View) => void;
  zoomBy: (step: number) => void;
  /** A marker was pressed or hovered; to be told before the place becomes active. */
  touched: (id: PlaceId, by: Activation) => void;
};

/** Where the map looks: at all places to begin with, then at the active one or where the visitor moved it. */
export function useMapView(
  places: readonly LocatedPlace[],
  active: LocatedPlace | undefined,
  size: { width: number; height: number },
): MapView {
  const { width, height } = size;
  // Parents hand over a new list on every render; only other coordinates make another view.
  const points = useStable(places.map(({ lat, long }) => ({ lat, long })));
  const opening = useMemo(() => viewOf(points, width, height), [points, width, height]);
  const [moved, setMoved] = useState<{ from: View; view: View } | null>(null);
  const hovered = useRef<PlaceId | null>(null);
  const { id, lat, long } = active ?? {};

  useEffect(() => {
    // The map must not run away from under the pointer that hovers over one of its markers.
    if (id === undefined || lat === undefined || long === undefined || hovered.current === id) return;
    setMoved({ from: opening, view: { center: [lat, long], zoom: placeZoom } });
  }, [id, lat, long, opening]);

  const view = moved && moved.from === opening ? moved.view : opening;
  const moveTo = (next: View) => setMoved({ from: opening, view: next });
  return {
    view,
    limits: zooms,
    moveTo,
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
