import type { MapPlace } from '@antam/server/features/places/contract.ts';
import { LinkButton } from '../../ui/button/button.tsx';
import { drawnAs } from '../../ui/drawn/drawn.ts';
import { PlaceMap } from '../../ui/map/place-map.tsx';
import detail from '../detail/detail.module.css';
import { useMapSettings } from '../site/use-map-settings.ts';
import { directionsUrl } from './directions.ts';
import styles from './place-position.module.css';

/** A place on its own map with a link to directions; nothing when its position is unknown. */
export function PlacePosition({ place }: { place: MapPlace }) {
  const map = useMapSettings();
  if (place.lat === null || place.long === null) return null;
  return (
    <div className={styles.position}>
      <PlaceMap places={[place]} activeId={place.id} {...map} label={`Vị trí của ${place.name}`} height="240px" />
      <LinkButton
        to={directionsUrl({ lat: place.lat, long: place.long })}
        target="_blank"
        rel="noopener noreferrer"
        variant="outline"
        wide
        className={drawnAs(detail.go)}
      >
        Chỉ đường
      </LinkButton>
    </div>
  );
}
