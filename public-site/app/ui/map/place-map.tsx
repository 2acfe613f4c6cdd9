import { clsx } from 'clsx';
import { useLazy } from '../lazy/use-lazy.ts';
import { locatedPlaces, type MapPlace } from './map-place.ts';
import styles from './place-map.module.css';
import { openStreetMapTiles } from './tile-address.ts';
import type { Activation, PlaceId } from './use-active-place.ts';

const loadCanvas = () => import('./map-canvas.tsx');

type PlaceMapProps = {
  places: readonly MapPlace[];
  activeId?: PlaceId | null;
  onActivate?: (id: PlaceId, by: Activation) => void;
  /** With `{z}`, `{x}`, `{y}`. */
  tileUrl?: string;
  /** Who the tiles are from. */
  attribution?: string;
  label?: string;
  /** CSS length. */
  height?: string;
  className?: string;
};

/**
 * A map with a marker for each place that has coordinates. Its code comes after the page; without script there is a list
 * of links to OpenStreetMap, and without tiles the markers stand on a map of provinces and names of districts.
 */
export function PlaceMap(props: PlaceMapProps) {
  const {
    places,
    activeId = null,
    onActivate,
    tileUrl = openStreetMapTiles,
    label = 'Bản đồ',
    height = '360px',
    className,
  } = props;
  const canvas = useLazy(loadCanvas);
  const located = locatedPlaces(places);
  return (
    <section
      className={clsx(styles.map, className)}
      style={{ height }}
      aria-label={label}
      data-map
      data-places={JSON.stringify(
        located.map(({ id, name, address, lat, long }) => ({ id, name, address, lat, long })),
      )}
      data-rendered={canvas ? '' : undefined}
    >
      {canvas && (
        <canvas.MapCanvas
          places={located}
          activeId={activeId}
          onActivate={onActivate}
          tileUrl={tileUrl}
          attribution={props.attribution}
        />
      )}
      <noscript>
        <ul className={styles.plain}>
          {located.map(place => (
            <li key={place.id}>
              <a
                href={`https://www.openstreetmap.org/?mlat=${place.lat}&mlon=${place.long}#map=16/${place.lat}/${place.long}`}
              >
                {place.name}
              </a>{' '}
              {place.address}
            </li>
          ))}
        </ul>
      </noscript>
    </section>
  );
}
