import type { DiseaseCard as DiseaseCardData } from '@antam/server/features/diseases/contract.ts';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import styles from './library.module.css';

/** Other names that a card has room for. */
const NAMES = 3;

/** A disease in a list: what else it is called and who looks after it. */
export function DiseaseCard({ disease, level = 2 }: { disease: DiseaseCardData; level?: 2 | 3 }) {
  const { absolute_url, name, also_known, specialities, summary } = disease;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <Heading className={styles.cardName}>
        <CardLink to={absolute_url}>{name}</CardLink>
      </Heading>
      <p className={styles.cardLine}>{also_known.length > 0 ? also_known.slice(0, NAMES).join(', ') : summary}</p>
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
