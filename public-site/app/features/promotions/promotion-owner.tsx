import type { PromotionCard, PromotionCategory } from '@antam/server/features/promotions/contract.ts';
import { Avatar } from '../../ui/avatar/avatar.tsx';
import { PlacePicture } from '../../ui/place-picture/place-picture.tsx';
import { imageOf, thumbnailOf } from '../media/picture-source.ts';
import { TermMotif } from '../taxonomy/term-motif.tsx';
import styles from './promotion-card.module.css';

type PromotionOwnerProps = {
  promotion: Pick<PromotionCard, 'record' | 'picture' | 'category'>;
  eager?: boolean | undefined;
};

/** Terms whose signs stand for what is promoted. */
const SIGNS: Readonly<Record<PromotionCategory, string>> = {
  examination: 'noi-tong-quat',
  package: 'kham-suc-khoe',
  test: 'xet-nghiem',
  treatment: 'phuc-hoi-chuc-nang',
  dental: 'rang-ham-mat',
  vaccination: 'tiem-chung',
  beauty: 'da-lieu',
  product: 'nha-thuoc',
};

/**
 * The picture of the place or the professional whose promotion it is. Without a portrait the sign of what is promoted: as
 * large as this, initials would be read as a word.
 */
export function PromotionOwner({ promotion: { record, picture, category }, eager }: PromotionOwnerProps) {
  if (record.kind === 'place') {
    return (
      <div className={styles.picture}>
        <PlacePicture
          name={record.name}
          image={imageOf(picture)}
          ratio="16 / 9"
          sizes="(min-width: 720px) 360px, 88vw"
          eager={eager}
        />
      </div>
    );
  }
  if (picture === null) return <TermMotif slug={SIGNS[category]} ratio="16 / 9" />;
  return (
    <div className={styles.person}>
      <Avatar name={record.name} image={thumbnailOf(picture)} size={96} />
    </div>
  );
}
