import type { ReactNode } from 'react';
import { Drawing, type DrawingName } from './drawings.tsx';
import styles from './states.module.css';

type EmptyStateProps = {
  /** Why there is nothing. */
  title: string;
  /** What to try. */
  children?: ReactNode;
  /** The next step, as a button or link. */
  action?: ReactNode;
  drawing?: DrawingName;
};

/** Stands where a list has nothing: says why and offers the next step. */
export function EmptyState({ title, children, action, drawing = 'search' }: EmptyStateProps) {
  return (
    <section className={styles.state}>
      <Drawing name={drawing} />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
    </section>
  );
}
