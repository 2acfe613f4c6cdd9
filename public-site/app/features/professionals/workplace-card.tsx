import type { WorkplaceDetail } from '@antam/server/features/professionals/contract.ts';
import { clsx } from 'clsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { drawn } from '../../ui/drawn/drawn.ts';
import { PlacePicture } from '../../ui/place-picture/place-picture.tsx';
import { wholeAddress, wholeEnd } from '../../ui/text/whole-parts.ts';
import detail from '../detail/detail.module.css';
import { imageOf } from '../media/picture-source.ts';
import { OpeningBadge } from '../places/opening-badge.tsx';
import { areaName } from '../places/place-area.ts';
import { placeKind } from '../places/place-kind.ts';
import styles from './workplace-card.module.css';

/** A place where the doctor works. */
export function WorkplaceCard({ place }: { place: WorkplaceDetail }) {
  return (
    <Card as="article" padded={false} interactive className={styles.card}>
      <PlacePicture
        name={place.name}
        kind={placeKind(place.place_type.slug)}
        image={imageOf(place.picture)}
        sizes="160px"
        ratio="1 / 1"
      />
      <div className={styles.body}>
        <div className={detail.badges}>
          <span className="muted small">{place.place_type.name}</span>
          {place.accepts_bhyt && (
            <Badge tone="brand" className={drawn('shield')}>
              BHYT
            </Badge>
          )}
        </div>
        <h3 className={styles.name}>
          <CardLink to={place.absolute_url}>{wholeEnd(place.name)}</CardLink>
        </h3>
        <p className={clsx(drawn('pin'), detail.line, 'small')}>{wholeAddress(place.address || areaName(place))}</p>
        {place.opening_hours && <OpeningBadge hours={place.opening_hours} />}
      </div>
    </Card>
  );
}
