import type { ReactNode } from 'react';
import { formatNumber } from '../text/format-number.ts';
import styles from './tabs.module.css';
import { useWide } from './use-wide.ts';

type FoldingSectionProps = {
  id: string;
  heading: string;
  count: number | undefined;
  first: boolean;
  children: ReactNode;
};

/**
 * A section that phones fold, all but the first: a line to touch, which needs no script and which the browser's own search
 * opens. Wide windows show it whole; there styles open it before the page's script does.
 */
export function FoldingSection({ id, heading, count, first, children }: FoldingSectionProps) {
  const isWide = useWide();
  return (
    <details id={id} className={styles.fold} open={first || isWide}>
      <summary className={styles.summary} tabIndex={isWide ? -1 : undefined}>
        <h3 className={styles.heading}>
          {heading}
          {count !== undefined && <span className={styles.folded}> ({formatNumber(count)})</span>}
        </h3>
      </summary>
      {children}
    </details>
  );
}
