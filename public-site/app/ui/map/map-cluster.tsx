import { clsx } from 'clsx';
import { type FocusEvent, useState } from 'react';
import { Link } from '../link/link.tsx';
import { cardPlace } from './card-place.ts';
import type { Cluster } from './map-clusters.ts';
import styles from './place-map.module.css';

type MapClusterProps = {
  places: Cluster;
  /** Shows the places apart, as far as the map can. */
  onOpen: (places: Cluster) => void;
  /** Latitude and longitude; the map turns it into the two below. */
  anchor: [number, number];
  left?: number;
  top?: number;
  /** The map's size in pixels, given by the map itself. */
  mapState?: { width: number };
};

/** One pin for places that are too near to each other to be pressed apart. Its card names them all. */
export function MapCluster({ places, onOpen, left = 0, top = 0, mapState }: MapClusterProps) {
  const [isNamed, setNamed] = useState(false);
  const leave = (event: FocusEvent) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setNamed(false);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: pressed is what is in it
    <div
      className={clsx(styles.marker, 'pigeon-click-block')}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      data-cluster={places.length}
      onPointerEnter={event => event.pointerType !== 'touch' && setNamed(true)}
      onPointerLeave={() => setNamed(false)}
      onBlur={leave}
    >
      <button
        type="button"
        className={styles.pin}
        aria-label={`${places.length} nơi ở gần nhau, phóng to để xem từng nơi`}
        aria-expanded={isNamed}
        onClick={() => {
          setNamed(true);
          onOpen(places);
        }}
        onFocus={() => setNamed(true)}
      >
        <span className={styles.count}>{places.length}</span>
      </button>
      <ul {...cardPlace(left, top, mapState?.width)} hidden={!isNamed}>
        {places.map(place => (
          <li key={place.id} data-marker={place.id}>
            {place.to ? (
              <Link to={place.to} className="strong">
                {place.name}
              </Link>
            ) : (
              <b className="strong">{place.name}</b>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
