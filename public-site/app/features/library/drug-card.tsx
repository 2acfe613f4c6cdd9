import type { DrugCard as DrugCardData } from '@antam/server/features/drugs/contract.ts';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { DRUG_TYPE_NAMES } from './drug-types.ts';
import styles from './library.module.css';

/** Brand names that a card has room for. */
const BRANDS = 3;

/** A drug in a list: what it is sold as and what it belongs to. */
export function DrugCard({ drug, level = 2 }: { drug: DrugCardData; level?: 2 | 3 }) {
  const { absolute_url, name, brands, group, type } = drug;
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <Heading className={styles.cardName}>
        <CardLink to={absolute_url}>{name}</CardLink>
      </Heading>
      <p className={styles.cardLine}>{brands.length > 0 ? brands.slice(0, BRANDS).join(', ') : group}</p>
      <p className={styles.cardFacts}>
        <Chip tone={type === 'prescription' ? 'accent' : 'brand'}>{DRUG_TYPE_NAMES[type]}</Chip>
      </p>
    </Card>
  );
}
