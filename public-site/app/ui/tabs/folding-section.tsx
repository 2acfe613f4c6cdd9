import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { PhoneFold } from '../fold/phone-fold.tsx';
import { formatNumber } from '../text/format-number.ts';
import styles from './tabs.module.css';

type FoldingSectionProps = {
  id: string;
  className: string;
  heading: string;
  count: number | undefined;
  first: boolean;
  children: ReactNode;
};

/** A section that phones fold, all but the first; they show how much it holds. */
export function FoldingSection({ id, className, heading, count, first, children }: FoldingSectionProps) {
  const line = (
    <h3 className={styles.heading}>
      {heading}
      {count !== undefined && <span className={styles.folded}>{` (${formatNumber(count)})`}</span>}
    </h3>
  );
  return (
    <PhoneFold
      id={id}
      line={line}
      lineClassName={styles.summary}
      className={clsx(styles.fold, className)}
      startsOpen={first}
    >
      {children}
    </PhoneFold>
  );
}
