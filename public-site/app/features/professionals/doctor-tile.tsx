import type { Picture } from '@antam/server/features/media/contract.ts';
import type { Rating } from '@antam/server/features/places/contract.ts';
import type { TermRef } from '@antam/server/features/taxonomy/contract.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { Stars } from '../../ui/stars/stars.tsx';
import { thumbnailOf } from '../media/picture-source.ts';
import styles from './doctor-tile.module.css';
import { FullName } from './full-name.tsx';

type TileDoctor = {
  absolute_url: string;
  display_name: string;
  name: string;
  specialities: readonly TermRef[];
  picture: Picture | null;
  rating: Rating;
};

/** A doctor as an upright tile, for carousels and grids. */
export function DoctorTile({ doctor, where }: { doctor: TileDoctor; where?: string }) {
  return (
    <Card as="article" interactive className={styles.tile}>
      <Avatar name={doctor.name} image={thumbnailOf(doctor.picture)} size={96} />
      <h3 className={styles.name}>
        <CardLink to={doctor.absolute_url}>
          <FullName displayName={doctor.display_name} name={doctor.name} />
        </CardLink>
      </h3>
      <p className={styles.line}>{doctor.specialities.map(({ name }) => name).join(' · ')}</p>
      {where && <p className={styles.where}>{where}</p>}
      <Stars score={doctor.rating.score} count={doctor.rating.count} showScore />
    </Card>
  );
}
