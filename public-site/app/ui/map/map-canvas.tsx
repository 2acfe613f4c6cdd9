import { Minus, Plus } from 'lucide-react';
import { Map as PigeonMap } from 'pigeon-maps';
import { useEffect, useMemo, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { MapMarker } from './map-marker.tsx';
import type { LocatedPlace } from './map-place.ts';
import { placeZoom, type View, viewOf } from './map-view.ts';
import styles from './place-map.module.css';
import { tileAddress } from './tile-address.ts';
import type { Activation, PlaceId } from './use-active-place.ts';
import { useSize } from './use-size.ts';

type MapCanvasProps = {
  places: readonly LocatedPlace[];
  activeId: PlaceId | null;
  onActivate?: (id: PlaceId, by: Activation) => void;
  tileUrl: string;
  attribution?: string;
};

const zooms = { least: 4, most: 18 };

/** The map itself: a road map that opens on all its places and goes to the active one. The wheel scrolls the page. */
export function MapCanvas({ places, activeId, onActivate, tileUrl, attribution }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const { width, height } = useSize(box);
  const opening = useMemo(() => viewOf(places, width, height), [places, width, height]);
  const [moved, setMoved] = useState<{ from: View; view: View } | null>(null);
  const view = moved && moved.from === opening ? moved.view : opening;
  const active = places.find(place => place.id === activeId);

  useEffect(() => {
    if (active) setMoved({ from: opening, view: { center: [active.lat, active.long], zoom: placeZoom } });
  }, [active, opening]);

  useEffect(() => {
    const element = box.current;
    // The library would zoom on the wheel; stopped on the way down, the event still scrolls the page.
    const keep = (event: Event) => event.stopPropagation();
    element?.addEventListener('wheel', keep, true);
    return () => element?.removeEventListener('wheel', keep, true);
  }, []);

  const zoomBy = (step: number) => {
    const zoom = Math.min(zooms.most, Math.max(zooms.least, Math.round(view.zoom) + step));
    setMoved({ from: opening, view: { ...view, zoom } });
  };
  // A later marker covers an earlier one, so the active one comes last.
  const drawn = active ? [...places.filter(place => place !== active), active] : places;

  return (
    <div ref={box} className={styles.canvas} data-zoom={view.zoom}>
      {width > 0 && (
        <PigeonMap
          width={width}
          height={height}
          center={view.center}
          zoom={view.zoom}
          minZoom={zooms.least}
          maxZoom={zooms.most}
          provider={(x, y, z, density) => tileAddress(tileUrl, x, y, z, density)}
          dprs={tileUrl.includes('{r}') ? [1, 2] : [1]}
          onBoundsChanged={({ center, zoom, initial }) => {
            if (!initial) setMoved({ from: opening, view: { center, zoom } });
          }}
          twoFingerDrag
          twoFingerDragWarning="Dùng hai ngón tay để di chuyển bản đồ"
          attributionPrefix={false}
          attribution={
            <span className={styles.attribution}>
              {attribution ?? (
                <>
                  © <a href="https://www.openstreetmap.org/copyright">OpenStreetMap</a>
                </>
              )}
            </span>
          }
        >
          {drawn.map(place => (
            <MapMarker
              key={place.id}
              anchor={[place.lat, place.long]}
              place={place}
              active={place.id === activeId}
              onActivate={onActivate}
            />
          ))}
        </PigeonMap>
      )}
      <div className={styles.zoom}>
        <IconButton label="Phóng to" onClick={() => zoomBy(1)}>
          <Plus />
        </IconButton>
        <IconButton label="Thu nhỏ" onClick={() => zoomBy(-1)}>
          <Minus />
        </IconButton>
      </div>
    </div>
  );
}
