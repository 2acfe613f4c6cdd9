import type { DiseaseCard as DiseaseCardData } from '@antam/server/features/diseases/contract.ts';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { askedFirst } from './asked-first.ts';
import styles from './library.module.css';

/** Other names that a card has room for. */
const NAMES = 3;

type DiseaseCardProps = {
  disease: DiseaseCardData;
  level?: 2 | 3;
  /** The words by which it was looked for. */
  query?: string;
};

/** A disease in a list: what else it is called and who looks after it. */
export function DiseaseCard({ disease, level = 2, query = '' }: DiseaseCardProps) {
  const { absolute_url, name, also_known, specialities, summary } = disease;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <Heading className={styles.cardName}>
        <CardLink to={absolute_url}>{name}</CardLink>
      </Heading>
      <p className={styles.cardLine}>
        {also_known.length > 0 ? askedFirst(also_known, query).slice(0, NAMES).join(', ') : summary}
      </p>
      {specialities.length > 0 && (
        <p className={styles.cardFacts}>
          {specialities.slice(0, 2).map(({ slug, name }) => (
            <Chip key={slug}>{name}</Chip>
          ))}
        </p>
      )}
    </Card>
  );
}
