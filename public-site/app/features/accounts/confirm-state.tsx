import type { ReactNode } from 'react';
import styles from './confirm-email.module.css';

type ConfirmStateProps = { icon: ReactNode; tone?: 'good' | 'bad'; title: string; children: ReactNode };

/** The result of a mailed link, in one column. */
export function ConfirmState({ icon, tone, title, children }: ConfirmStateProps) {
  return (
    <section className={`container ${styles.state}`}>
      <span className={styles.icon} data-tone={tone} aria-hidden="true">
        {icon}
      </span>
      <h1 className={styles.title}>{title}</h1>
      {children}
    </section>
  );
}
