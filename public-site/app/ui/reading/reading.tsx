import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import styles from './reading.module.css';

type ReadingProps = {
  /** The list of contents; null where the text is seen whole without one. */
  contents: ReactNode;
  className?: string | undefined;
  children: ReactNode;
};

/** A long text as wide as one reads well. Its list of contents stands above it, in wide windows beside it and in sight. */
export function Reading({ contents, className, children }: ReadingProps) {
  return (
    <div className={styles.columns}>
      {contents && (
        <aside className={`${styles.contents} no-print`} aria-label="Mục lục">
          {contents}
        </aside>
      )}
      <div className={clsx(styles.text, className)}>{children}</div>
    </div>
  );
}

/** What a reader must not take the text for. */
export const Caution = ({ children }: { children: ReactNode }) => <p className={styles.caution}>{children}</p>;
