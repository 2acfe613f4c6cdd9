import type { ReactNode } from 'react';
import { Card, CardLink } from '../../ui/card/card.tsx';
import { askedFirst } from './asked-first.ts';
import styles from './library.module.css';

/** Other names that a card has room for. */
const NAMES = 3;

/** How a list shows its cards. */
export type ListedCardProps = {
  level?: 2 | 3;
  /** The words by which it was looked for. */
  query?: string;
};

type LibraryCardProps = ListedCardProps & {
  name: string;
  url: string;
  otherNames: readonly string[];
  /** What is said of it where it has no other name. */
  otherwise: string;
  /** Chips. */
  children?: ReactNode;
};

/** A disease or drug in a list: what else it is called, the names that were asked for first, and some facts. */
export function LibraryCard({ name, url, otherNames, otherwise, level = 2, query = '', children }: LibraryCardProps) {
  const Heading = `h${level}` as const;
  return (
    <Card as="article" interactive className={styles.card}>
      <Heading className={styles.cardName}>
        <CardLink to={url}>{name}</CardLink>
      </Heading>
      <p className={styles.cardLine}>{askedFirst(otherNames, query).slice(0, NAMES).join(', ') || otherwise}</p>
      {children && <p className={styles.cardFacts}>{children}</p>}
    </Card>
  );
}
