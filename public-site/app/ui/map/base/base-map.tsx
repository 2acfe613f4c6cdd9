import { useLazy } from '../../lazy/use-lazy.ts';
import styles from './base-map.module.css';
import { toUnits, unitPixels } from './base-units.ts';
import { visibleLabels } from './visible-labels.ts';

const load = () => import('./vietnam.json');

/** From here on the outlines, which are true to about a kilometre, would put places into the sea. */
const MAX_ZOOM_OF_LINES = 12;

type BaseMapProps = {
  /** Given by the map itself: where it looks, in degrees, and its size in pixels. */
  mapState?: { center: [number, number]; zoom: number; width: number; height: number };
};

/**
 * Coast, provinces and names of districts below the tiles, drawn from data of our own: what is to be seen until the
 * tiles come, and without them.
 */
export function BaseMap({ mapState }: BaseMapProps) {
  const data = useLazy(load)?.default;
  if (!data || !mapState) return null;
  const { center, zoom, width, height } = mapState;
  const scale = unitPixels(zoom);
  const middle = toUnits(center);
  const window = { x: middle.x - width / scale / 2, y: middle.y - height / scale / 2, scale, width, height };
  return (
    <div className={styles.base} data-base-map aria-hidden="true">
      {zoom <= MAX_ZOOM_OF_LINES && (
        <svg
          className={styles.lines}
          viewBox={`${window.x} ${window.y} ${width / scale} ${height / scale}`}
          width={width}
          height={height}
          aria-hidden="true"
          focusable="false"
        >
          <path className={styles.neighbours} d={data.neighbours} />
          <path className={styles.land} d={data.land} />
          <path className={styles.former} d={data.formerLines} />
          <path className={styles.provinces} d={data.provinceLines} />
        </svg>
      )}
      {visibleLabels(data, zoom, window).map(({ name, kind, left, top }) => (
        <span key={`${kind} ${name} ${left - top}`} className={styles[kind]} style={{ left, top }}>
          {name}
        </span>
      ))}
    </div>
  );
}
