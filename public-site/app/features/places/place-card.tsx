import { bookingPages } from '@antam/server/features/bookings/pages.ts';
import type { PlaceCard as PlaceCardData } from '@antam/server/features/places/contract.ts';
import { clsx } from 'clsx';
import { Badge } from '../../ui/badge/badge.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { drawn } from '../../ui/drawn/drawn.ts';
import { Fact } from '../../ui/drawn/fact.tsx';
import { PlacePicture } from '../../ui/place-picture/place-picture.tsx';
import { Score } from '../../ui/stars/stars.tsx';
import { formatKm } from '../../ui/text/format-number.ts';
import { wholeAddress } from '../../ui/text/whole-parts.ts';
import { BOOKING_ID } from '../bookings/booking-id.ts';
import { NextFree } from '../bookings/next-free.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { imageOf } from '../media/picture-source.ts';
import { TermIcon } from '../taxonomy/term-icon.tsx';
import { AskedPrice } from './asked-price.tsx';
import type { AskedTime } from './asked-times.ts';
import { CardPrices } from './card-prices.tsx';
import { OpeningBadge } from './opening-badge.tsx';
import { areaName, formerName } from './place-area.ts';
import styles from './place-card.module.css';
import { placeKind } from './place-kind.ts';

type PlaceCardProps = {
  place: PlaceCardData;
  level?: 2 | 3;
  active?: boolean;
  eager?: boolean;
  note?: string;
  /** With what services cost there: for lists that may be so wide that a card has a column for it. */
  priced?: boolean;
  /** In the list of favourites, where each has a button of its own. */
  hideHeart?: boolean;
  /** Picture on top instead of at the side: for carousels, and for grids where they are `wide` (not on phones). */
  upright?: boolean | 'wide';
  /** Who is free first of those whom the list asks for; null for nobody, and left out where it asks for none. */
  asked?: AskedTime | null | undefined;
};

/** Pixels that the picture at a card's side has on the densest screens: 220 wide of three, or 120 on phones. */
const MAX_PIXELS = 640;

/** Names of specialities that fit one line of a card. */
const SHOWN_SPECIALITIES = 4;

function shownSpecialities({ specialities }: PlaceCardData): string {
  const shown = specialities.slice(0, SHOWN_SPECIALITIES).map(({ name }) => name);
  const more = specialities.length - SHOWN_SPECIALITIES;
  return [...shown, ...(more > 0 ? [`+${more}`] : [])].join(' · ');
}

/** The first free time that the card shows, and where it is booked: with whom the list asks for, in that one's calendar. */
function freeOf({ next_free, absolute_url }: PlaceCardData, asked: PlaceCardProps['asked']) {
  if (asked) {
    const { place, professional, next_free: at, speciality } = asked;
    return { at, to: bookingPages.form({ place, professional }), speciality };
  }
  return next_free === null || asked === null ? null : { at: next_free, to: `${absolute_url}#${BOOKING_ID}` };
}

function layoutOf(upright: PlaceCardProps['upright']) {
  if (upright === true) return styles.upright;
  return clsx(styles.card, upright === 'wide' && styles.wide);
}

/** A facility in a list: picture, kind, name, address, opening, score. The whole card opens the page. */
export function PlaceCard({
  place,
  level = 2,
  active,
  eager,
  note,
  upright = false,
  priced = false,
  hideHeart = false,
  asked,
}: PlaceCardProps) {
  const Heading = `h${level}` as const;
  const free = freeOf(place, asked);
  return (
    <Card as="article" padded={false} interactive active={active} className={layoutOf(upright)}>
      <PlacePicture
        className={styles.picture}
        name={place.name}
        kind={placeKind(place.place_type.slug)}
        image={imageOf(place.picture, upright ? undefined : MAX_PIXELS)}
        sizes={`(min-width: 600px) ${upright ? 320 : 220}px, ${upright === true ? '82vw' : '120px'}`}
        eager={eager}
      />
      <div className={styles.body}>
        <p className={styles.kind}>
          <TermIcon slug={place.place_type.slug} />
          {place.place_type.name}
          {place.accepts_bhyt && (
            <Badge tone="brand" className={drawn('shield')}>
              BHYT
            </Badge>
          )}
        </p>
        <Heading className={styles.name}>
          <CardLink to={place.absolute_url}>{place.name}</CardLink>
        </Heading>
        <Score score={place.rating.score} count={place.rating.count} />
        <Fact icon="pin">
          {place.distance !== null && (
            <>
              <span className={styles.distance} data-distance>
                Cách {formatKm(place.distance)}
              </span>
              {' · '}
            </>
          )}
          {wholeAddress(place.address || areaName(place))}
          {place.address !== '' && place.district && (
            <span className="muted">{` · ${formerName(place.district)}`}</span>
          )}
        </Fact>
        {place.specialities.length > 0 && (
          <Fact icon="stethoscope" className={styles.line}>
            {shownSpecialities(place)}
          </Fact>
        )}
        <AskedPrice service={place.asked_service} />
        {place.opening_hours && <OpeningBadge hours={place.opening_hours} />}
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {(priced || free !== null) && (
        <div className={styles.aside}>
          {priced && <CardPrices asked={place.asked_service} services={place.services} />}
          {free !== null && <NextFree {...free} name={place.name} />}
        </div>
      )}
      {!hideHeart && (
        <FavouriteButton
          type="place"
          id={place.id}
          name={place.name}
          count={place.favourite_count}
          onCard
          className={styles.heart}
        />
      )}
    </Card>
  );
}
