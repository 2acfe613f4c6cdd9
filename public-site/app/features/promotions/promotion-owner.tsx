import type { PromotionCard } from '@antam/server/features/promotions/contract.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { PlacePicture } from '../../ui/place-picture/place-picture.tsx';
import { imageOf, thumbnailOf } from '../media/picture-source.ts';
import styles from './promotion-card.module.css';

type PromotionOwnerProps = { promotion: Pick<PromotionCard, 'record' | 'picture'>; eager?: boolean | undefined };

/** The picture of the place or the professional whose promotion it is. */
export function PromotionOwner({ promotion: { record, picture }, eager }: PromotionOwnerProps) {
  if (record.kind === 'place') {
    return (
      <div className={styles.picture}>
        <PlacePicture
          name={record.name}
          image={imageOf(picture)}
          ratio="16 / 9"
          sizes="(min-width: 720px) 360px, 92vw"
          eager={eager}
        />
      </div>
    );
  }
  return (
    <div className={styles.person}>
      <Avatar name={record.name} image={thumbnailOf(picture)} size={96} />
    </div>
  );
}
