import { Maximize, Minus, Plus } from 'lucide-react';
import { type RefObject, useCallback, useEffect, useRef, useState } from 'react';
import { IconButton } from '../button/icon-button.tsx';
import { BaseMap } from './base/base-map.tsx';
import { MapCluster } from './map-cluster.tsx';
import { clusterPlaces } from './map-clusters.ts';
import { MapMarker } from './map-marker.tsx';
import type { LocatedPlace } from './map-place.ts';
import { MapTile, TileReport } from './map-tile.tsx';
import { baseZoom, placeZoom } from './map-view.ts';
import styles from './place-map.module.css';
import { SteadyMap } from './steady-map.ts';
import { tileAddress } from './tile-address.ts';
import type { Activation, PlaceId } from './use-active-place.ts';
import { useMapView } from './use-map-view.ts';

type MapCanvasProps = {
  places: readonly LocatedPlace[];
  activeId: PlaceId | null;
  onActivate?: (id: PlaceId, by: Activation) => void;
  tileUrl: string;
  attribution?: string;
};

/**
 * The map itself: a road map that opens on all its places and goes to the active one, over a base of our own. The wheel
 * scrolls the page.
 */
export function MapCanvas({ places, activeId, onActivate, tileUrl, attribution }: MapCanvasProps) {
  const box = useRef<HTMLDivElement>(null);
  const size = useSize(box);
  const [hasTiles, setHasTiles] = useState(true);
  const [hasFirst, setHasFirst] = useState(true);
  const reported = useRef(false);
  const active = places.find(place => place.id === activeId);
  const { view, limits, moveTo, zoomBy, touched, isAway, showAll, showApart } = useMapView(
    places,
    active,
    size,
    hasFirst ? placeZoom : baseZoom,
  );
  const report = useCallback((hasCome: boolean) => {
    setHasTiles(hasCome);
    // The first tile decides, so that the map does not go to and fro where only some come.
    if (!reported.current) setHasFirst(hasCome);
    reported.current = true;
  }, []);
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
        <TileReport value={report}>
          <SteadyMap
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
            <BaseMap />
            {clusterPlaces(ordered, Math.round(view.zoom), activeId).map(([place, ...others]) =>
              others.length > 0 ? (
                <MapCluster
                  key={`cluster ${place.id}`}
                  anchor={[place.lat, place.long]}
                  places={[place, ...others]}
                  onOpen={showApart}
                />
              ) : (
                <MapMarker
                  key={place.id}
                  anchor={[place.lat, place.long]}
                  place={place}
                  active={place.id === activeId}
                  onActivate={activate}
                />
              ),
            )}
          </SteadyMap>
        </TileReport>
      )}
      <p className={styles.notice} role="status">
        {!hasTiles && 'Chưa tải được bản đồ đường phố.'}
      </p>
      <div className={styles.zoom}>
        <IconButton label="Phóng to" onClick={() => zoomBy(1)}>
          <Plus />
        </IconButton>
        <IconButton label="Thu nhỏ" onClick={() => zoomBy(-1)}>
          <Minus />
        </IconButton>
        {isAway && (
          <IconButton label="Xem toàn bộ" onClick={showAll}>
            <Maximize />
          </IconButton>
        )}
      </div>
    </div>
  );
}

const refresh = 200;

/** An element's inner size in pixels, zero until measured; follows it 200 ms after the last change. */
function useSize(element: RefObject<HTMLElement | null>): { width: number; height: number } {
  const [size, setSize] = useState({ width: 0, height: 0 });
  useEffect(() => {
    const box = element.current;
    if (!box) return;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const measure = () =>
      setSize(before =>
        before.width === box.clientWidth && before.height === box.clientHeight
          ? before
          : { width: box.clientWidth, height: box.clientHeight },
      );
    measure();
    const observer = new ResizeObserver(() => {
      clearTimeout(timer);
      timer = setTimeout(measure, refresh);
    });
    observer.observe(box);
    return () => {
      clearTimeout(timer);
      observer.disconnect();
    };
  }, [element]);
  return size;
}
