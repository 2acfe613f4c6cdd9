import type { ReactNode } from 'react';
import styles from './whole-end.module.css';

/** The parts of a text, as `split` answers them for a pattern that catches what is not to be broken: every second part. */
export function keptWhole(parts: readonly string[]): ReactNode {
  return parts.map((part, at) =>
    at % 2 === 1 ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text stay in their places.
      <span key={at} className={styles.end}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
