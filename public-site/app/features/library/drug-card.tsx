import type { DrugCard as DrugCardData } from '@antam/server/features/drugs/contract.ts';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { Chip } from '../../ui/chip/chip.tsx';
import { askedFirst } from './asked-first.ts';
import { DRUG_TYPE_NAMES } from './drug-types.ts';
import styles from './library.module.css';

/** Names that a card has room for. */
const NAMES = 3;

type DrugCardProps = {
  drug: DrugCardData;
  level?: 2 | 3;
  /** The words by which it was looked for. */
  query?: string;
};

/** A drug in a list: what it is sold as, or what it belongs to, and whether a doctor has to prescribe it. */
export function DrugCard({ drug, level = 2, query = '' }: DrugCardProps) {
  const { absolute_url, name, brands, names, group, type } = drug;
  const shown = askedFirst([...brands, ...names], query).slice(0, NAMES);
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <Heading className={styles.cardName}>
        <CardLink to={absolute_url}>{name}</CardLink>
      </Heading>
      <p className={styles.cardLine}>{shown.length > 0 ? shown.join(', ') : group}</p>
      <p className={styles.cardFacts}>
        <Chip tone={type === 'prescription' ? 'accent' : 'brand'}>{DRUG_TYPE_NAMES[type]}</Chip>
      </p>
    </Card>
  );
}
