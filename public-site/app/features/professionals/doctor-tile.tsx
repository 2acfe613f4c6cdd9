import type { Picture } from '@antam/server/features/media/contract.ts';
import type { Rating } from '@antam/server/features/places/contract.ts';
import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import { clsx } from 'clsx';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { CardLink, cardLook } from '../../ui/card/card.tsx';
import { Score } from '../../ui/stars/stars.tsx';
import { thumbnailOf } from '../media/picture-source.ts';
import styles from './doctor-tile.module.css';
import { FullName } from './full-name.tsx';

type TileDoctor = {
  absolute_url: string;
  display_name: string;
  name: string;
  specialities: readonly TermRef[];
  picture: Pick<Picture, 'thumbnail_url'> | null;
  rating: Rating;
};

/** Classes of an item of a carousel that is a doctor's tile. */
export const DOCTOR_TILE = clsx(cardLook({ interactive: true }), styles.tile);

/** A doctor as an upright tile: what stands in an item of the classes {@link DOCTOR_TILE}. */
export function DoctorTile({ doctor, where }: { doctor: TileDoctor; where?: string | null }) {
  return (
    <>
      <Avatar name={doctor.name} image={thumbnailOf(doctor.picture)} size={96} />
      <h3>
        <CardLink to={doctor.absolute_url}>
          <FullName displayName={doctor.display_name} name={doctor.name} />
        </CardLink>
      </h3>
      <p className={styles.line}>{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
      {where}
      <Score score={doctor.rating.score} count={doctor.rating.count} />
    </>
  );
}
