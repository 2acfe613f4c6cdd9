import type { CollectionCard as CollectionCardData } from '@antam/server/features/collections/contract.ts';
import { Building2, MessageCircleQuestion, Stethoscope } from 'lucide-react';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { formatNumber } from '../../ui/text/format-number.ts';
import { wholeEnd } from '../../ui/text/whole-parts.ts';
import styles from './collection-card.module.css';

const NOUNS: Record<CollectionCardData['kind'], string> = {
  place: 'cơ sở y tế',
  professional: 'hồ sơ',
  thread: 'câu hỏi',
};
const SIGNS = { place: Building2, professional: Stethoscope, thread: MessageCircleQuestion } as const;

/** A collection with the pictures of its first members; where none of them has one, a sign of what they are. */
export function CollectionCard({ collection, level = 2 }: { collection: CollectionCardData; level?: 2 | 3 }) {
  const Blank = SIGNS[collection.kind];
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <div className={styles.pictures} data-kind={collection.kind}>
        {collection.pictures.length === 0 && <Blank size={28} aria-hidden />}
        {collection.pictures.map(picture => (
          <img key={picture.id} src={picture.thumbnail_url} alt="" width={72} height={72} loading="lazy" />
        ))}
      </div>
      <Heading className={styles.name}>
        <CardLink to={collection.absolute_url}>{wholeEnd(collection.name)}</CardLink>
      </Heading>
      <p className={styles.summary}>{collection.summary}</p>
      {`${formatNumber(collection.member_count)} ${NOUNS[collection.kind]}`}
    </Card>
  );
}
