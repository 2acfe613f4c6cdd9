import type { PlaceDetail } from '@antam/server/features/places/contract.ts';
import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Badge } from '../../ui/badge/badge.tsx';
import { drawn, drawnAs } from '../../ui/drawn/drawn.ts';
import { formatKm } from '../../ui/text/format-number.ts';
import { wholeAddress } from '../../ui/text/whole-parts.ts';
import { WholeWords } from '../../ui/text/whole-words.tsx';
import detail from '../detail/detail.module.css';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { RatingLink } from '../reviews/rating-link.tsx';
import { OpeningBadge } from './opening-badge.tsx';
import { areaName, formerName } from './place-area.ts';
import styles from './place-head.module.css';

type PlaceHeadProps = {
  place: PlaceDetail;
  /** The way to an appointment. */
  children?: ReactNode;
};

/** What the facility is: kind, name, score, address with its old district, opening, website. */
export function PlaceHead({ place, children }: PlaceHeadProps) {
  return (
    <header className={styles.head}>
      <div className={detail.badges}>
        <span className="muted">{place.place_type.name}</span>
        {place.accepts_bhyt && (
          <Badge tone="brand" className={drawn('shield')}>
            Nhận BHYT
          </Badge>
        )}
      </div>
      <h1>
        <WholeWords text={place.name} />
      </h1>
      <RatingLink rating={place.rating} />
      <p className={clsx(drawn('pin'), detail.line)}>
        {wholeAddress(place.address || areaName(place))}
        {place.district && place.address !== '' && <span className="muted">{` · ${formerName(place.district)}`}</span>}
        {place.distance !== null && <strong data-distance> · cách bạn {formatKm(place.distance)}</strong>}
      </p>
      {place.opening_hours && <OpeningBadge hours={place.opening_hours} />}
      {place.website && (
        <p className={clsx(drawnAs(detail.website), detail.line)}>
          <a href={place.website} target="_blank" rel="noopener noreferrer nofollow">
            {new URL(place.website).hostname.replace(/^www\./, '')}
          </a>
        </p>
      )}
      <div className={detail.actions}>
        {children}
        <FavouriteButton type="place" id={place.id} name={place.name} count={place.favourite_count} labelled />
      </div>
    </header>
  );
}
