import type { ReactNode } from 'react';
import { BrokenDrawing } from './broken-drawing.tsx';
import styles from './states.module.css';

type ErrorStateProps = {
  title: string;
  /** What happened, what was kept, what to do next. */
  children?: ReactNode;
  action?: ReactNode;
  /** The code that support asks for. */
  code?: string;
};

/** Stands where something failed. */
export function ErrorState({ title, children, action, code }: ErrorStateProps) {
  return (
    <section className={styles.state} role="alert">
      <BrokenDrawing />
      <h2 className={styles.title}>{title}</h2>
      {children && <div className={styles.text}>{children}</div>}
      {action && <div className={styles.action}>{action}</div>}
      {code && (
        <p className={styles.code}>
          Mã lỗi: <code>{code}</code>
        </p>
      )}
    </section>
  );
}
