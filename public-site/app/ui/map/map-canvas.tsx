import { Minus, Plus } from 'lucide-react';
import { Map as PigeonMap } from 'pigeon-maps';
import { useEffect, useRef } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { MapMarker } from './map-marker.tsx';
import type { LocatedPlace } from './map-place.ts';
import { MapTile } from './map-tile.tsx';
import styles from './place-map.module.css';
import { tileAddress } from './tile-address.ts';
import type { Activation, PlaceId } from './use-active-place.ts';
import { useMapView } from './use-map-view.ts';
import { useSize } from './use-size.ts';

type MapCanvasProps = {
  places: readonly LocatedPlace[];
  activeId: PlaceId | null;
  onActivate?: (id: PlaceId, by: Activation) => void;
  tileUrl: string;
  attribution?: string;
};

/** The map itself: a road map that opens on all its places and goes to the active one. The wheel scrolls the page. */
export function MapCanvas({ places, activeId, onActivate, tileUrl, attribution }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const active = places.find(place => place.id === activeId);
  const { view, limits, moveTo, zoomBy, touched } = useMapView(places, active, size);
  const activate = (id: PlaceId, by: Activation) => {
    touched(id, by);
    onActivate?.(id, by);
  };

  useEffect(() => {
    const element = box.current;
    // The library would zoom on the wheel; stopped on the way down, the event still scrolls the page.
    const keep = (event: Event) => event.stopPropagation();
    element?.addEventListener('wheel', keep, true);
    return () => element?.removeEventListener('wheel', keep, true);
  }, []);

  // A later marker covers an earlier one, so the active one comes last.
  const ordered = active ? [...places.filter(place => place !== active), active] : places;

  return (
    <div ref={box} className={styles.canvas} data-zoom={view.zoom}>
      {size.width > 0 && (
        <PigeonMap
          width={size.width}
          height={size.height}
          center={view.center}
          zoom={view.zoom}
          minZoom={limits.least}
          maxZoom={limits.most}
          provider={(x, y, z, density) => tileAddress(tileUrl, x, y, z, density)}
          dprs={tileUrl.includes('{r}') ? [1, 2] : [1]}
          onBoundsChanged={({ center, zoom, initial }) => {
            if (!initial) moveTo({ center, zoom });
          }}
          tileComponent={MapTile}
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
          {ordered.map(place => (
            <MapMarker
              key={place.id}
              anchor={[place.lat, place.long]}
              place={place}
              active={place.id === activeId}
              onActivate={activate}
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
