import type { ProfessionalCard } from '@antam/server/features/professionals/contract.ts';
import { clsx } from 'clsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { drawn } from '../../ui/drawn/drawn.ts';
import { Fact } from '../../ui/drawn/fact.tsx';
import { Score } from '../../ui/stars/stars.tsx';
import { formatKm, formatVnd } from '../../ui/text/format-number.ts';
import { wholeAddress } from '../../ui/text/whole-parts.ts';
import { BOOKING_ID } from '../bookings/booking-id.ts';
import { NextFree } from '../bookings/next-free.tsx';
import { FavouriteButton } from '../favourites/favourite-button.tsx';
import { thumbnailOf } from '../media/picture-source.ts';
import { AskedPrice } from '../places/asked-price.tsx';
import { CardPrices } from '../places/card-prices.tsx';
import { areaName } from '../places/place-area.ts';
import styles from './doctor-card.module.css';
import { FullName } from './full-name.tsx';
import { titleOnCard } from './title-in-words.ts';

type DoctorCardProps = {
  doctor: ProfessionalCard;
  /** Level of the name as a heading; 2 below a page's title. */
  level?: 2 | 3;
  active?: boolean;
  /** Loads the portrait at once: for the first cards of a page. */
  eager?: boolean;
  /** An editor's remark on this doctor. */
  note?: string;
  /** With what services cost there: for lists that may be so wide that a card has a column for it. */
  priced?: boolean;
  /** In the list of favourites, where each has a button of its own. */
  hideHeart?: boolean;
};

/** A doctor in a list: portrait, full name with titles, specialities, workplace, score. The whole card opens the page. */
export function DoctorCard({
  doctor,
  level = 2,
  active,
  eager,
  note,
  priced = false,
  hideHeart = false,
}: DoctorCardProps) {
  const Heading = `h${level}` as const;
  const title = titleOnCard(doctor);
  return (
    <Card as="article" interactive active={active} className={styles.card}>
      <Avatar name={doctor.name} image={thumbnailOf(doctor.picture)} size={72} eager={eager} />
      <div className={styles.body}>
        <Heading className={styles.name}>
          <CardLink to={doctor.absolute_url}>
            <FullName displayName={doctor.display_name} name={doctor.name} />
          </CardLink>
        </Heading>
        {title !== '' && <p>{title}</p>}
        {doctor.specialities.length > 0 && (
          <p className={styles.specialities}>{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
        )}
        <Score score={doctor.rating.score} count={doctor.rating.count} />
        {doctor.workplace && (
          <>
            <Fact icon="building">{doctor.workplace.name}</Fact>
            <Fact icon="pin">
              {doctor.distance !== null && (
                <>
                  <span className={styles.distance} data-distance>
                    Cách {formatKm(doctor.distance)}
                  </span>
                  {' · '}
                </>
              )}
              {wholeAddress(areaName(doctor.workplace))}
            </Fact>
          </>
        )}
        <AskedPrice service={doctor.asked_service} />
        {note && <p className={styles.note}>{note}</p>}
      </div>
      {!hideHeart && (
        <FavouriteButton type="professional" id={doctor.id} name={doctor.name} count={doctor.favourite_count} onCard />
      )}
      <div className={styles.aside}>
        {priced && <CardPrices asked={doctor.asked_service} services={doctor.services} />}
        {doctor.next_free !== null && (
          <div className={styles.free}>
            <NextFree at={doctor.next_free} to={`${doctor.absolute_url}#${BOOKING_ID}`} name={doctor.display_name} />
          </div>
        )}
        {(doctor.price_from !== null || doctor.practising_since !== null) && (
          <p className={styles.foot}>
            {doctor.price_from !== null && <span className={styles.price}>Giá từ {formatVnd(doctor.price_from)}</span>}
            {doctor.practising_since !== null && (
              <span className={clsx(drawn('briefcase'), styles.since)}>Hành nghề từ {doctor.practising_since}</span>
            )}
          </p>
        )}
      </div>
    </Card>
  );
}
