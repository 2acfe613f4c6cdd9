import { clsx } from 'clsx';
import { type PointerEvent, useState } from 'react';
import { Link } from '../link/link.tsx';
import { cardPlace } from './card-place.ts';
import type { LocatedPlace } from './map-place.ts';
import styles from './place-map.module.css';
import type { Activation, PlaceId } from './use-active-place.ts';

type MapMarkerProps = {
  place: LocatedPlace;
  active: boolean;
  onActivate?: (id: PlaceId, by: Activation) => void;
  /** Latitude and longitude; the map turns it into the two below. */
  anchor: [number, number];
  left?: number;
  top?: number;
  /** The map's size in pixels, given by the map itself. */
  mapState?: { width: number; height: number };
};

/** A pin that can be pressed and reached by keyboard. Hovering counts only for pointers that can hover. */
export function MapMarker({ place, active, onActivate, left = 0, top = 0, mapState }: MapMarkerProps) {
  const [named, setNamed] = useState(false);
  const hover = (event: PointerEvent) => {
    if (event.pointerType === 'touch') return;
    setNamed(true);
    onActivate?.(place.id, 'hover');
  };
  return (
    <div
      className={clsx(styles.marker, active && styles.active, 'pigeon-click-block')}
      style={{ transform: `translate(${left}px, ${top}px)` }}
      data-marker={place.id}
    >
      <button
        type="button"
        className={styles.pin}
        aria-label={`${place.name}, ${place.address}`}
        aria-pressed={active}
        onClick={() => {
          setNamed(true);
          onActivate?.(place.id, 'click');
        }}
        onPointerEnter={hover}
        onPointerLeave={() => setNamed(false)}
        onFocus={() => setNamed(true)}
        onBlur={() => setNamed(false)}
      >
        <svg viewBox="0 0 32 40" width="32" height="40" aria-hidden="true" focusable="false">
          <path d="M16 39C7 27 2 21.500 2 15.500a14 14 0 0 1 28 0C30 21.500 25 27 16 39z" />
          <path className={styles.cross} d="M16 9.500v12M10 15.500h12" />
        </svg>
      </button>
      {(named || active) && (
        <div {...cardPlace(left, top, mapState?.width)}>
          {place.to ? (
            <Link to={place.to} className="strong">
              {place.name}
            </Link>
          ) : (
            <b className="strong">{place.name}</b>
          )}
          <span>{place.address}</span>
        </div>
      )}
    </div>
  );
}
