import { clsx } from 'clsx';
import { escapeJson } from '../../rendering/escape-json.ts';
import { useLazy } from '../lazy/use-lazy.ts';
import { locatedPlaces, type MapPlace } from './map-place.ts';
import styles from './place-map.module.css';
import { openStreetMapTiles } from './tile-address.ts';
import type { Activation, PlaceId } from './use-active-place.ts';

const loadCanvas = () => import('./map-canvas.tsx');

/** The places of a map as data: as an attribute, five letters would stand for each quotation mark. */
const placesText = (places: readonly MapPlace[]): string =>
  escapeJson(JSON.stringify(places.map(({ id, name, address, lat, long }) => ({ id, name, address, lat, long }))));

type PlaceMapProps = {
  places: readonly MapPlace[];
  activeId?: PlaceId | null;
  onActivate?: (id: PlaceId, by: Activation) => void;
  /** The address of a tile, with `{z}`, `{x}` and `{y}`. */
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
      data-rendered={canvas ? '' : undefined}
    >
      <script
        type="application/json"
        data-places
        // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON whose every `<` is escaped.
        dangerouslySetInnerHTML={{ __html: placesText(located) }}
      />
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
        <div className={styles.plain}>
          {located.map(({ id, name, address, lat, long }) => (
            <a key={id} href={`https://www.openstreetmap.org/?mlat=${lat}&mlon=${long}&zoom=16`}>
              {`${name} ${address}`}
            </a>
          ))}
        </div>
      </noscript>
    </section>
  );
}
